import {
  answerBid,
  type bidAnswers,
  costsOfDeskJob,
  costsOfOwnerJob,
  layOutBid,
  makeJob,
  moveJob,
  orderBid,
  setApprovalLimit,
} from '@porchlight/contract'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'
import { checks } from './checks.ts'

const t = sceneApp()
let homeId: number
let owner: Caller & { accountId: number; email: string }
let staff: Caller & { accountId: number; email: string }
let jobId: number

beforeAll(async () => {
  staff = await t.person('staff')
})
beforeEach(async () => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  homeId = (await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))).id
  const body = { kind: 'repair' as const, homeId, title: 'Fix the boiler', day: '2027-03-01' }
  jobId = (await good(staff.call(makeJob, { body }))).job.id
})
afterEach(async () => {
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
})

const on = () => ({ params: { id: jobId } })
const line = (cost: number) => ({ kind: 'labor' as const, what: 'Boiler', cost, markup: 1_000 })
const layOut = async (cost: number, vendorId: number | null = null) => {
  const { costs } = await good(staff.call(layOutBid, { ...on(), body: { vendorId, lines: [line(cost)] } }))
  const bid = costs.bids.at(-1)
  if (!bid) throw new Error('no bid')
  return bid
}
const say = (bidId: number, answer: (typeof bidAnswers)[number], amount: number, who: Caller = owner) =>
  who.call(answerBid, { ...on(), body: { bidId, answer, amount, text: 'As you say.' } })
const order = (bidId: number) => staff.call(orderBid, { ...on(), body: { bidId } })
const job = async () => (await good(staff.call(moveJob, { ...on(), body: { move: 'start' } }))).job
const subjectsTo = async (email: string) => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as { subject: string; to: string }[])
    .filter(({ to }) => to === email)
    .map((one) => one.subject)
}

it("up to the home's limit a repair is ordered at once, and the owner sees its cost", async () => {
  const bid = await layOut(45_454)
  expect(bid).toMatchObject({ total: { amount: 49_999 }, asksOwner: false, lines: [{ markup: 1_000 }] })
  await good(order(bid.id))
  expect(await subjectsTo(owner.email)).toEqual(['Repair ordered: Fix the boiler'])
  expect(await refused(order(bid.id))).toMatchObject({ code: 'not_allowed_now' })
})

it('above the limit nothing continues until an owner has approved it at the sum they read', async () => {
  const vendor = await t.write((ctx) => a.vendor(ctx, { homes: [homeId], by: staff.accountId }))
  const bid = await layOut(90_000, vendor.id)
  expect(bid).toMatchObject({ total: { amount: 99_000 }, asksOwner: true })
  expect(await subjectsTo(owner.email)).toEqual(['Approve a repair: Fix the boiler'])
  expect(await refused(order(bid.id))).toMatchObject({ status: 409, code: 'approval_missing' })
  expect(await refused(staff.call(moveJob, { ...on(), body: { move: 'start' } }))).toMatchObject({
    code: 'not_allowed_now',
  })
  expect(await refused(say(bid.id, 'approve', 98_999))).toMatchObject({ code: 'terms_changed' })
  const { costs } = await good(say(bid.id, 'approve', 99_000))
  expect(costs.bids).toMatchObject([{ state: 'accepted', vendor: 'Tidewater' }])
  expect(costs.said.map(({ what }) => what)).toEqual(['requested', 'approved'])
  expect(await job()).toMatchObject({ state: 'under_way', assignee: { name: 'Tidewater' } })
  expect(await refused(say(bid.id, 'decline', 99_000))).toMatchObject({ code: 'not_allowed_now' })
})

it("an owner counters lower, and the next bid is theirs to approve; the other can't be chosen anymore", async () => {
  const first = await layOut(90_000)
  expect(await refused(say(first.id, 'counter', 99_000))).toMatchObject({ code: 'counter_too_high' })
  await good(say(first.id, 'counter', 80_000))
  expect(await subjectsTo(staff.email)).toContain('Counteroffer: Fix the boiler')
  const second = await layOut(72_000)
  await good(say(second.id, 'approve', 79_200))
  const { costs } = await good(staff.call(costsOfDeskJob, on()))
  expect(costs.bids.map(({ state }) => state)).toEqual(['declined', 'accepted'])
})

it('declining the last bid ends the job', async () => {
  const [first, second] = [await layOut(90_000), await layOut(80_000)]
  await good(say(first.id, 'decline', 99_000))
  await good(say(second.id, 'decline', 88_000))
  expect(await refused(staff.call(moveJob, { ...on(), body: { move: 'start' } }))).toMatchObject({ status: 409 })
  const late = { ...on(), body: { vendorId: null, lines: [line(10_000)] } }
  expect(await refused(staff.call(layOutBid, late))).toMatchObject({ code: 'not_allowed_now' })
})

it('R50 a limit starts on its day, and a home without one has the default', async () => {
  const reason = 'Agreed with the owner on the phone'
  const set = (amount: number, from: string) =>
    staff.call(setApprovalLimit, { params: { id: homeId }, body: { amount, from, reason } })
  await good(set(10_000, '2027-02-01'))
  expect((await layOut(40_000)).asksOwner).toBe(false)
  t.clock.set(new Date('2027-02-01T15:00:00Z'))
  expect((await layOut(40_000)).asksOwner).toBe(true)
  expect(await refused(set(90_000, '2027-01-31'))).toMatchObject({ code: 'in_the_past' })
})

it('R77 an approval sent twice under one key, as from the offline queue, counts once', async () => {
  const bid = await layOut(90_000)
  const request = {
    method: 'POST' as const,
    path: `owners/jobs/${jobId}/answer`,
    body: { bidId: bid.id, answer: 'approve', amount: 99_000 },
    headers: { 'idempotency-key': `approve-${jobId}` },
  }
  expect([(await owner.raw(request)).status, (await owner.raw(request)).status]).toEqual([200, 200])
  expect((await good(owner.call(costsOfOwnerJob, on()))).costs.said).toHaveLength(2)
})

it('costs as much in rupiah as a repair does, and no more in dollars than a limit allows', async () => {
  const expensive = (id: number) => ({ params: { id }, body: { vendorId: null, lines: [line(3_000_000_000)] } })
  expect(await refused(staff.call(layOutBid, expensive(jobId)))).toMatchObject({ code: 'invalid_input' })
  const villa = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId, currency: 'IDR' }))
  const body = { kind: 'repair' as const, homeId: villa.id, title: 'Fix the roof', day: '2027-03-01' }
  const roof = (await good(staff.call(makeJob, { body }))).job
  const { costs } = await good(staff.call(layOutBid, expensive(roof.id)))
  expect(costs.bids.at(-1)?.total).toEqual({ amount: 3_300_000_000, currency: 'IDR' })
})

it("owners of other homes can't see or answer it", async () => {
  const bid = await layOut(90_000)
  const other = await t.person('owner')
  expect(await refused(other.call(costsOfOwnerJob, on()))).toMatchObject({ status: 404 })
  expect(await refused(say(bid.id, 'approve', 99_000, other))).toMatchObject({ status: 404 })
  const body = { kind: 'inspection' as const, homeId, title: 'Look', day: '2027-03-01' }
  const inspection = (await good(staff.call(makeJob, { body }))).job
  const input = { params: { id: inspection.id }, body: { vendorId: null, lines: [line(100)] } }
  expect(await refused(staff.call(layOutBid, input))).toMatchObject({ code: 'not_allowed_now' })
})
