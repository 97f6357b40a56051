import { type PriceChangeInput, previewPrices, searchHomes } from '@porchlight/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp, testPresent } from '#testing/harness'
import { deleteSearchedStays } from './searched-stays.ts'
import { db } from './tables.ts'
import { priceDesk } from './testing/price-desk.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.write((ctx) => db(ctx).deleteFrom('pricing.searched_stay').execute())
  t.clock.set(testPresent)
})

type Desk = Awaited<ReturnType<typeof priceDesk>>
const lift: PriceChangeInput = { kind: 'nights', from: '2027-12-01', to: '2027-12-31', weekdays: [], amount: 200_000 }
const stays = (minNights: number): PriceChangeInput => ({
  kind: 'stays',
  minNights,
  maxNights: 28,
  arriveOn: [],
  departOn: [],
  seasons: [],
  lastMinute: null,
  farOut: null,
  beside: null,
  fillGaps: false,
  preventGaps: false,
})

const searchesOf = async (desk: Desk, change: PriceChangeInput) => {
  const answer = await desk.owner.call(previewPrices, await desk.ask(change))
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.effect.lastSearches
}

/**
 * Searches on a day through the public call. Days differ between tests, because the process remembers what it recorded.
 */
const search = async (on: string, query: Record<string, string>) => {
  t.clock.set(`${on}T17:00:00Z`)
  const answer = await t.visitor().call(searchHomes, { query: query as never })
  if (!answer.ok) throw new Error(answer.error.code)
  t.clock.set(testPresent)
}
const december = { arrive: '2026-12-03', depart: '2026-12-06', adults: '2' }

it('says nothing about a home that no one could have found', async () => {
  const desk = await priceDesk(t)
  expect(await searchesOf(desk, lift)).toBeNull()
  await search('2026-10-01', { ...december, place: 'nowhere' })
  await search('2026-10-01', { ...december, adults: '40' })
  await search('2026-10-01', { ...december, pets: '9' })
  await search('2026-10-01', { ...december, bedrooms: '30' })
  await search('2026-10-01', { ...december, bbox: '0,0,1,1' })
  await search('2026-10-01', { adults: '2' })
  await search('2025-10-01', { arrive: '2025-12-03', depart: '2025-12-06', adults: '2' })
  expect(await searchesOf(desk, lift)).toBeNull()
})

it('repeats a search on the same weekdays a year later, with old and new prices and rules', async () => {
  const desk = await priceDesk(t)
  await search('2026-10-01', december)
  // Up to 5,000 for the stay: enough at the current price, but not at the increased one.
  await search('2026-10-02', { ...december, max: '500000' })
  const usual = { shown: 2, refused: 0, outsidePrice: 0 }
  const lifted = await searchesOf(desk, lift)
  expect(lifted).toMatchObject({ searches: 2, before: usual, after: { shown: 1, refused: 0, outsidePrice: 1 } })
  expect(lifted?.after.night?.amount).toBeGreaterThan(lifted?.before?.night?.amount ?? 0)
  expect(await searchesOf(desk, stays(5))).toMatchObject({
    before: usual,
    after: { shown: 0, refused: 2, outsidePrice: 0, night: null },
  })
})

it('shows someone flexible by some days the nearest possible stay', async () => {
  const desk = await priceDesk(t)
  await search('2026-09-28', { ...december, flex: '3d' })
  const onFriday = { ...stays(2), arriveOn: [5] } as PriceChangeInput
  expect(await searchesOf(desk, onFriday)).toMatchObject({ after: { shown: 1, refused: 0 } })
  await search('2026-09-28', december)
  expect(await searchesOf(desk, onFriday)).toMatchObject({ searches: 2, after: { shown: 1, refused: 1 } })
})

it("counts the same search once a day, however the map was moved, and doesn't count further pages", async () => {
  const desk = await priceDesk(t)
  await search('2026-09-21', december)
  await search('2026-09-21', december)
  await search('2026-09-21', { ...december, page: '2' })
  await search('2026-09-21', { ...december, bbox: '-180,-90,180,90' })
  expect((await searchesOf(desk, lift))?.searches).toBe(1)
  await search('2026-09-22', december)
  expect((await searchesOf(desk, lift))?.searches).toBe(2)
})

it('deletes searches after a year and a month', async () => {
  await search('2026-10-01', { arrive: '2026-12-10', depart: '2026-12-13', adults: '2' })
  const retained = () => t.read((ctx) => db(ctx).selectFrom('pricing.searched_stay').select('asked_on').execute())
  await t.write((ctx) => deleteSearchedStays(ctx, '2027-10-31'))
  expect(await retained()).toHaveLength(1)
  await t.write((ctx) => deleteSearchedStays(ctx, '2027-11-01'))
  expect(await retained()).toHaveLength(0)
})
