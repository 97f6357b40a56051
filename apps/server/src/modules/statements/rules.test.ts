import { type OwnerFigureMove, ownerFigureKind, ownerFigures } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  closingOf,
  datesOf,
  isOver,
  monthsBetween,
  previousQuarter,
  quarterOf,
  quartersBetween,
  spreadPayout,
} from './rules.ts'

const move = (purpose: string, amount = 100, more: Partial<OwnerFigureMove> = {}): OwnerFigureMove => ({
  purpose,
  amount,
  occurredOn: '2027-05-01',
  reversed: null,
  ...more,
})
const from = '2027-04-01'

describe('quarters', () => {
  it('start and end on their days', () => {
    expect(quarterOf('2027-06-30')).toEqual({ year: 2027, quarter: 2 })
    expect(datesOf({ year: 2028, quarter: 1 })).toEqual({ from: '2028-01-01', to: '2028-03-31' })
    expect(previousQuarter({ year: 2027, quarter: 1 })).toEqual({ year: 2026, quarter: 4 })
    expect(quartersBetween({ year: 2026, quarter: 4 }, { year: 2027, quarter: 2 })).toHaveLength(3)
  })

  it("R71 are over when their last day has ended where the company's books are kept", () => {
    const second = { year: 2027, quarter: 2 }
    expect(isOver(second, '2027-06-30')).toBe(false)
    expect(isOver(second, '2027-07-01')).toBe(true)
  })
})

describe('a movement on an owner’s account', () => {
  it.each([
    ['recognition', 'stay'],
    ['collection', 'stay'],
    ['retention', 'fee'],
    ['owner-stay', 'owner_stay'],
    ['expense', 'expense'],
    ['payout', 'payout'],
    ['adjustment', 'adjustment'],
    ['refund-owed', 'adjustment'],
  ] as const)('%s is classified as %s', (purpose, kind) => {
    expect(ownerFigureKind(move(purpose), from)).toBe(kind)
  })

  it('R48 that belongs to a closed period is a correction in the current one', () => {
    expect(ownerFigureKind(move('recognition', 100, { occurredOn: '2027-03-30' }), from)).toBe('adjustment')
    expect(ownerFigureKind(move('payout', -100, { occurredOn: '2027-03-30' }), from)).toBe('payout')
  })

  it('R48 that reverses an entry goes where that one went, or is a correction if that one was reported before', () => {
    const reversed = { purpose: 'recognition', dated: '2027-04-20' }
    expect(ownerFigureKind(move('reversal', -100, { reversed }), from)).toBe('stay')
    expect(ownerFigureKind(move('reversal', -100, { reversed: { ...reversed, dated: '2027-03-20' } }), from)).toBe(
      'adjustment',
    )
  })
})

describe('the figures of a statement', () => {
  it('R48 opening + earned + adjustments − expenses − payouts = closing', () => {
    const moves = [
      move('recognition', 5_391_837),
      move('adjustment', -6_375),
      move('owner-stay', -385_315),
      move('payout', -3_372_622),
    ]
    const figures = ownerFigures(moves, from)
    expect(figures).toEqual({ earned: 5_391_837, adjustments: -6_375, expenses: 385_315, payouts: 3_372_622 })
    expect(closingOf(421_860, figures)).toBe(2_049_385)
  })

  const anyMove = fc.record({
    purpose: fc.constantFrom('recognition', 'retention', 'owner-stay', 'payout', 'adjustment', 'reversal', 'something'),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    occurredOn: fc.constantFrom('2027-03-01', '2027-05-01'),
    reversed: fc.constantFrom(null, { purpose: 'payout', dated: '2027-05-01' }, { purpose: 'x', dated: '2027-01-01' }),
  })

  it('R48 the closing is the opening plus every movement, each included exactly once', () => {
    fc.assert(
      fc.property(fc.array(anyMove), fc.integer(), (moves, opening) => {
        const all = moves.reduce((sum, { amount }) => sum + amount, 0)
        expect(closingOf(opening, ownerFigures(moves, from))).toBe(opening + all)
      }),
    )
  })
})

describe('a payout', () => {
  it('R46 is taken from the homes with money, none below zero', () => {
    const homes = [
      { homeId: 1, amount: -50 },
      { homeId: 2, amount: 300 },
      { homeId: 3, amount: 200 },
    ]
    expect(spreadPayout(400, homes)).toEqual([
      { homeId: 2, amount: 300 },
      { homeId: 3, amount: 100 },
    ])
    expect(() => spreadPayout(501, homes)).toThrow(/lack 1/)
  })
})

it('months between two days include both of theirs', () => {
  expect(monthsBetween('2027-12-31', '2028-03-01')).toEqual([
    { from: '2027-12-01', to: '2027-12-31' },
    { from: '2028-01-01', to: '2028-01-31' },
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-31' },
  ])
  expect(monthsBetween('2027-05-20', '2027-05-01')).toEqual([{ from: '2027-05-01', to: '2027-05-31' }])
})
