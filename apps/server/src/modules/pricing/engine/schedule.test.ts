import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aRequest } from '../testing/sample.ts'
import { type RetentionStep, type ScheduleTerm, scheduleFor } from './schedule.ts'
import { halfAndHalf } from './stay-terms.ts'

const { stay, bookedOn } = aRequest()
const schedule = (
  total: number,
  terms: readonly ScheduleTerm[] = halfAndHalf,
  more: { bookedOn?: string; stay?: typeof stay; retained?: RetentionStep[] } = {},
) => scheduleFor({ total, terms, bookedOn, stay, retained: [], ...more }).map(({ dueOn, amount }) => [dueOn, amount])

const thirds: ScheduleTerm[] = [
  { share: 3_333, due: { kind: 'booking' } },
  { share: 3_333, due: { kind: 'on', date: '2027-01-15' } },
  { share: 3_334, due: { kind: 'before_arrival', days: 30 } },
]

test('R26 creates installments at booking, on a date, and days before arrival; the last one gets the remainder', () => {
  expect(schedule(10_000, thirds)).toEqual([
    ['2026-11-20', 3_333],
    ['2027-01-15', 3_333],
    ['2027-06-02', 3_334],
  ])
})

test('R26 spreads the rest of a long stay over its months by their nights', () => {
  const monthly: ScheduleTerm[] = [
    { share: 2_500, due: { kind: 'booking' } },
    { share: 7_500, due: { kind: 'monthly' } },
  ]
  expect(schedule(100_000, monthly, { stay: { arrive: '2027-01-31', depart: '2027-04-01' } })).toEqual([
    ['2026-11-20', 25_000],
    ['2027-01-31', 35_000],
    ['2027-02-28', 38_750],
    ['2027-03-31', 1_250],
  ])
})

test('R27 moves what is due on or before the booking day to booking', () => {
  expect(schedule(10_001, halfAndHalf, { bookedOn: '2027-06-02' })).toEqual([['2027-06-02', 10_001]])
  expect(schedule(10_001, halfAndHalf, { bookedOn: '2027-06-20' })).toEqual([['2027-06-20', 10_001]])
  expect(schedule(10_001, halfAndHalf, { bookedOn: '2027-06-01' })).toEqual([
    ['2027-06-01', 5_001],
    ['2027-06-02', 5_000],
  ])
})

test('R28 brings money forward so that what a cancellation retains is always collected', () => {
  expect(schedule(10_000, halfAndHalf, { retained: [{ on: '2027-05-03', amount: 8_000 }] })).toEqual([
    ['2026-11-20', 5_000],
    ['2027-05-03', 3_000],
    ['2027-06-02', 2_000],
  ])
  expect(schedule(10_000, halfAndHalf, { retained: [{ on: '2026-11-20', amount: 10_000 }] })).toEqual([
    ['2026-11-20', 10_000],
  ])
})

test('R26 gives a free stay one zero installment, at booking', () => {
  expect(schedule(0)).toEqual([['2026-11-20', 0]])
})

const someTerms = fc.array(
  fc.record({
    share: fc.integer({ min: 1, max: 10_000 }),
    due: fc.oneof(
      fc.constant({ kind: 'booking' } as const),
      fc.constant({ kind: 'monthly' } as const),
      fc.record({ kind: fc.constant('before_arrival' as const), days: fc.integer({ min: 0, max: 400 }) }),
    ),
  }),
  { maxLength: 8 },
)
const someRetained = fc.array(
  fc.record({
    on: fc.constantFrom('2026-01-01', '2026-12-24', '2027-05-03', '2027-07-02'),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 4 },
)

test('R26 R28 with any terms, the sum is the total, nothing is negative, days ascend, and what is retained is collected', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), someTerms, someRetained, (total, terms, shares) => {
      const retained = shares.map(({ on, share }) => ({ on, amount: Math.floor(total * share) }))
      const plan = scheduleFor({ total, terms, bookedOn, stay, retained })
      expect(plan.reduce((sum, part) => sum + part.amount, 0)).toBe(total)
      expect(plan.every((part) => part.amount >= 0 && Number.isInteger(part.amount))).toBe(true)
      expect(plan.map((part) => part.dueOn)).toEqual([...new Set(plan.map((part) => part.dueOn))].sort())
      for (const { on, amount } of retained) {
        const collected = plan
          .filter((part) => part.dueOn <= on || part.atBooking)
          .reduce((sum, part) => sum + part.amount, 0)
        expect(collected).toBeGreaterThanOrEqual(amount)
      }
    }),
  )
})
