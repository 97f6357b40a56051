import { addDays, changeStay, previewChange, setPartner, setPartnerShareTerms } from '@porchlight/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Booking, bookingById, createBooking } from '#modules/bookings'
import { a } from '#testing/builders'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { type Guest, good, pay, quoted, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { saveTerms } from './program-terms.ts'
import { commissionOfBooking } from './store.ts'
import { db } from './tables.ts'

const { t } = bookingsScene()
let guest: Guest
let agent: Guest & { email: string }
let round = 0
let staffId: number
beforeAll(async () => {
  staffId = (await t.person('staff')).accountId
})

const begin = async ({ isRecorded = true } = {}) => {
  guest = await t.person('traveler')
  agent = await t.person('travel-agent')
  const code = `agreed-rate-${++round}`
  const { email } = agent
  const team = await confirmedStaff(t)
  await good(team.call(setPartner, { params: { code }, body: { email, program: 'travel-agent', rate: 1_000 } }))
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const { id: quoteId, hash: quoteHash } = await quoted(guest, {
    homeId: home.id,
    arrive: '2027-07-02',
    depart: '2027-07-09',
  })
  const arrivals = [{ code, at: t.clock.now() }]
  const { id } = await t.write((ctx) => createBooking(ctx, { guestId: guest.accountId, quoteId, quoteHash, arrivals }))
  await good(sign(guest, id))
  await good(pay(guest, id))
  if (isRecorded) await t.drain()
  t.clock.advance(1)
  return { id, code, email, rate: 1_000 }
}

type Code = { code: string; email: string; rate: number }

/** What the team may do to the rates at which a booking was attributed. */
const later = {
  'the rate is cut': (one) => setRate(one, { rate: 200 }),
  'the code is paused': (one) => setRate(one, { paused: true }),
  'the program changes today': () =>
    t.write((ctx) =>
      saveTerms(
        ctx,
        { program: 'travel-agent', validFrom: ctx.today, bearer: 'owner', rate: 900, note: 'Agreed with owners' },
        staffId,
      ),
    ),
  'shares of partners change today': async () => {
    const terms = { homeRate: 100, homeMonths: 1, invitationRate: 50, invitationMonths: 1, agreementMonths: 12 }
    const validFrom = await t.read((ctx) => Promise.resolve(ctx.today))
    await good((await confirmedStaff(t)).call(setPartnerShareTerms, { body: { ...terms, validFrom, note: '' } }))
  },
} satisfies Record<string, (one: Code) => Promise<unknown>>

/** A raise would need a second person: a code whose rate was cut is paused at that rate. */
const setRate = async (one: Code, { rate = one.rate, ...change }: { rate?: number; paused?: boolean }) => {
  const { code, email } = one
  await good(
    (await confirmedStaff(t)).call(setPartner, {
      params: { code },
      body: { email, program: 'travel-agent', rate, ...change },
    }),
  )
  one.rate = rate
}

const longer = async (booking: Booking, nights: number) => {
  const body = { arrive: booking.arrive, depart: addDays(booking.depart, nights), ...booking.party }
  const { change } = await good(guest.call(previewChange, { params: { id: booking.id }, body }))
  const { quoteId, quoteHash, hash } = change
  await good(guest.call(changeStay, { params: { id: booking.id }, body: { quoteId, quoteHash, hash } }))
  await t.drain()
}

const rentOf = ({ charges }: Booking) =>
  charges.reduce((sum, { kind, amount }) => (kind === 'accommodation' ? sum + amount : sum), 0)

describe('R59 a booking keeps the rate at which it was attributed', () => {
  it('and who bears it, whatever the team sets afterward, even for added nights', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...(Object.keys(later) as (keyof typeof later)[])), { minLength: 1 }),
        fc.integer({ min: 1, max: 3 }),
        async (happened, nights) => {
          const one = await begin()
          for (const name of happened) await later[name](one)
          await longer(await t.read((ctx) => bookingById(ctx, one.id)), nights)
          const row = await t.read((ctx) => commissionOfBooking(ctx, one.id, 'guest'))
          const rent = rentOf(await t.read((ctx) => bookingById(ctx, one.id)))
          expect(row).toMatchObject({ basis_points: 1_000, bearer: 'manager', amount_minor: rent / 10 })
          await t.write((ctx) => db(ctx).deleteFrom('commissions.program_terms').execute())
        },
      ),
      { numRuns: 4 },
    )
  }, 120_000)

  it('and its terms when others are set later the same day and its commission is recorded only then', async () => {
    const { id } = await begin({ isRecorded: false })
    await later['the program changes today']()
    await t.drain()
    expect(await t.read((ctx) => commissionOfBooking(ctx, id, 'guest'))).toMatchObject({ bearer: 'manager' })
  })
})
