import {
  agreeContract,
  changeFee,
  changePrices,
  changeTax,
  createHomeFor,
  detailsOfHome,
  invitePerson,
  keepDetails,
  keepPhotos,
  moveHome,
  previewAgreement,
  quarterStatement,
  saveBrand,
  saveCompany,
  settleStep,
  uploadCustomFile,
  uploadCustomImage,
} from '@porchlight/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moveOn } from '#modules/bookings'
import { entriesOf } from '#modules/ledger'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { approvedBySecond } from '../approvals/testing/second-approver.ts'
import { confirmed, faultsOf, good } from '../bookings/testing/guest.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const reason = 'As the owner and the company agreed'
const address = { line1: '12 Pine Way', line2: '', city: 'Tahoe City', state: 'CA', zip: '96145', country: 'US' }
const ownerEmail = 'rosalind@owners.example'

/** A person whose calls are counted, as the steps an experienced user takes. */
const counted = (who: Caller) => {
  let steps = 0
  const call = new Proxy(who.call, {
    apply: (target, self, given) => {
      steps += 1
      return Reflect.apply(target, self, given)
    },
  })
  return { ...who, call, steps: () => steps }
}

const picture = async (who: Caller, background: string) => {
  const image = sharp({ create: { width: 900, height: 700, channels: 3, background } })
  const file = new File([new Uint8Array(await image.png().toBuffer())], `${background.slice(1)}.png`, {
    type: 'image/png',
  })
  return (await good(who.call(uploadCustomImage, { body: { file } }))).data.id
}

