import {
  addDays,
  addVendor,
  agreeContract,
  askVendorException,
  changeJob,
  decideBill,
  decideClaim,
  enterBill,
  homeDesk,
  jobOfDesk,
  layOutBid,
  makeJob,
  moveHome,
  moveJob,
  moveOwnHome,
  orderBid,
  promosInForce,
  raiseClaim,
  recordJob,
  setApprovalLimit,
  setPromo,
  uploadCustomFile,
  withdrawAct,
} from '@porchlight/contract'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { moveOn } from '#modules/bookings'
import { openJobsOfHomes, updateTurnovers } from '#modules/works'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { begunStay, confirmedStay } from '#testing/stays'
import { good, refused } from '../bookings/testing/guest.ts'
import { approvedBySecond, confirmedStaff } from './testing/second-approver.ts'

const t = sceneApp()
const reason = 'Agreed with both owners at the house'
let staff: Caller & { accountId: number }
let owner: Caller & { accountId: number }
let homeId: number

beforeEach(async () => {
  t.clock.set(testPresent)
  staff = await t.person('staff')
  owner = await t.person('owner')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
})

const pdf = async (who: Caller): Promise<number> => {
  const file = new File(['%PDF-1.4\n%%EOF\n'], 'signed.pdf', { type: 'application/pdf' })
  return (await good(who.call(uploadCustomFile, { body: { file } }))).data.id
}
const photo = async (who: Caller): Promise<number> => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(png)], 'hall.png', { type: 'image/png' })
  return (await good(who.call(uploadCustomFile, { body: { file } }))).data.id
}
const film = async (who: Caller): Promise<number> => {
  const head = new Uint8Array([0, 0, 0, 16, ...new TextEncoder().encode('ftypmp42'), 0, 0, 0, 0])
  const file = new File([head, new Uint8Array(64)], 'signed.pdf', { type: 'application/pdf' })
  return (await good(who.call(uploadCustomFile, { body: { file } }))).data.id
}
/** Subjects of the emails someone was sent. */
const subjectsTo = async (email: string): Promise<string[]> => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as { subject: string; to: string }[])
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
}
const emailOf = (person: Caller & { email?: string }): string => person.email ?? ''

describe('a contract agreed on in a document', () => {
  const terms = { commissionBase: 'accommodation', recognition: 'check_in', cleaningTo: 'operator' } as const
  const agree = (commissionBasisPoints: number, evidence: number[]) =>
    staff.call(agreeContract, {
      params: { id: homeId },
      body: { ...terms, commissionBasisPoints, validFrom: '2027-03-01', reason, evidence },
    })
  const inForce = async () => (await good(staff.call(homeDesk, { params: { id: homeId } }))).contracts[0]

  test('needs the document and a second person, keeps figures within bounds, and notifies the owners', async () => {
    expect(await refused(agree(9_500, [await pdf(staff)]))).toMatchObject({ code: 'invalid_input' })
    expect(await refused(agree(2_500, []))).toMatchObject({ code: 'evidence_needed' })
    expect(await refused(agree(2_500, [await pdf(owner)]))).toMatchObject({ code: 'file_unknown' })
    // A film can't be checked by an approver, whatever its name says.
    expect(await refused(agree(2_500, [await pdf(staff), await film(staff)]))).toMatchObject({ code: 'not_a_document' })
    const before = await inForce()
    const { outcome } = await good(agree(2_500, [await pdf(staff), await photo(staff)]))
    expect([outcome.state, await inForce()]).toEqual(['pending', before])
    expect(await refused(agree(2_600, [await pdf(staff)]))).toMatchObject({ code: 'already_pending' })
    await approvedBySecond(t, outcome.id)
    expect(await inForce()).toMatchObject({
      commissionBasisPoints: 2_500,
      validFrom: '2027-03-01',
      recordedBy: expect.stringMatching(/\S/),
      approvedBy: expect.stringMatching(/\S/),
    })
    expect(await subjectsTo(emailOf(owner))).toContainEqual(expect.stringMatching(/^The terms for .* commission 25%/))
  })
})

