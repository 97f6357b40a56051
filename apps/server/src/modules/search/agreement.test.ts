import { addDays, type Stay } from '@porchlight/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reserve, type StayRule, setStayRules, setStaySettings, stayReasons } from '#modules/availability'
import { headlinesOf, type Pricing } from '#modules/pricing'
import { a, usualPricing } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { criteriaFor } from '../../testing/search/builders.ts'
import { SearchEngine } from './engine/engine.ts'
import { firstDateAt, searchRows } from './snapshot.ts'

/** A Thursday afternoon in New York. */
const present = '2027-07-01T18:00:00Z'
const today = '2027-07-01'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ start: present })
})
afterAll(() => t.close())

/** An engine that knows only this home, as the replica would. */
const engineFor = async (homeId: number): Promise<SearchEngine> => {
  const rows = await t.read((ctx) => searchRows(ctx, [homeId], 'USD'))
  const engine = new SearchEngine([], firstDateAt(new Date(present)))
  for (const { home, nights } of rows) engine.put(home, nights)
  return engine
}
const showing = { sort: 'match', page: 1, perPage: 1 } as const
const offered = (engine: SearchEngine, stay: Stay, party: typeof pair) =>
  engine.search(criteriaFor({ dates: { kind: 'exact', ...stay }, party }), showing, new Date(present)).homes[0]

const pair = { adults: 2, children: 0, infants: 0, pets: 0 }
const sample = <Value>(arbitrary: fc.Arbitrary<Value>, count: number, seed: number) =>
  fc.sample(arbitrary, { numRuns: count, seed })

const days = (from: number, to: number) => fc.integer({ min: from, max: to }).map((count) => addDays(today, count))
/** Returns a value now and then, mostly nothing. */
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const weekdays = sometimes(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 4 }))
const nights = (most: number) => fc.option(fc.integer({ min: 1, max: most }), { nil: undefined })
const restriction = {
  minNights: nights(5),
  maxNights: sometimes(fc.integer({ min: 5, max: 10 })),
  arriveOn: weekdays,
  departOn: weekdays,
  closedToArrival: sometimes(fc.constant(true)),
  closedToDeparture: sometimes(fc.constant(true)),
}
const rule: fc.Arbitrary<StayRule> = fc.oneof(
  fc.record({ kind: fc.constantFrom('default' as const), ...restriction }),
  fc.record({
    kind: fc.constantFrom('adjacent_after' as const, 'adjacent_before' as const),
    days: fc.constantFrom(1, 3),
    minNights: nights(5),
  }),
  fc.record({
    kind: fc.constantFrom('last_minute' as const, 'far_out' as const),
    days: fc.constantFrom(7, 20),
    minNights: nights(5),
  }),
  fc.tuple(days(0, 40), fc.integer({ min: 1, max: 20 })).chain(([from, length]) =>
    fc.record({
      kind: fc.constantFrom('season' as const, 'date' as const),
      from: fc.constant(from),
      to: fc.constant(addDays(from, length)),
      ...restriction,
    }),
  ),
)
const settings = fc.record({
  preparationNights: fc.constantFrom(0, 0, 1, 2),
  minStayMode: fc.constantFrom('arrival' as const, 'stay' as const),
  maxStayMode: fc.constantFrom('arrival' as const, 'stay' as const),
  noticeDays: fc.constantFrom(0, 0, 1, 3),
  sameDayCutoffHour: fc.constantFrom(12, 14, 18, 24),
  windowDays: fc.constantFrom(30, 730),
  fillGaps: fc.boolean(),
  preventGaps: fc.boolean(),
})
const stay = fc
  .tuple(days(-1, 45), fc.integer({ min: 1, max: 9 }))
  .map(([arrive, length]) => ({ arrive, depart: addDays(arrive, length) }))

test('R6 R9 R10 R11 R12 R13 search offers a stay exactly when it can be booked', async () => {
  const stays = sample(stay, 60, 11)
  let possible = 0
  for (let seed = 1; seed <= 12; seed++) {
    const homeId = (await t.write((ctx) => a.pricedHome(ctx))).id
    const [wanted] = sample(settings, 1, seed)
    const rules = sample(rule, 3, seed)
    await t.write((ctx) => setStaySettings(ctx, homeId, wanted ?? {}))
    await t.write((ctx) => setStayRules(ctx, homeId, rules))
    for (const taken of sample(stay, 3, seed))
      await t.write((ctx) => reserve(ctx, { homeId, stay: taken, kind: 'booked' }))
    const engine = await engineFor(homeId)
    for (const requested of stays) {
      const reasons = await t.read((ctx) => stayReasons(ctx, homeId, requested, { party: pair }))
      expect({ ...requested, seed, rules, wanted, offered: offered(engine, requested, pair) !== undefined }).toEqual({
        ...requested,
        seed,
        rules,
        wanted,
        offered: reasons.length === 0,
      })
      if (reasons.length === 0) possible++
    }
  }
  expect(possible).toBeGreaterThan(60)
})

const fee = (
  kind: Pricing['fees'][number]['kind'],
  amount: number,
  position: number,
  of: 'rent' | 'subtotal' = 'rent',
) => ({
  code: 'extra' as const,
  label: 'Fee',
  note: '',
  kind,
  amount,
  of,
  position,
  optional: false,
})

test('R17 search prices a stay to within the rounding of its lines', async () => {
  const pricing: Partial<Pricing> = {
    plan: { ...usualPricing.plan, includedGuests: 2, counted: ['adults', 'children', 'infants'] },
    seasons: [{ name: 'July', from: '2027-07-10', to: '2027-07-20', nightly: 145_000, weekend: null, adjust: 0 }],
    fees: [
      fee('per_stay', 45_000, 1),
      fee('per_night', 1_250, 2),
      fee('per_guest', 900, 3),
      fee('per_guest_night', 150, 4),
      fee('percent', 300, 5, 'rent'),
      fee('with_pets', 7_500, 6),
      fee('per_pet', 2_000, 7),
      fee('per_pet_night', 500, 8),
      fee('percent', 600, 9, 'subtotal'),
    ],
  }
  const { id } = await t.write((ctx) => a.pricedHome(ctx, { pricing }))
  const engine = await engineFor(id)
  const parties = [pair, { adults: 3, children: 2, infants: 1, pets: 2 }]
  for (const requested of sample(stay, 40, 5).filter(({ arrive }) => arrive > today)) {
    for (const party of parties) {
      const exact = (await t.read((ctx) => headlinesOf(ctx, [id], requested, party))).get(id)
      expect(
        Math.abs((offered(engine, requested, party)?.price ?? 0) - (exact?.headline.amount ?? 0)),
      ).toBeLessThanOrEqual(3)
    }
  }
})
