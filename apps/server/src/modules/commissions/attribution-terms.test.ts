import {
  approvalList,
  bookingAttribution,
  claimBooking,
  disputeCommission,
  ownClaims,
  ownCommissions,
  partnerAttributionTerms,
  setPartner,
  setPartnerAttributionTerms,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createBooking } from '#modules/bookings'
import { a } from '#testing/builders'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { canceledByTeam, type Guest, good, pay, quoted, refused, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { db } from './tables.ts'

const { t, as } = bookingsScene()
const dayMs = 86_400_000
const standard = {
  agentDays: 90,
  brokerDays: 90,
  referralDays: 90,
  affiliateDays: 30,
  rebookingDays: 30,
  disputeDays: 60,
  answerDays: 10,
}
let partner: Guest & { email: string }

beforeAll(async () => {
  partner = await t.person('affiliate')
  const body = { email: partner.email, program: 'affiliate' as const, rate: 1_000 }
  await good((await confirmedStaff(t)).call(setPartner, { params: { code: 'letters' }, body }))
})
beforeEach(() => t.write((ctx) => sql`delete from attribution.terms where set_by is not null`.execute(db(ctx))))

const today = () => t.clock.now().toISOString().slice(0, 10)
const set = async (days: Partial<typeof standard> & { note?: string; validFrom?: string }) =>
  (await confirmedStaff(t)).call(setPartnerAttributionTerms, { body: { validFrom: today(), ...standard, ...days } })
const now = async () => good((await confirmedStaff(t)).call(partnerAttributionTerms))
const currentDays = async () => (await now()).current.affiliateDays

/** Someone books so many days after they followed the link. */
const booked = async (days: number) => {
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const guest = await t.person('traveler')
  const quote = await quoted(guest, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
  const arrivals = [{ code: 'letters', at: new Date(t.clock.now().getTime() - days * dayMs) }]
  const request = { guestId: guest.accountId, quoteId: quote.id, quoteHash: quote.hash, arrivals }
  const { id, number } = await t.write((ctx) => createBooking(ctx, request))
  await t.drain()
  return { id, number, homeId: home.id, guest }
}
const explained = async (bookingId: number) =>
  (await good((await confirmedStaff(t)).call(bookingAttribution, { params: { bookingId } }))).attribution
const creditOf = async (bookingId: number) => (await explained(bookingId)).credit
/** Terms of one minute are not those of the next. */
const later = () => t.clock.advance(1)

it('R59 fewer days count at once for what is booked from then on; what was booked keeps the days it was booked under', async () => {
  const before = await booked(20)
  expect(await creditOf(before.id)).toMatchObject({ code: 'letters', windowDays: 30 })
  later()
  expect((await good(set({ affiliateDays: 10 }))).outcome).toMatchObject({ state: 'done' })
  later()
  const after = await booked(20)
  expect(await creditOf(after.id)).toBeNull()
  expect((await explained(after.id)).touches).toMatchObject([{ verdict: 'expired', windowDays: 10 }])
  expect(await creditOf((await booked(9)).id)).toMatchObject({ windowDays: 10 })
  expect(await creditOf(before.id)).toMatchObject({ windowDays: 30 })
})

it('R56 more days wait for a second person, with a reason, and count from their day', async () => {
  const first = await currentDays()
  expect(await refused(set({ affiliateDays: 60 }))).toMatchObject({ code: 'reason_needed' })
  expect(await refused(set({ validFrom: '2027-01-01' }))).toMatchObject({ code: 'past_date' })
  expect((await set({ affiliateDays: 91 })).ok).toBe(false)
  expect((await set({ disputeDays: 6 })).ok).toBe(false)
  const note = 'Agreed with our affiliates'
  const { outcome } = await good(set({ affiliateDays: 60, note }))
  expect(outcome.state).toBe('pending')
  expect(await currentDays()).toBe(first)
  expect(await refused(set({ affiliateDays: 61, note }))).toMatchObject({ code: 'already_pending' })
  const { approvals } = await good((await confirmedStaff(t)).call(approvalList, { query: {} }))
  expect(approvals.data[0]).toMatchObject({
    kind: 'partner_attribution',
    facts: { affiliate: 60, affiliateBefore: first },
  })
  await approvedBySecond(t, outcome.id)
  expect(await currentDays()).toBe(60)
  later()
  expect(await creditOf((await booked(45)).id)).toMatchObject({ windowDays: 60 })
})

it('R60 how long a partner can dispute follows the terms of the day of the booking, the answer those of the dispute', async () => {
  const early = await booked(1)
  later()
  await good(set({ disputeDays: 7, answerDays: 3 }))
  later()
  const late = await booked(1)
  const commissionOf = async ({ number }: typeof early) =>
    (await good((await as(partner.accountId)).call(ownCommissions, { query: { number } }))).commissions[0]
  const [long, short] = [await commissionOf(early), await commissionOf(late)]
  t.clock.advance(8 * 24 * 60)
  const body = { reason: 'The rent of this stay was higher' }
  const dispute = async (id = 0) =>
    (await as(partner.accountId)).call(disputeCommission, { params: { commissionId: id }, body })
  expect(await refused(dispute(short?.id))).toMatchObject({ code: 'dispute_too_late' })
  await good(dispute(long?.id))
  const answerBy = new Date(t.clock.now().getTime() + 3 * dayMs).toISOString().slice(0, 10)
  expect((await commissionOf(early))?.dispute).toMatchObject({ answerBy })
})

it('R59 a claim is answered by the terms of the day it is made', async () => {
  await good(set({ answerDays: 4 }))
  later()
  const { number } = await booked(80)
  const body = { number, lastName: 'Quill', reason: 'I sent them the link in May' }
  await good((await as(partner.accountId)).call(claimBooking, { body }))
  const answerBy = new Date(t.clock.now().getTime() + 4 * dayMs).toISOString().slice(0, 10)
  const claims = async () => (await good((await as(partner.accountId)).call(ownClaims))).claims
  expect((await claims())[0]).toMatchObject({ number, answerBy })
  later()
  await good(set({ answerDays: 20 }))
  expect((await claims())[0]).toMatchObject({ number, answerBy })
})

it('R59 a rebooking stays the partner’s for the days agreed when the canceled stay was booked', async () => {
  const rebook = async (days: number) => {
    const home = await t.write((ctx) => a.pricedHome(ctx))
    const guest = await t.person('traveler')
    const stay = { homeId: home.id, arrive: '2027-09-03', depart: '2027-09-10' }
    const arrivals = [{ code: 'letters', at: t.clock.now() }]
    const make = async (cameBy: typeof arrivals) => {
      const me = await as(guest.accountId)
      const { id: quoteId, hash: quoteHash } = await quoted(me, stay)
      return t.write((ctx) => createBooking(ctx, { guestId: me.accountId, quoteId, quoteHash, arrivals: cameBy }))
    }
    const { id } = await make(arrivals)
    await good(sign(await as(guest.accountId), id))
    await good(pay(await as(guest.accountId), id))
    await t.drain()
    await canceledByTeam(t, id)
    later()
    await good(set({ rebookingDays: 0 }))
    t.clock.advance(days * 24 * 60)
    return creditOf((await make([])).id)
  }
  expect(await rebook(5)).toMatchObject({ code: 'letters' })
  expect(await rebook(5)).toBeNull()
})

it('shows staff after how many days guests booked by links of each program', async () => {
  const ages = async () => (await now()).linkAges.filter(({ program }) => program === 'affiliate')
  const at = async (wanted: number) => (await ages()).find(({ days }) => days === wanted)?.bookings ?? 0
  const before = await at(77)
  await booked(76.5)
  expect(await at(77)).toBe(before + 1)
})
