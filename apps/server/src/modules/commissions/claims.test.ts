import {
  attributionConflicts,
  bookingAttribution,
  claimBooking,
  decideAttribution,
  ownClaims,
  ownCommissions,
  setPartner,
} from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBooking } from '#modules/bookings'
import { a } from '#testing/builders'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { canceledByTeam, type Guest, good, pay, quoted, refused, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { checks } from './checks.ts'

const { t, as, run } = bookingsScene()
const reason = 'I sent them the link of this home in May'
let staffId: number
let guest: Guest
let agent: Guest
let affiliate: Guest
let codes: { agent: string; affiliate: string }
let round = 0

beforeAll(async () => {
  staffId = (await t.person('staff')).accountId
})
beforeEach(async () => {
  round += 1
  guest = await t.person('traveler')
  const partners = { agent: await t.person('travel-agent'), affiliate: await t.person('affiliate') }
  codes = { agent: `claims-agent-${round}`, affiliate: `claims-affiliate-${round}` }
  for (const [code, { email }, program, rate] of [
    [codes.agent, partners.agent, 'travel-agent', 1_000],
    [codes.affiliate, partners.affiliate, 'affiliate', 500],
  ] as const)
    await good((await as(staffId)).call(setPartner, { params: { code }, body: { email, program, rate } }))
  agent = partners.agent
  affiliate = partners.affiliate
})

const booked = async (code?: string, by: Guest = guest) => {
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const { id: quoteId, hash: quoteHash } = await quoted(by, {
    homeId: home.id,
    arrive: '2027-07-02',
    depart: '2027-07-09',
  })
  const arrivals = code ? [{ code, at: t.clock.now() }] : []
  const made = await t.write((ctx) => createBooking(ctx, { guestId: by.accountId, quoteId, quoteHash, arrivals }))
  await good(sign(by, made.id))
  await good(pay(by, made.id))
  await t.drain()
  return made
}
const claim = async (partner: Guest, number: string, lastName = 'Quill') =>
  (await as(partner.accountId)).call(claimBooking, { body: { number, lastName, reason } })
const statesOf = async (partner: Guest) =>
  (await good((await as(partner.accountId)).call(ownClaims))).claims.map(({ number, state }) => [number, state])
const commissionsOf = async (partner: Guest) =>
  (await good((await as(partner.accountId)).call(ownCommissions, { query: {} }))).commissions
const decide = async (bookingId: number, code: string | null) =>
  (await confirmedStaff(t)).call(decideAttribution, { params: { bookingId }, body: { code, reason } })
const waiting = async () =>
  (await good((await as(staffId)).call(attributionConflicts, { query: {} }))).conflicts.map((one) => one.bookingId)
const holds = async () => {
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
}

describe('R59 a partner claims a booking that is not credited to them', () => {
  it('waits for staff, who credit it at the rate on the day it was booked; the commission begins', async () => {
    const { id, number } = await booked()
    expect(await commissionsOf(affiliate)).toEqual([])
    t.clock.advance(1)
    await good(
      (await as(staffId)).call(setPartner, {
        params: { code: codes.affiliate },
        body: { email: (affiliate as Guest & { email: string }).email, program: 'affiliate', rate: 400 },
      }),
    )
    const { claims } = await good(claim(affiliate, number.toLowerCase(), 'quill'))
    expect(claims).toMatchObject([{ number, reason, state: 'open' }])
    expect(await waiting()).toContain(id)
    const { attribution } = await good(decide(id, codes.affiliate))
    expect(attribution.credit).toMatchObject({ code: codes.affiliate, rate: 500 })
    expect(attribution.claims).toMatchObject([{ code: codes.affiliate, reason }])
    expect(await statesOf(affiliate)).toEqual([[number, 'credited']])
    expect(await commissionsOf(affiliate)).toMatchObject([{ state: 'booked', rate: 500 }])
    for (const at of ['2027-07-03T12:00:00Z', '2027-07-10T12:00:00Z']) {
      t.clock.set(new Date(at))
      await run('bookings.move-on')
    }
    expect(await commissionsOf(affiliate)).toMatchObject([{ state: 'earned' }])
    await holds()
    t.clock.set(new Date('2027-01-20T12:00:00Z'))
  })

  it("is declined with a reason: the booking is credited to no one and can't be claimed again", async () => {
    const { id, number } = await booked()
    await good(claim(affiliate, number))
    const { attribution } = await good(decide(id, null))
    expect(attribution).toMatchObject({ credit: null, conflict: { code: null, reason } })
    expect(await statesOf(affiliate)).toEqual([[number, 'declined']])
    expect(await commissionsOf(affiliate)).toEqual([])
    expect(await waiting()).not.toContain(id)
    expect(await refused(claim(agent, number))).toMatchObject({ code: 'claim_settled' })
  })

  it('moves another partner’s credit, or leaves it; a credited booking always stays credited to someone', async () => {
    const moved = await booked(codes.agent)
    await good(claim(affiliate, moved.number))
    expect(await refused(decide(moved.id, null))).toMatchObject({ code: 'unknown_partner' })
    await good(decide(moved.id, codes.affiliate))
    expect(await commissionsOf(agent)).toMatchObject([{ state: 'reversed', amount: { amount: 0 } }])
    expect(await commissionsOf(affiliate)).toMatchObject([{ state: 'booked', rate: 500 }])
    const left = await booked(codes.agent)
    await good(claim(affiliate, left.number))
    await good(decide(left.id, codes.agent))
    expect(Object.fromEntries(await statesOf(affiliate))).toEqual({
      [moved.number]: 'credited',
      [left.number]: 'declined',
    })
    await holds()
  })

  it("requires the number and the last name, so that no one learns about guests they don't know", async () => {
    const { number } = await booked()
    const wrong = [
      claim(affiliate, number, 'Wren'),
      claim(affiliate, 'PL-999999'),
      claim(affiliate, number.slice(0, -1)),
    ]
    for (const one of wrong) expect(await refused(one)).toMatchObject({ code: 'booking_unknown', status: 422 })
  })

  it('is rejected twice, for one’s own booking, a canceled one, one already credited, without a code, and after 60 days', async () => {
    const { number } = await booked()
    await good(claim(affiliate, number))
    expect(await refused(claim(affiliate, number))).toMatchObject({ code: 'claim_settled' })
    const own = await booked(undefined, affiliate)
    expect(await refused(claim(affiliate, own.number))).toMatchObject({ code: 'earns_nothing' })
    const canceled = await booked()
    await canceledByTeam(t, canceled.id)
    expect(await refused(claim(affiliate, canceled.number))).toMatchObject({ code: 'earns_nothing' })
    const credited = await booked(codes.agent)
    expect(await refused(claim(agent, credited.number))).toMatchObject({ code: 'claim_settled' })
    expect(await refused(claim(await t.person('affiliate'), number))).toMatchObject({ code: 'no_active_code' })
    const late = await booked()
    t.clock.set(new Date('2027-09-08T12:00:00Z'))
    expect(await refused(claim(affiliate, late.number))).toMatchObject({ code: 'claim_window_over' })
  })

  it('is visible only to the partner, and never says who else brought the guest', async () => {
    t.clock.set(new Date('2027-01-20T12:00:00Z'))
    const { id, number } = await booked(codes.agent)
    await good(claim(affiliate, number))
    expect(await statesOf(agent)).toEqual([])
    const own = await good((await as(affiliate.accountId)).call(ownClaims))
    expect(JSON.stringify(own)).not.toContain(codes.agent)
    const { attribution } = await good((await as(staffId)).call(bookingAttribution, { params: { bookingId: id } }))
    expect(attribution.credit).toMatchObject({ code: codes.agent })
  })
})
