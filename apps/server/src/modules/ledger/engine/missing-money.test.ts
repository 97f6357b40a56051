import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingFrom } from './missing-money.ts'

describe('money not received yet', () => {
  const earned = [
    { ownerId: 1, amount: 300_00 },
    { ownerId: 2, amount: 100_00 },
  ]

  it('R46 is borne by the booking’s owners in proportion to their earnings', () => {
    expect(missingFrom(1, 80_00, earned)).toBe(60_00)
    expect(missingFrom(2, 80_00, earned)).toBe(20_00)
  })

  it('R46 takes no more from an owner than they earned, and nothing from others', () => {
    expect(missingFrom(1, 900_00, earned)).toBe(300_00)
    expect(missingFrom(3, 900_00, earned)).toBe(0)
    expect(missingFrom(1, -5, earned)).toBe(0)
  })

  it('R46 is borne by all owners together exactly, up to what they earned', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 3_000_000_000 }), (parts, missing) => {
        const owners = parts.map((amount, ownerId) => ({ ownerId, amount }))
        const total = parts.reduce((sum, amount) => sum + amount, 0)
        const advanced = owners.map(({ ownerId }) => missingFrom(ownerId, missing, owners))
        expect(advanced.reduce((sum, part) => sum + part, 0)).toBe(Math.min(missing, total))
      }),
    )
  })
})
