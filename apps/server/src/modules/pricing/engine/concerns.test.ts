import { expect, test } from 'vitest'
import { arrivalEffectOf, effectOf } from './price-effect.ts'
import { type PolicyInput, priceConcerns } from './price-policy.ts'

const many = (amount: number, count = 60): number[] => Array.from({ length: count }, () => amount)
const steady: PolicyInput = { currency: 'USD', firstNight: '2027-01-15', before: many(100_000), after: many(100_000) }
const concerns = (change: Partial<PolicyInput>) => priceConcerns({ ...steady, ...change })
const codes = (change: Partial<PolicyInput>) => concerns(change).map(({ code }) => code)

test('the usual price is the median of the rents, in any order', () => {
  // The median is 100,000: a tenth of it requires confirmation; a tenth of the mean would not.
  const before = [900_000, 9_000, 100_000, 100_000, 2_000]
  const after = [900_000, 10_000, 100_000, 100_000, 2_000]
  expect(concerns({ before, after })).toMatchObject([
    { nights: 1, night: '2027-01-16', amount: { amount: 10_000 }, usual: { amount: 100_000 } },
  ])
  expect(codes({ before, after: [900_000, 10_001, 100_000, 100_000, 2_000] })).toEqual([])
})

test('the middle of the calendar is not the usual price', () => {
  const before = [100_000, 100_000, 900_000, 9_000, 100_000]
  const after = [100_000, 100_000, 900_000, 10_000, 100_000]
  expect(concerns({ before, after })).toMatchObject([{ usual: { amount: 100_000 } }])
})

test('compares even the smallest prices', () => {
  expect(codes({ before: many(10), after: [...many(10, 59), 1] })).toEqual(['far_from_usual'])
  expect(codes({ before: many(1), after: many(1), fees: [fee('per_stay', 600)] })).toEqual(['high_fee'])
})

test('names the most extreme of several unusual nights', () => {
  const after = many(100_000)
  after[2] = 1_000_000
  after[5] = 2_500_000
  after[9] = 9_000
  expect(concerns({ after })).toMatchObject([
    { nights: 3, night: '2027-01-20', amount: { amount: 2_500_000, currency: 'USD' } },
  ])
  after[9] = 1_000
  expect(concerns({ after })).toMatchObject([{ night: '2027-01-24', amount: { amount: 1_000 } }])
})

test('treats a night at zero as just as unusual as a night at one cent', () => {
  const after = many(100_000)
  after[3] = 0
  expect(concerns({ after })).toMatchObject([{ nights: 1, amount: { amount: 0 } }])
  const cheap = many(5, 60)
  expect(codes({ before: cheap, after: cheap.map((rent, at) => (at === 3 ? 0 : rent)) })).toEqual(['unusual_amount'])
})

test('compares nothing for a home whose usual price is zero', () => {
  expect(codes({ before: many(0), after: many(100_000) })).toEqual([])
  expect(codes({ before: [], after: many(100_000) })).toEqual([])
  expect(codes({ before: many(1), after: many(10) })).toEqual(['far_from_usual'])
})

test('asks about first prices below 10 and above 50,000 a night', () => {
  const first = (amount: number) => codes({ before: null, after: many(amount) })
  expect([first(1_000), first(999), first(5_000_000), first(5_000_001)]).toEqual([
    [],
    ['unusual_amount'],
    [],
    ['unusual_amount'],
  ])
})

test("doesn't treat no discount, or a more expensive season, as a deep discount", () => {
  expect(codes({ discounts: [], seasons: [{ adjust: 9_000 }], moved: 6_000 })).toEqual([])
  expect(codes({ moved: -5_000 })).toEqual(['deep_discount'])
  expect(codes({ moved: -4_999 })).toEqual([])
  expect(concerns({ seasons: [{ adjust: -5_000 }], discounts: [{ basisPoints: 7_000 }] })).toEqual([
    { code: 'deep_discount', share: 7_000 },
  ])
})

const fee = (kind: 'percent' | 'per_stay' | 'per_night', amount: number, optional = false) => ({
  label: 'Cleaning',
  kind,
  amount,
  optional,
})

