import { previewPrices } from '@porchlight/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { reserve } from '#modules/availability'
import { type TestApp, testApp, testPresent } from '#testing/harness'
import { priceDesk } from './testing/price-desk.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.clock.set(testPresent))

let bookings = 70_000
const stay = (homeId: number, arrive: string, depart: string) =>
  t.write((ctx) =>
    reserve(ctx, {
      homeId,
      stay: { arrive, depart },
      kind: 'booked',
      bookingId: bookings++,
      label: 'Ada Quill',
    }),
  )

type Desk = Awaited<ReturnType<typeof priceDesk>>
const lastYear = async (desk: Desk, change: Parameters<Desk['ask']>[0]) => {
  const answer = await desk.owner.call(previewPrices, await desk.ask(change))
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.effect.lastYear
}
const stays = (minNights: number) => ({
  kind: 'stays' as const,
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
const lift = { kind: 'nights' as const, from: '2027-12-01', to: '2027-12-31', weekdays: [], amount: 200_000 }

it('says nothing about a home where no one stayed', async () => {
  expect(await lastYear(await priceDesk(t), lift)).toBeNull()
})

it('repeats stays of the last 52 weeks on the same weekdays, with old and new prices', async () => {
  const desk = await priceDesk(t)
  // Thursday to Sunday and, later, a week; a stay two years back, and one still in the future, don't count.
  t.clock.set('2025-11-01T17:00:00Z')
  await stay(desk.home.id, '2025-12-03', '2025-12-06')
  t.clock.set('2026-10-01T17:00:00Z')
  await stay(desk.home.id, '2026-12-03', '2026-12-06')
  await stay(desk.home.id, '2026-12-07', '2026-12-14')
  await stay(desk.home.id, '2027-02-07', '2027-02-14')
  t.clock.set(testPresent)
  // 1,000 a night and 1,250 on Friday and Saturday; a week is a tenth off.
  const before = { amount: { amount: 350_000 + 675_000, currency: 'USD' }, refused: 0 }
  expect(await lastYear(desk, lift)).toEqual({
    stays: 2,
    nights: 10,
    before,
    after: { amount: { amount: 600_000 + 1_260_000, currency: 'USD' }, refused: 0 },
  })
  expect(await lastYear(desk, stays(5))).toMatchObject({
    before,
    after: { amount: { amount: 675_000 }, refused: 1 },
  })
  const none = { kind: 'discounts' as const, lengthOfStay: [], earlyBird: [], lastMinute: [] }
  expect(await lastYear(desk, none)).toMatchObject({ before, after: { amount: { amount: 1_100_000 }, refused: 0 } })
})
