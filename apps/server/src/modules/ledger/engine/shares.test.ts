import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingFrom, splitShares } from './shares.ts'

describe('co-owners', () => {
  it('R51 6,180.55 at 33.33/33.33/33.34 splits to the cent', () => {
    const shares = [3_333, 3_333, 3_334].map((basisPoints, index) => ({ ownerId: index + 1, basisPoints }))
    expect(splitShares(618_055, shares).map(({ amount }) => amount)).toEqual([205_998, 205_998, 206_059])
  })

  it('R51 shares that do not sum to 100 % are refused', () => {
    expect(() => splitShares(100, [{ ownerId: 1, basisPoints: 9_999 }])).toThrow(/99.99 %/)
  })

  it('R51 any amount over any shares sums to itself, each part within one minor unit of exact', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 6 })
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), cuts, (amount, drawn) => {
        const edges = [0, ...drawn.toSorted((a, b) => a - b), 10_000]
        const shares = edges
          .slice(1)
          .map((edge, index) => ({ ownerId: index, basisPoints: edge - (edges[index] as number) }))
        const parts = splitShares(amount, shares)
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
        for (const [index, part] of parts.entries())
          expect(Math.abs(part.amount - (amount * (shares[index]?.basisPoints ?? 0)) / 10_000)).toBeLessThan(1)
      }),
    )
  })
})

describe('money not received yet', () => {
  const earned = [
    { ownerId: 1, amount: 300_00 },
    { ownerId: 2, amount: 100_00 },
  ]

  it('R46 is carried by the owners of the booking in proportion to what they earned', () => {
    expect(missingFrom(1, 80_00, earned)).toBe(60_00)
    expect(missingFrom(2, 80_00, earned)).toBe(20_00)
  })

  it('R46 takes no more from an owner than he earned, and nothing from others', () => {
    expect(missingFrom(1, 900_00, earned)).toBe(300_00)
    expect(missingFrom(3, 900_00, earned)).toBe(0)
    expect(missingFrom(1, -5, earned)).toBe(0)
  })

  it('R46 the owners together carry exactly what is missing, up to what they earned', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 3_000_000_000 }), (parts, missing) => {
        const owners = parts.map((amount, ownerId) => ({ ownerId, amount }))
        const total = parts.reduce((sum, amount) => sum + amount, 0)
        const carried = owners.map(({ ownerId }) => missingFrom(ownerId, missing, owners))
        expect(carried.reduce((sum, part) => sum + part, 0)).toBe(Math.min(missing, total))
      }),
    )
  })
})