test('allows a fee of up to five usual nights per stay, one per night, and a share of 30%', () => {
  expect(codes({ fees: [fee('per_stay', 500_000)] })).toEqual([])
  expect(codes({ fees: [fee('per_stay', 500_001)] })).toEqual(['high_fee'])
  expect(codes({ fees: [fee('per_night', 100_000)] })).toEqual([])
  expect(codes({ fees: [fee('per_night', 100_001)] })).toEqual(['high_fee'])
  expect(codes({ fees: [fee('percent', 3_000)] })).toEqual([])
  expect(concerns({ fees: [fee('percent', 3_001)] })).toEqual([{ code: 'high_share', label: 'Cleaning', share: 3_001 }])
})

test('allows an optional fee of up to five nights even when charged per night', () => {
  expect(codes({ fees: [fee('per_night', 500_000, true)] })).toEqual([])
  expect(codes({ fees: [fee('per_night', 500_001, true)] })).toEqual(['high_fee'])
})

test('allows a deposit of up to twenty usual nights', () => {
  expect([codes({ deposit: 2_000_000 }), codes({ deposit: 2_000_001 }), codes({})]).toEqual([[], ['high_deposit'], []])
})

test('compares a fee and a deposit with the most expensive first price if there is no usual price', () => {
  const unpriced = { before: null, after: null }
  expect(codes({ ...unpriced, fees: [fee('per_stay', 25_000_000)] })).toEqual([])
  expect(codes({ ...unpriced, fees: [fee('per_stay', 25_000_001)] })).toEqual(['high_fee'])
  expect(codes({ ...unpriced, deposit: 100_000_000 })).toEqual([])
  expect(codes({ ...unpriced, deposit: 100_000_001 })).toEqual(['high_deposit'])
})

const day = (date: number) => `2027-07-${String(date).padStart(2, '0')}`
const arrival = (date: number, before: number | null, after: number | null) => ({
  day: day(date),
  before: { minStay: before ?? 1, open: before !== null },
  after: { minStay: after ?? 1, open: after !== null },
})

test('counts arrival days with longer or shorter minimum stays, in runs of the same change', () => {
  expect(
    arrivalEffectOf([
      arrival(1, 3, 3),
      arrival(2, 3, 5),
      arrival(3, 3, 5),
      arrival(4, 4, 5),
      arrival(5, 4, 7),
      arrival(7, 4, 7),
      arrival(8, 7, 2),
    ]),
  ).toEqual({
    days: 6,
    longer: 5,
    shorter: 1,
    opened: 0,
    closed: 0,
    runs: [
      { from: day(2), to: day(4), before: 3, after: 5 },
      { from: day(4), to: day(5), before: 4, after: 5 },
      { from: day(5), to: day(6), before: 4, after: 7 },
      { from: day(7), to: day(8), before: 4, after: 7 },
      { from: day(8), to: day(9), before: 7, after: 2 },
    ],
  })
})

test('counts days that open and close, and ignores days closed before and after', () => {
  expect(arrivalEffectOf([arrival(1, null, 1), arrival(2, 1, null), arrival(3, 1, null)])).toEqual({
    days: 3,
    longer: 0,
    shorter: 0,
    opened: 1,
    closed: 2,
    runs: [],
  })
  const closed = { day: day(1), before: { minStay: 2, open: false }, after: { minStay: 5, open: false } }
  expect(arrivalEffectOf([closed])).toEqual({ days: 0, longer: 0, shorter: 0, opened: 0, closed: 0, runs: [] })
})

test('treats a night with an unchanged price, or its first price, as neither more expensive nor cheaper', () => {
  const night = (date: number, before: number | null, after: number) => ({
    night: day(date),
    before,
    after,
    free: true,
  })
  expect(effectOf([night(1, 5, 5), night(2, 5, 6), night(3, null, 4)])).toMatchObject({
    nights: 2,
    higher: 1,
    cheaper: 0,
    before: null,
    after: 10,
  })
  expect(effectOf([night(1, 5, 6)])).toMatchObject({ nights: 1, before: 5, after: 6 })
})