describe('a repair limit', () => {
  const set = (amount: number, evidence: number[] = []) =>
    staff.call(setApprovalLimit, {
      params: { id: homeId },
      body: { amount, from: '2027-01-20', reason, evidence },
    })

  test('is lowered at once, but raised only with the document and a second person', async () => {
    expect((await good(set(10_000))).outcome.state).toBe('done')
    expect(await refused(set(2_000_000))).toMatchObject({ code: 'evidence_needed' })
    expect(await refused(set(90_000_000, [await pdf(staff)]))).toMatchObject({ code: 'invalid_input' })
    const { outcome } = await good(set(2_000_000, [await pdf(staff)]))
    expect(outcome.state).toBe('pending')
    await approvedBySecond(t, outcome.id)
    expect(await subjectsTo(emailOf(owner))).toContainEqual(expect.stringContaining('up to $20,000.00'))
  })
})

describe('a promo code', () => {
  const put = (code: string, amount: number, why = '') =>
    staff.call(setPromo, {
      params: { code },
      body: { label: 'Friends', worth: { kind: 'percent', amount }, reason: why },
    })
  const known = async (code: string) => (await good(staff.call(promosInForce))).promos.find((one) => one.code === code)

  test('of 100 percent needs a reason and a second person, and books nothing until then', async () => {
    expect((await good(put('SPRING', 1_000))).outcome).toBeNull()
    expect(await refused(put('ALL', 10_000))).toMatchObject({ code: 'reason_needed' })
    expect(await refused(put('SPRING', 10_000))).toMatchObject({ code: 'reason_needed' })
    const { outcome } = await good(put('ALL', 10_000, reason))
    expect(await known('ALL')).toBeUndefined()
    await approvedBySecond(t, outcome?.id ?? 0)
    expect(await known('ALL')).toMatchObject({ worth: { amount: 10_000 } })
    expect((await known('SPRING'))?.worth.amount).toBe(1_000)
  })

  test('approved for some dates needs a second person again for others, but not for its pause to end', async () => {
    const worth = { kind: 'percent', amount: 10_000 } as const
    const week = { from: '2027-07-03', to: '2027-07-10' }
    const save = (more: object) =>
      staff.call(setPromo, {
        params: { code: 'WEEK' },
        body: { label: 'Friends', worth, stays: week, booked: week, homeIds: [homeId], reason, ...more },
      })
    const { outcome } = await good(save({}))
    await approvedBySecond(t, outcome?.id ?? 0)
    expect((await good(save({ paused: true }))).outcome).toBeNull()
    expect((await good(save({ paused: false }))).outcome).toBeNull()
    const summer = { from: '2027-06-01', to: '2027-09-01' }
    for (const wider of [{ stays: summer }, { booked: summer }, { stays: null }, { homeIds: [] }]) {
      const answer = await good(save(wider))
      expect(answer.outcome?.state).toBe('pending')
      await good(staff.call(withdrawAct, { params: { approvalId: answer.outcome?.id ?? 0 } }))
    }
    expect(await known('WEEK')).toMatchObject({ stays: week, booked: week, homeIds: [homeId] })
  })
})

