import {
  affiliateReport,
  approveCommissions,
  attributionConflicts,
  bookingAttribution,
  claimBooking,
  decideAttribution,
  ownCommission,
  ownCommissions,
  preparePartnerRun,
  sendPartnerRun,
  setPartner,
  staffCommissions,
} from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noteClick, noteQuote } from '#modules/attribution'
import { createBooking } from '#modules/bookings'
import type { Home } from '#modules/homes'
import { balanceOf } from '#modules/ledger'
import { a } from '#testing/builders'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { canceledByTeam, type Guest, good, pay, quoted, refused, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { numbered } from '../partners/testing/agency-number.ts'
import { checks } from './checks.ts'
import { commissionsByIds } from './store.ts'
import { payable } from './testing/payable.ts'

const { t, as, run } = bookingsScene()
const week = { arrive: '2027-07-02', depart: '2027-07-09' }
const dayMs = 86_400_000
const reason = 'The affiliate’s link came from the agent’s own mailing'
let home: Home // a new one for each test
let guest: Guest
let partners: Record<'agent' | 'affiliate', Guest & { email: string }>
let codes: Record<'agent' | 'affiliate', string>
let staffId: number
let round = 0

beforeAll(async () => {
  staffId = (await t.person('staff')).accountId
})
beforeEach(async () => {
  round += 1
  home = await t.write((ctx) => a.pricedHome(ctx))
  guest = await t.person('traveler')
  partners = { agent: await t.person('travel-agent'), affiliate: await t.person('affiliate') }
  await numbered(partners.agent)
  codes = { agent: `marlowe-${round}`, affiliate: `letters-${round}` }
  const team = await as(staffId)
  for (const [code, { email }, program, rate] of [
    [codes.agent, partners.agent, 'travel-agent', 1_000],
    [codes.affiliate, partners.affiliate, 'affiliate', 500],
  ] as const)
    await good(team.call(setPartner, { params: { code }, body: { email, program, rate } }))
})

const booked = async (cameBy: Record<string, number>) => {
  const { id: quoteId, hash: quoteHash } = await quoted(guest, { homeId: home.id, ...week })
  const arrivals = Object.entries(cameBy).map(([code, days]) => ({
    code,
    at: new Date(t.clock.now().getTime() - days * dayMs),
  }))
  const made = await t.write((ctx) => createBooking(ctx, { guestId: guest.accountId, quoteId, quoteHash, arrivals }))
  await good(sign(guest, made.id))
  await good(pay(guest, made.id))
  await t.drain()
  return made
}
const contested = () => booked({ [codes.affiliate]: 1, [codes.agent]: 40 })
const explainedBy = async (bookingId: number) =>
  (await good((await as(staffId)).call(bookingAttribution, { params: { bookingId } }))).attribution
const decide = async (bookingId: number, code: string) =>
  (await confirmedStaff(t)).call(decideAttribution, { params: { bookingId }, body: { code, reason } })
const commissionsOf = async (partner: Guest) =>
  (await good((await as(partner.accountId)).call(ownCommissions, { query: {} }))).commissions
const owedTo = ({ accountId: partnerId }: Guest) =>
  t.read((ctx) => balanceOf(ctx, 'payable:partner', { currency: 'USD', partnerId }))
const approve = async (id = 0) =>
  (await confirmedStaff(t)).call(approveCommissions, {
    body: { commissionIds: [id], reason: 'Checked against the booking' },
  })
const holds = async () => {
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
}
const stayOver = async () => {
  for (const at of ['2027-07-03T12:00:00Z', '2027-07-10T12:00:00Z']) {
    t.clock.set(new Date(at))
    await run('bookings.move-on')
  }
}

describe('R59 every booking says why it is credited', () => {
  it('lists each touch with its window and its verdict', async () => {
    const { id } = await booked({ [codes.affiliate]: 31, [codes.agent]: 40 })
    const { credit, touches, conflict } = await explainedBy(id)
    expect(credit).toMatchObject({ code: codes.agent, named: false, windowDays: 90, rate: 1_000, rebookedFrom: null })
    expect(touches.map(({ code, verdict, windowDays }) => [code, verdict, windowDays])).toEqual([
      [codes.agent, 'credited', 90],
      [codes.affiliate, 'expired', 30],
    ])
    expect(conflict).toBeNull()
  })

  it('says why a booking is credited to no one', async () => {
    const { id } = await booked({ [codes.affiliate]: 31 })
    expect(await explainedBy(id)).toMatchObject({
      credit: null,
      touches: [{ code: codes.affiliate, verdict: 'expired' }],
      conflict: null,
    })
  })

  it('tells the partner which touch and window, and about other partners only that there are some', async () => {
    await contested()
    const [commission] = await commissionsOf(partners.agent)
    const params = { commissionId: commission?.id ?? 0 }
    const own = await good((await as(partners.agent.accountId)).call(ownCommission, { params }))
    expect(own.cause).toMatchObject({ kind: 'link', code: codes.agent, windowDays: 90, contested: true })
    expect(JSON.stringify(own)).not.toContain(codes.affiliate)
  })

  it('carries over from a canceled booking of the same stay, at its rate', async () => {
    const first = await booked({ [codes.agent]: 1 })
    await canceledByTeam(t, first.id)
    await t.drain()
    const again = await booked({ [codes.affiliate]: 0 })
    const { credit, touches, conflict } = await explainedBy(again.id)
    expect(credit).toMatchObject({ code: codes.agent, rebookedFrom: first.number })
    expect(touches.map(({ code, verdict }) => [code, verdict])).toEqual([
      [codes.agent, 'credited'],
      [codes.affiliate, 'outranked'],
    ])
    expect(conflict).not.toBeNull()
  })
})

describe('R59 a booking that several partners brought goes to staff', () => {
  it('waits in the list until someone confirms the credit, with a reason', async () => {
    const { id } = await contested()
    const open = async () =>
      (await good((await as(staffId)).call(attributionConflicts, { query: {} }))).conflicts.map((one) => one.bookingId)
    expect(await open()).toContain(id)
    const { attribution } = await good(decide(id, codes.agent))
    expect(attribution.conflict).toMatchObject({ code: codes.agent, reason, decidedBy: 'Ada Quill' })
    expect(await open()).not.toContain(id)
    expect(await refused(decide(id, codes.affiliate))).toMatchObject({ code: 'wrong_state' })
    expect(await commissionsOf(partners.agent)).toMatchObject([{ state: 'booked' }])
  })

  it('credits another partner who brought it, at the rate from then: one commission ends, the other begins', async () => {
    const { id } = await contested()
    const team = await as(staffId)
    const raised = { email: partners.affiliate.email, program: 'affiliate' as const, rate: 900 }
    const raise = { ...raised, reason: 'Brings the most guests' }
    const { outcome } = await good(team.call(setPartner, { params: { code: codes.affiliate }, body: raise }))
    await approvedBySecond(t, outcome?.id ?? 0)
    await stayOver()
    expect(await owedTo(partners.agent)).toBeGreaterThan(0)
    const { attribution } = await good(decide(id, codes.affiliate))
    expect(attribution.credit).toMatchObject({ code: codes.affiliate, rate: 500 })
    expect(await commissionsOf(partners.agent)).toMatchObject([{ state: 'reversed', amount: { amount: 0 } }])
    const [commission] = await commissionsOf(partners.affiliate)
    expect(commission).toMatchObject({ state: 'earned', rate: 500 })
    expect([await owedTo(partners.agent), await owedTo(partners.affiliate)]).toEqual([0, commission?.amount.amount])
    await t.drain()
    const later = await as(staffId)
    const { commissions } = await good(later.call(staffCommissions, { query: { bookingId: id } }))
    expect(commissions.map(({ state }) => state).sort()).toEqual(['earned', 'reversed'])
    await holds()
  })

  it('is neither approved nor paid until then', async () => {
    const { id } = await contested()
    expect(await refused(decide(id, `nobody-${round}`))).toMatchObject({ code: 'unknown_partner', status: 422 })
    await stayOver()
    const [commission] = await commissionsOf(partners.agent)
    expect(commission).toMatchObject({ state: 'earned', holds: ['conflict'] })
    expect(await refused(approve(commission?.id))).toMatchObject({ code: 'wrong_state' })
    await good(decide(id, codes.agent))
    expect(await commissionsOf(partners.agent)).toMatchObject([{ state: 'earned', holds: [] }])
    await good(approve(commission?.id))
  })

  /** Approved for the agent, whose credit no one had contested until then. */
  const claimed = async () => {
    const made = await booked({ [codes.agent]: 40 })
    await stayOver()
    const [commission] = await commissionsOf(partners.agent)
    await good(approve(commission?.id))
    const body = { number: made.number, lastName: 'Quill', reason }
    const late = async () => good((await as(partners.affiliate.accountId)).call(claimBooking, { body }))
    return { ...made, late, commissionId: commission?.id ?? 0, earned: commission?.amount.amount ?? 0 }
  }
  const prepared = async () => {
    const payees = [{ partnerId: partners.agent.accountId, withhold: false }]
    const body = { currency: 'USD', payees, note: 'July' }
    return (await confirmedStaff(t)).call(preparePartnerRun, { body })
  }

  it('goes to the other partner after approval; while it is in a payout run, the run comes first', async () => {
    const { id, late } = await claimed()
    await payable(t, partners.agent)
    const { run: payout } = await good(prepared())
    await late()
    expect(await refused(decide(id, codes.affiliate))).toMatchObject({ code: 'commission_scheduled', status: 409 })
    const params = { runId: payout.id }
    // Sending checks again: what is contested is not paid.
    const { run: sent } = await good((await confirmedStaff(t)).call(sendPartnerRun, { params }))
    expect(sent.invoices).toMatchObject([{ state: 'void', why: 'conflict' }])
    expect(await refused(prepared())).toMatchObject({ code: 'nothing_due' })
    await good(decide(id, codes.affiliate))
    expect(await commissionsOf(partners.agent)).toMatchObject([{ state: 'reversed', amount: { amount: 0 } }])
    expect(await commissionsOf(partners.affiliate)).toMatchObject([{ state: 'earned', rate: 500 }])
    await holds()
  })

  it('goes to the other partner after it was paid: the payment is recovered', async () => {
    const { id, late, commissionId, earned } = await claimed()
    await payable(t, partners.agent)
    const { run: payout } = await good(prepared())
    await good((await confirmedStaff(t)).call(sendPartnerRun, { params: { runId: payout.id } }))
    expect(await commissionsOf(partners.agent)).toMatchObject([{ state: 'paid' }])
    await late()
    await good(decide(id, codes.affiliate))
    expect(await commissionsOf(partners.agent)).toMatchObject([{ state: 'reversed', amount: { amount: 0 } }])
    const [agentRow] = await t.read((ctx) => commissionsByIds(ctx, [commissionId]))
    expect(agentRow).toMatchObject({ settled_minor: earned, superseded: true })
    expect(await commissionsOf(partners.affiliate)).toMatchObject([{ state: 'earned' }])
    await holds()
  })
})

it('reports clicks without robots, quotes, bookings, and commissions by day, link, and sub-ID', async () => {
  const code = codes.affiliate
  const by = (userAgent: string, subId = 'mail') => t.write((ctx) => noteClick(ctx, { code, subId, userAgent }))
  await by('Mozilla/5.0 (Macintosh) Safari/605.1')
  await by('Googlebot/2.1')
  await by('Googlebot/2.1', 'made-up-by-a-bot')
  const arrivals = [{ code, at: t.clock.now(), subId: 'mail' }]
  await t.write((ctx) => noteQuote(ctx, arrivals))
  const { id: quoteId, hash: quoteHash } = await quoted(guest, { homeId: home.id, ...week })
  const made = await t.write((ctx) => createBooking(ctx, { guestId: guest.accountId, quoteId, quoteHash, arrivals }))
  await good(sign(guest, made.id))
  await good(pay(guest, made.id))
  await t.drain()
  const [commission] = await commissionsOf(partners.affiliate)
  const report = async (partner: Guest) =>
    good((await as(partner.accountId)).call(affiliateReport, { query: { days: 30 } }))
  expect(await report(partners.affiliate)).toMatchObject({
    days: [{ code, subId: 'mail', clicks: 1, robots: 1, quotes: 1, bookings: 1, commission: commission?.amount }],
    clicks: 1,
    robots: 2,
    bookings: 1,
  })
  expect(await report(partners.agent)).toMatchObject({ days: [], clicks: 0, bookings: 0 })
  await canceledByTeam(t, made.id)
  await t.drain()
  expect(await report(partners.affiliate)).toMatchObject({ bookings: 0, commission: { amount: 0 } })
})

it('counts a made-up sub-ID without one, once a day has 200 others', async () => {
  const code = codes.affiliate
  const click = (subId: string) =>
    t.write((ctx) => noteClick(ctx, { code, subId, userAgent: 'Mozilla/5.0 Safari/605.1' }))
  await t.write(async (ctx) => {
    for (let at = 0; at < 205; at++) await noteClick(ctx, { code, subId: `made-up-${at}`, userAgent: 'Safari/605.1' })
  })
  await click('made-up-7')
  await click('after-that')
  const { days } = await good((await as(partners.affiliate.accountId)).call(affiliateReport, { query: { days: 30 } }))
  const today = days.filter((one) => one.code === code)
  expect(today).toHaveLength(201)
  expect(today.find(({ subId }) => subId === 'made-up-7')?.clicks).toBe(2)
  expect(today.find(({ subId }) => subId === '')?.clicks).toBe(6)
})
