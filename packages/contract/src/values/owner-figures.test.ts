import { describe, expect, test } from 'vitest'
import { isEarned, isExpense, type OwnerFigureMove, ownerFigureKind, ownerFigures } from './owner-figures.ts'

const quarter = '2027-04-01'
const move = (purpose: string, amount = 100, more: Partial<OwnerFigureMove> = {}): OwnerFigureMove => ({
  purpose,
  occurredOn: '2027-04-01',
  amount,
  reversed: null,
  ...more,
})
const kindOf = (purpose: string, more: Partial<OwnerFigureMove> = {}) =>
  ownerFigureKind(move(purpose, 100, more), quarter)

describe('R48 statement figures', () => {
  test.each([
    ['recognition', 'stay'],
    ['collection', 'stay'],
    ['retention', 'fee'],
    ['expense', 'expense'],
    ['owner-stay', 'owner_stay'],
    ['payout', 'payout'],
    ['correction', 'adjustment'],
  ])('%s is a %s', (purpose, kind) => {
    expect(kindOf(purpose)).toBe(kind)
  })

  test('count an entry from before the period as an adjustment, except a payout', () => {
    const earlier = { occurredOn: '2027-03-31' }
    expect([kindOf('recognition', earlier), kindOf('expense', earlier), kindOf('payout', earlier)]).toEqual([
      'adjustment',
      'adjustment',
      'payout',
    ])
  })

  test('count a reversal where its entry counted, and as an adjustment if that was in an earlier period', () => {
    const reversed = (dated: string) => ({ reversed: { purpose: 'expense', dated } })
    expect(kindOf('correction', reversed('2027-04-01'))).toBe('expense')
    expect(kindOf('correction', reversed('2027-03-31'))).toBe('adjustment')
  })

  test('add income and adjustments, and subtract expenses and payouts as positive figures', () => {
    const moves = [
      move('recognition', 1_000),
      move('retention', -200),
      move('correction', 30),
      move('expense', -50),
      move('owner-stay', -5),
      move('payout', -600),
    ]
    expect(ownerFigures(moves, quarter)).toEqual({ earned: 800, adjustments: 30, expenses: 55, payouts: 600 })
    expect(ownerFigures([], quarter)).toEqual({ earned: 0, adjustments: 0, expenses: 0, payouts: 0 })
  })

  test('count stays and fees as earned, and expenses and owner stays as expenses', () => {
    const kinds = ['stay', 'fee', 'adjustment', 'expense', 'owner_stay', 'payout'] as const
    expect(kinds.filter(isEarned)).toEqual(['stay', 'fee'])
    expect(kinds.filter(isExpense)).toEqual(['expense', 'owner_stay'])
  })
})