describe('a claim', () => {
  test('is never decided by the person who raised it for the team; above the limit a second person approves', async () => {
    const booking = await begunStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
    t.clock.set(booking.checkOutAt)
    await moveOn(t.app)
    await t.drain()
    const items = [
      { what: 'The boat', amount: 400_000, pairs: [{ before: await photo(staff), after: await photo(staff) }] },
    ]
    const { claim } = await good(
      staff.call(raiseClaim, { params: { id: String(booking.id) }, body: { items, text: 'It was whole.' } }),
    )
    t.clock.advance(25 * 60)
    const decide = (who: Caller, amount: number) =>
      who.call(decideClaim, { params: { id: String(claim.id) }, body: { amount, text: 'The photos show it.' } })
    expect(await refused(decide(staff, 1_00))).toEqual({ status: 403, code: 'participant' })
    const other = await t.person('staff')
    const { outcome, claim: waiting } = await good(decide(other, 400_000))
    expect([outcome.state, waiting.state]).toEqual(['pending', 'escalated'])
    await approvedBySecond(t, outcome.id)
    await t.drain()
    expect(await refused(decide(other, 1_00))).toMatchObject({ code: 'not_allowed_now' })
  })
})

describe('work in a home', () => {
  const repair = async () =>
    (await good(staff.call(makeJob, { body: { kind: 'repair', homeId, title: 'Fix the boiler', day: '2027-03-01' } })))
      .job
  const vendor = async (insuredUntil: string | null) =>
    (
      await good(
        staff.call(addVendor, {
          body: {
            name: `Crew ${insuredUntil}`,
            category: 'general',
            trade: 'Plumber',
            contact: 'Nell',
            email: `crew-${homeId}-${insuredUntil}@shipshape.test`,
            insuredUntil,
            contractUntil: null,
            homes: [homeId],
          },
        }),
      )
    ).vendor

  test('is charged only once it has started, and above the limit only by someone who did not enter the bill', async () => {
    const { id } = await repair()
    const params = { id }
    const { id: vendorId } = await vendor(null)
    await good(
      staff.call(setApprovalLimit, {
        params: { id: homeId },
        body: { amount: 100, from: '2027-01-15', reason },
      }),
    ).then(() => undefined)
    const high = await good(
      staff.call(setApprovalLimit, {
        params: { id: homeId },
        body: { amount: 1_000_000, from: '2027-01-15', reason, evidence: [await pdf(staff)] },
      }),
    )
    await approvedBySecond(t, high.outcome.id)
    const enter = async (cost: number, number: string) => {
      const body = { vendorId, number, cost, markup: 0, fileId: await pdf(staff) }
      const { bills } = await good(staff.call(enterBill, { params, body }))
      return bills.find((bill) => bill.number === number)?.id ?? 0
    }
    const charge = (billId: number) => staff.call(decideBill, { params: { id: billId }, body: { charge: true } })
    const small = await enter(440_00, 'A-1')
    expect(await refused(charge(small))).toEqual({ status: 409, code: 'not_started' })
    await good(staff.call(moveJob, { params, body: { move: 'start' } }))
    expect(await refused(charge(await enter(600_00, 'A-2')))).toEqual({ status: 403, code: 'participant' })
  })

  test('is not assigned to a vendor whose insurance has expired or ends before the job', async () => {
    const { id } = await repair()
    const give = (vendorId: number) =>
      staff.call(changeJob, { params: { id }, body: { assignee: { as: 'vendor', id: vendorId } } })
    const expired = await vendor('2027-01-14')
    expect(await refused(give(expired.id))).toEqual({ status: 409, code: 'vendor_uninsured' })
    const ending = await vendor('2027-02-27')
    await good(give(ending.id))
    expect(await refused(staff.call(moveJob, { params: { id }, body: { move: 'send' } }))).toMatchObject({
      code: 'vendor_uninsured',
    })
    await good(give((await vendor(addDays('2027-03-01', 0))).id))
    await good(staff.call(moveJob, { params: { id }, body: { move: 'send' } }))
  })

  test('gets no bid or order from a vendor without insurance, unless a second person approved that job', async () => {
    const { id } = await repair()
    const params = { id }
    const bid = (vendorId: number) =>
      staff.call(layOutBid, {
        params,
        body: { vendorId, lines: [{ kind: 'labor', what: 'Boiler', cost: 10_000, markup: 0 }] },
      })
    const expired = await vendor('2027-01-13')
    expect(await refused(bid(expired.id))).toEqual({ status: 409, code: 'vendor_uninsured' })
    const insured = await vendor('2027-03-10')
    const { costs } = await good(bid(insured.id))
    t.clock.set('2027-03-12T17:00:00Z')
    const bidId = costs.bids[0]?.id ?? 0
    const late = await confirmedStaff(t)
    expect(await refused(late.call(orderBid, { params, body: { bidId } }))).toEqual({
      status: 409,
      code: 'vendor_uninsured',
    })
    const ask = { params, body: { vendorId: insured.id, reason: 'The renewal is in the mail' } }
    const { outcome } = await good(late.call(askVendorException, ask))
    expect(outcome.state).toBe('pending')
    expect(await refused(late.call(orderBid, { params, body: { bidId } }))).toMatchObject({ code: 'vendor_uninsured' })
    await approvedBySecond(t, outcome.id)
    await good(late.call(orderBid, { params, body: { bidId } }))
    await good(late.call(moveJob, { params, body: { move: 'send' } }))
    const other = (
      await good(late.call(makeJob, { body: { kind: 'repair', homeId, title: 'Roof', day: '2027-03-20' } }))
    ).job
    const give = { params: { id: other.id }, body: { assignee: { as: 'vendor' as const, id: insured.id } } }
    expect(await refused(late.call(changeJob, give))).toMatchObject({ code: 'vendor_uninsured' })
  })

  test("can't be rescheduled past the end of the notified vendor's insurance", async () => {
    const { id } = await repair()
    const crew = await vendor('2027-03-05')
    const change = (body: object) => staff.call(changeJob, { params: { id }, body })
    await good(change({ assignee: { as: 'vendor', id: crew.id } }))
    await good(staff.call(moveJob, { params: { id }, body: { move: 'send' } }))
    expect(await refused(change({ day: '2027-03-06' }))).toEqual({ status: 409, code: 'vendor_uninsured' })
    await good(change({ day: '2027-03-04' }))
  })

  test('a turnover with open checks is not done: each must be checked or have a reason', async () => {
    await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
    await t.write((ctx) => updateTurnovers(t.app, ctx, homeId))
    const [turnover] = await t.read((ctx) => openJobsOfHomes(ctx, [homeId]))
    const params = { id: turnover?.id ?? 0 }
    const finish = () => staff.call(moveJob, { params, body: { move: 'finish' } })
    expect(await refused(finish())).toEqual({ status: 422, code: 'checks_open' })
    const { checklist } = (await good(staff.call(jobOfDesk, { params }))).job
    const some = checklist.map((item, at) => ({ ...item, done: at > 0, note: '' }))
    const record = { before: [], after: [], found: '' }
    await good(staff.call(recordJob, { params, body: { ...record, checklist: some } }))
    expect(await refused(finish())).toMatchObject({ code: 'checks_open' })
    const said = some.map((item, at) => ({ ...item, note: at === 0 ? 'Linen is late, comes at two' : '' }))
    await good(staff.call(recordJob, { params, body: { ...record, checklist: said } }))
    expect((await good(finish())).job.state).toBe('done')
  })
})

describe('a home', () => {
  test.each([
    ['on the staff’s page', moveHome],
    ['through the owners’ call', moveOwnHome],
  ])('is paused %s only with a reason its owners can read', async (_, endpoint) => {
    const pause = (note?: string) =>
      staff.call(endpoint as typeof moveHome, { params: { id: homeId }, body: { to: 'paused', ...(note && { note }) } })
    expect(await refused(pause())).toEqual({ status: 422, code: 'reason_needed' })
    expect(await refused(pause('because'))).toMatchObject({ code: 'reason_needed' })
    await good(pause('The well is being repaired until May'))
    await good(staff.call(moveHome, { params: { id: homeId }, body: { to: 'live' } }))
  })
})
