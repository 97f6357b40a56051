import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OwnerHomeMove } from '#modules/ledger'
import { coverOf } from './payout-cover.ts'

const move = (entryId: number, purpose: string, amount: number, homeId = 1): OwnerHomeMove => ({
  entryId,
  homeId,
  purpose,
  amount,
  currency: 'USD',
  occurredOn: '2027-05-01',
  dated: '2027-05-01',
  reversed: null,
})

describe('what a payout paid', () => {
  it("is each home's oldest earnings that nothing has used up", () => {
    const covers = coverOf([
      move(1, 'recognition', 300),
      move(2, 'recognition', 200),
      move(3, 'recognition', 50, 2),
      move(4, 'expense', -100),
      move(5, 'payout', -250),
      move(5, 'payout', -50, 2),
      move(6, 'payout', -150),
    ])
    expect(covers).toEqual(
      new Map([
        [
          5,
          [
            { entryId: 1, homeId: 1, amount: 200 },
            { entryId: 2, homeId: 1, amount: 50 },
            { entryId: 3, homeId: 2, amount: 50 },
          ],
        ],
        [6, [{ entryId: 2, homeId: 1, amount: 150 }]],
      ]),
    )
  })

  it('R46 is not reduced by a charge backdated to before the payout', () => {
    const moves = [move(1, 'recognition', 300), move(3, 'expense', -100), move(2, 'payout', -300)]
    expect(coverOf(moves)).toEqual(new Map([[2, [{ entryId: 1, homeId: 1, amount: 300 }]]]))
  })

  it('R46 adds up to the payout, and no earning is paid twice, while no home is below zero', () => {
    const steps = fc.array(
      fc.record({ home: fc.integer({ min: 1, max: 3 }), give: fc.nat(1_000), take: fc.nat(1_000) }),
    )
    fc.assert(
      fc.property(steps, (all) => {
        const left = new Map<number, number>()
        const moves = all.flatMap(({ home, give, take }, at) => {
          const paid = Math.min(take, (left.get(home) ?? 0) + give)
          left.set(home, (left.get(home) ?? 0) + give - paid)
          return [move(2 * at, 'recognition', give, home), move(2 * at + 1, 'payout', -paid, home)]
        })
        const covers = coverOf(moves)
        const sums = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)
        for (const { entryId, purpose, amount } of moves)
          if (purpose === 'payout') expect(sums(covers.get(entryId) ?? [])).toBe(-amount)
        const byEarning = Map.groupBy([...covers.values()].flat(), ({ entryId }) => entryId)
        for (const [entryId, parts] of byEarning)
          expect(sums(parts)).toBeLessThanOrEqual(moves.find((one) => one.entryId === entryId)?.amount ?? 0)
      }),
    )
  })
})
