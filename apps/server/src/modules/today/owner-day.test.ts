import {
  addProof,
  answerBid,
  layOutBid,
  makeJob,
  ownerAccounting,
  ownerToday,
  uploadCustomFile,
} from '@porchlight/contract'
import { beforeEach, expect, it } from 'vitest'
import { blockNights, setStayRules, setStaySettings } from '#modules/availability'
import { setShares } from '#modules/homes'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { good } from '../bookings/testing/guest.ts'

const t = sceneApp()
let owner: Caller & { accountId: number }
let other: Caller & { accountId: number }
let staff: Caller & { accountId: number }
let homeId: number

beforeEach(async () => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  other = await t.person('owner')
  staff = await t.person('staff')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId, name: 'Orchard Hall' }))).id
})

const today = (who: Caller = owner) => good(who.call(ownerToday, {}))
const tasks = async (who?: Caller) => (await today(who)).answers
const repair = async (day: string, ...costs: number[]) => {
  const body = { kind: 'repair' as const, homeId, title: 'Fix the boiler', day }
  const { job } = await good(staff.call(makeJob, { body }))
  const bids = []
  for (const cost of costs) {
    const lines = [{ kind: 'labor' as const, what: 'Boiler', cost, markup: 0 }]
    const { costs: known } = await good(
      staff.call(layOutBid, { params: { id: job.id }, body: { vendorId: null, lines } }),
    )
    bids.push(known.bids.at(-1)?.id ?? 0)
  }
  return { jobId: job.id, bids }
}
const policy = async (expiresOn: string) => {
  const file = new File([new TextEncoder().encode('%PDF-1.4 policy')], 'policy.pdf', { type: 'application/pdf' })
  const fileId = (await good(owner.call(uploadCustomFile, { body: { file } }))).data.id
  const body = { kind: 'insurance' as const, title: 'Liability policy', fileId, expiresOn }
  await good(owner.call(addProof, { params: { id: homeId }, body }))
}

it('a bid waits for the owner with its cost, can be approved there, and disappears once answered', async () => {
  const { jobId, bids } = await repair('2027-03-01', 90_000)
  const [bidId = 0] = bids
  expect(await tasks()).toMatchObject([
    {
      kind: 'bid',
      title: 'Approve a repair: Fix the boiler',
      text: 'Orchard Hall. Bid from our team',
      amount: { amount: 90_000 },
      dueOn: '2027-03-01',
      href: `/owners/maintenance/jobs/${jobId}`,
      bid: { jobId, bidId },
    },
  ])
  expect(await tasks(other)).toEqual([])
  await good(
    owner.call(answerBid, { params: { id: jobId }, body: { bidId, answer: 'approve', amount: 90_000, text: '' } }),
  )
  expect(await tasks()).toEqual([])
})

it('several bids are compared on their page: the lowest is named and none is approved at once', async () => {
  await repair('2027-03-01', 90_000, 72_000)
  expect(await tasks()).toMatchObject([
    { kind: 'bid', text: 'Orchard Hall. 2 bids to compare', amount: { amount: 72_000 }, bid: null },
  ])
})

it("the earliest due item comes first, whatever it is, and a replaced document isn't requested", async () => {
  await policy('2027-02-01')
  await repair('2027-01-20', 90_000)
  expect((await tasks()).map(({ kind, dueOn }) => [kind, dueOn])).toEqual([
    ['bid', '2027-01-20'],
    ['document', '2027-02-01'],
  ])
  await policy('2028-02-01')
  expect((await tasks()).map(({ kind }) => kind)).toEqual(['bid'])
})

it('unbookable nights are listed with the minimum stay that blocks them', async () => {
  await t.write(async (ctx) => {
    await setStayRules(ctx, homeId, [{ kind: 'default', minNights: 5 }])
    await setStaySettings(ctx, homeId, { fillGaps: false })
    for (const [from, to] of [
      ['2027-01-20', '2027-01-25'],
      ['2027-01-27', '2027-02-03'],
    ] as const)
      await blockNights(ctx, homeId, { from, to, kind: 'repair', reason: 'Paint', who: 'Ada Quill' })
  })
  expect(await tasks()).toMatchObject([
    {
      kind: 'gap',
      title: '2 nights guests can’t book',
      text: expect.stringContaining('Your 5-night minimum is longer than the gap.'),
      dueOn: '2027-01-25',
      href: `/owners/calendar/${homeId}/2027-01-25`,
    },
  ])
})

it("co-owners see each other's share of a home next to their own, and nothing of other homes", async () => {
  await t.write((ctx) =>
    setShares(ctx, homeId, '2027-01-01', [
      { accountId: owner.accountId, basisPoints: 6_000 },
      { accountId: other.accountId, basisPoints: 4_000 },
    ]),
  )
  await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId, name: 'Alone' }))
  const { accounting } = await good(owner.call(ownerAccounting, { query: {} }))
  expect(accounting.homes.map(({ name, coOwners }) => [name, coOwners])).toEqual([
    ['Alone', null],
    ['Orchard Hall', { amount: 0, currency: 'USD' }],
  ])
})