it('a company with an empty installation rents out a home in a new destination, and its statement is correct (R19, R50)', async () => {
  const admin = await t.person('admin')
  await good(
    admin.call(saveCompany, {
      body: {
        legalName: 'Pine & Lake Stays LLC',
        entityType: 'llc',
        address,
        licenses: [],
        regions: ['US-CA'],
        timeZone: 'America/Los_Angeles',
        currency: 'USD',
        reason,
      },
    }),
  )
  await good(
    admin.call(saveBrand, {
      params: { brandId: 'pine-lake' },
      body: {
        name: 'Pine & Lake',
        contactEmail: 'stay@pinelake.example',
        contactPhone: '(530) 555-0188',
        theme: 'light',
        hosts: [],
      },
    }),
  )
  const person = { email: ownerEmail, firstName: 'Rosalind', lastName: 'Achterberg', roles: ['owner' as const] }
  const { id: ownerId } = await good(admin.call(invitePerson, { body: person }))

  const team = counted(admin)
  const pin = { lat: 39.1677, lng: -120.1452 }
  const { id } = await good(team.call(createHomeFor, { body: { name: 'Pinecrest', address, pin, ownerEmail } }))
  const params = { id: String(id) }
  const { details } = await good(team.call(detailsOfHome, { params }))
  const bedroom = {
    name: 'East',
    kind: 'bedroom' as const,
    floor: null,
    beds: [{ kind: 'king' as const, count: 1 }],
    note: null,
  }
  await good(
    team.call(keepDetails, {
      params,
      body: {
        details: {
          ...details,
          headline: 'Pines to the lake',
          description: 'Cedar and glass.',
          instant: true,
        },
        rooms: [bedroom],
      },
    }),
  )
  const uploads = await Promise.all(
    ['#111111', '#333333', '#555555', '#777777', '#999999'].map((one) => picture(admin, one)),
  )
  const photos = uploads.map((uploadId) => ({
    from: 'file' as const,
    uploadId,
    alt: 'The house',
    shot: 'other' as const,
    room: null,
  }))
  await good(team.call(keepPhotos, { params, body: { photos } }))
  const first = { kind: 'plan' as const, base: 50_000, weekend: null, weekendNights: [5, 6], floor: null, cap: null }
  await good(team.call(changePrices, { params, body: { change: first, version: 0 } }))
  const cleaning = {
    code: 'cleaning' as const,
    label: 'Cleaning',
    note: '',
    kind: 'per_stay' as const,
    amount: 20_000,
    currency: 'USD',
    of: 'rent' as const,
    optional: false,
  }
  await good(
    team.call(changeFee, { body: { change: { kind: 'override', home: id, fee: null, terms: cleaning }, reason } }),
  )
  await good(team.call(changeFee, { body: { change: { kind: 'none', code: 'service', name: 'Nora Averil' }, reason } }))
  const tax = {
    kind: 'percent' as const,
    amount: 1_000,
    currency: null,
    on: ['accommodation' as const, 'cleaning' as const],
    shortest: null,
    longest: null,
    firstNights: null,
    persons: ['adults' as const],
    channels: null,
    handling: {},
    effectiveBy: 'night' as const,
    remittance: 'departure' as const,
    period: 'quarter' as const,
    rounding: 'half_up' as const,
    onlyWithService: false,
    retained: { when: 'never' as const },
    area: { kind: 'town' as const, area: 'tahoe-city' },
    authorityName: 'Placer County',
    label: 'Transient occupancy tax',
    from: null,
    to: null,
  }
  await good(team.call(changeTax, { body: { change: { kind: 'add', terms: tax }, reason } }))

  const terms = {
    commissionBasisPoints: 2_000,
    commissionBase: 'accommodation' as const,
    recognition: 'check_in' as const,
    cleaningTo: 'operator' as const,
    details: { feeShares: [{ code: 'cleaning' as const, ownerBasisPoints: 2_500 }], fixedFee: 1_000 },
  }
  const { after } = await good(team.call(previewAgreement, { params, body: { ...terms, validFrom: '2027-01-01' } }))
  expect(after.length).toBeGreaterThan(0)
  const file = new File(['%PDF-1.4\n%%EOF\n'], 'agreement.pdf', { type: 'application/pdf' })
  const { data } = await good(admin.call(uploadCustomFile, { body: { file } }))
  const signed = { validFrom: '2027-01-01', reason, evidence: [data.id] }
  const { outcome } = await good(team.call(agreeContract, { params, body: { ...terms, ...signed } }))
  await approvedBySecond(t, outcome.id)
  for (const step of [
    'service-level',
    'marketing-channels',
    'utility-fee-settings',
    'lead-time',
    'pricing',
    'confirm-strategy',
  ] as const)
    await team.call(settleStep, { params, body: { step, state: 'waived', note: 'Agreed by phone' } })
  await good(team.call(moveHome, { params, body: { to: 'submitted' } }))
  await good(team.call(moveHome, { params, body: { to: 'vetting' } }))
  await good(team.call(moveHome, { params, body: { to: 'live' } }))
  // An experienced user does each in under half a minute.
  expect(team.steps()).toBeLessThanOrEqual(20)

  const guest = await t.person('traveler')
  const booking = await confirmed(guest, { homeId: id, arrive: '2027-02-08', depart: '2027-02-12' })
  expect(booking.total.amount).toBe(242_000)
  t.clock.set('2027-02-12T20:00:00Z')
  await moveOn(t.app)

  const owner = await t.as(ownerId)
  const { statement } = await good(owner.call(quarterStatement, { params: { year: 2027, quarter: 1 }, query: {} }))
  // 2,000.00 rent and a quarter of the 200.00 cleaning fee, less 20% commission and the fixed 10.00.
  expect(statement).toMatchObject({
    legalName: 'Pine & Lake Stays LLC',
    earned: { amount: 200_000 + 5_000 - 40_000 - 1_000, currency: 'USD' },
  })
  const lines = (await t.read((ctx) => entriesOf(ctx, { bookingId: booking.id, purposes: ['recognition'] }))).flatMap(
    (entry) => entry.lines,
  )
  const credited = (account: string) =>
    lines.filter((line) => line.account === account).reduce((sum, { signed: amount }) => sum - amount, 0)
  expect([credited('payable:tax'), credited('income:cleaning'), credited('income:commission')]).toEqual([
    22_000, 15_000, 40_000,
  ])
  expect(await faultsOf(t)).toEqual([])
})
