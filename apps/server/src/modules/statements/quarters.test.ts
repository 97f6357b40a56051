import { isEarned, isExpense, ownerFigureKind, ownerFigures } from '@porchlight/contract'
import { expect, test } from 'vitest'
import {
  closingOf,
  datesOf,
  isClosed,
  isOver,
  previousQuarter,
  quarterOf,
  quarterSums,
  quartersBetween,
  spreadPayout,
} from './rules.ts'

const q = (year: number, quarter: number) => ({ year, quarter })
const from = '2027-04-01'
const move = (
  purpose: string,
  amount: number,
  occurredOn = '2027-05-01',
  reversed: { purpose: string; dated: string } | null = null,
) => ({
  purpose,
  occurredOn,
  amount,
  reversed,
})

test('R48 a quarter has a first and a last day', () => {
  expect(
    ['2027-01-01', '2027-03-31', '2027-04-01', '2027-06-30', '2027-12-31'].map((day) => quarterOf(day).quarter),
  ).toEqual([1, 1, 2, 2, 4])
  expect([1, 2, 3, 4].map((quarter) => Object.values(datesOf(q(2027, quarter))))).toEqual([
    ['2027-01-01', '2027-03-31'],
    ['2027-04-01', '2027-06-30'],
    ['2027-07-01', '2027-09-30'],
    ['2027-10-01', '2027-12-31'],
  ])
  expect([isOver(q(2027, 1), '2027-03-31'), isOver(q(2027, 1), '2027-04-01')]).toEqual([false, true])
})

test('R48 quarters follow each other across years', () => {
  expect([previousQuarter(q(2027, 1)), previousQuarter(q(2027, 3))]).toEqual([q(2026, 4), q(2027, 2)])
  expect(quartersBetween(q(2026, 3), q(2027, 2))).toEqual([q(2026, 3), q(2026, 4), q(2027, 1), q(2027, 2)])
  expect(quartersBetween(q(2027, 2), q(2027, 2))).toEqual([q(2027, 2)])
  expect(quartersBetween(q(2027, 2), q(2027, 1))).toEqual([])
  const closed = [q(2026, 4)]
  expect([isClosed(closed, q(2026, 4)), isClosed(closed, q(2027, 4)), isClosed(closed, q(2026, 3))]).toEqual([
    true,
    false,
    false,
  ])
})

test('R48 a movement is classified by its purpose, and a late one is an adjustment', () => {
  expect(
    ['recognition', 'collection', 'retention', 'expense', 'owner-stay', 'payout', 'correction'].map((purpose) =>
      ownerFigureKind(move(purpose, 1), from),
    ),
  ).toEqual(['stay', 'stay', 'fee', 'expense', 'owner_stay', 'payout', 'adjustment'])
  expect([
    ownerFigureKind(move('recognition', 1, '2027-03-31'), from),
    ownerFigureKind(move('recognition', 1, from), from),
  ]).toEqual(['adjustment', 'stay'])
  expect(ownerFigureKind(move('payout', 1, '2026-01-01'), from)).toBe('payout')
  const taken = (dated: string) =>
    ownerFigureKind(move('reversal', -1, '2027-05-01', { purpose: 'expense', dated }), from)
  expect([taken('2027-03-31'), taken(from)]).toEqual(['adjustment', 'expense'])
})

test('R48 opening + earned + adjustments − expenses − payouts = closing', () => {
  const moves = [
    move('recognition', 900),
    move('retention', 50),
    move('expense', -200),
    move('owner-stay', -30),
    move('payout', -400),
    move('correction', 7),
  ]
  expect(ownerFigures(moves, from)).toEqual({ earned: 950, adjustments: 7, expenses: 230, payouts: 400 })
  expect(closingOf(10, ownerFigures(moves, from))).toBe(337)
  expect([isEarned('stay'), isEarned('fee'), isEarned('payout'), isExpense('owner_stay'), isExpense('fee')]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ])
})

test('R48 each quarter opens where the one before closed, including its last day', () => {
  const dated = (amount: number, day: string) => ({ ...move('recognition', amount, day), dated: day })
  const sums = quarterSums(
    [dated(100, '2027-03-31'), dated(20, '2027-04-01'), dated(3, '2027-06-30')],
    [q(2027, 1), q(2027, 2)],
    1_000,
  )
  expect(sums.map(({ opening, earned, closing }) => [opening, earned, closing])).toEqual([
    [1_000, 100, 1_100],
    [1_100, 23, 1_123],
  ])
})

test('R48 a payout is taken from homes with money, in order, and never below zero', () => {
  const homes = [
    { homeId: 1, amount: 100 },
    { homeId: 2, amount: -50 },
    { homeId: 3, amount: 0 },
    { homeId: 4, amount: 200 },
  ]
  expect(spreadPayout(100, homes)).toEqual([{ homeId: 1, amount: 100 }])
  expect(spreadPayout(101, homes)).toEqual([
    { homeId: 1, amount: 100 },
    { homeId: 4, amount: 1 },
  ])
  expect(spreadPayout(300, homes)).toHaveLength(2)
  expect(spreadPayout(0, homes)).toEqual([])
  expect(() => spreadPayout(301, homes)).toThrow('lack 1 of the payout of 301')
})
