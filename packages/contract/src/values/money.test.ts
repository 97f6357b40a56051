import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minorDigits } from './minor-digits.ts'
import { roundHalfUp, shareOf, splitByWeight } from './money.ts'

describe('R15 amounts in minor units', () => {
  test('a dollar has a hundred cents, a yen none, a dinar a thousand fils', () => {
    const currencies = ['USD', 'EUR', 'JPY', 'KRW', 'ISK', 'CLP', 'KWD', 'BHD', 'JOD', 'OMR', 'TND']
    expect(currencies.map(minorDigits)).toEqual([2, 2, 0, 0, 0, 0, 3, 3, 3, 3, 3])
  })

  test('đồng and CFA francs have none; forints, rupiah, and rupees have the hundredths that Intl denies them', () => {
    expect(['VND', 'PYG', 'XOF', 'XAF', 'XPF', 'UGX', 'RWF'].map(minorDigits)).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(['HUF', 'IDR', 'PKR', 'COP', 'LBP', 'TWD'].map(minorDigits)).toEqual([2, 2, 2, 2, 2, 2])
    // Stripe counts ariary without decimals: with two, guests would pay a hundred times the price.
    expect(minorDigits('MGA')).toBe(0)
    expect(['IQD', 'LYD'].map(minorDigits)).toEqual([3, 3])
  })

  test("a half rounds away from zero, but a value just below it doesn't", () => {
    const values = [0, 0.4, 0.5, 1.5, 2.5, 2.499, -0.4, -0.5, -1.5, -2.499, 12_345_678.5]
    expect(values.map(roundHalfUp)).toEqual([0, 0, 1, 2, 3, 2, 0, -1, -2, -2, 12_345_679])
    expect(Object.is(roundHalfUp(-0.2), 0)).toBe(true)
  })

  test('a half that binary fractions narrowly miss is a half', () => {
    // 1.005 × 100 is 100.49999999999999, 8.165 × 100 is 816.4999999999999.
    expect([roundHalfUp(1.005 * 100), roundHalfUp(8.165 * 100), roundHalfUp(-1.005 * 100)]).toEqual([101, 817, -101])
    expect(roundHalfUp(0.4999)).toBe(0)
  })

  test('a share is exact until it is rounded once', () => {
    expect([shareOf(10_000, 600), shareOf(10_000, 10_000), shareOf(10_000, 0)]).toEqual([600, 10_000, 0])
    expect([shareOf(1, 4_999), shareOf(1, 5_000), shareOf(3, 5_000)]).toEqual([0, 1, 2])
    expect([shareOf(-1, 4_999), shareOf(-1, 5_000), shareOf(-3, 5_000)]).toEqual([0, -1, -2])
    expect(shareOf(9_007_199_254_740_991, 10_000)).toBe(9_007_199_254_740_991)
  })
})

describe('R26 splitting an amount', () => {
  test('gives the missing cents to the largest remainders, and to earlier parts in a tie', () => {
    expect(splitByWeight(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(splitByWeight(101, [1, 1, 1])).toEqual([34, 34, 33])
    expect(splitByWeight(10, [1, 2, 4])).toEqual([1, 3, 6])
    expect(splitByWeight(-100, [1, 1, 1])).toEqual([-34, -33, -33])
    expect(splitByWeight(5, [0, 1])).toEqual([0, 5])
  })

  test('gives everything to the first part if the weights add up to zero', () => {
    expect(splitByWeight(7, [0, 0, 0])).toEqual([7, 0, 0])
    expect(() => splitByWeight(7, [])).toThrow(RangeError)
  })

  test('makes the parts add up to the amount, with its sign, each within a cent of its exact share', () => {
    const weights = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), weights, (amount, shares) => {
        const whole = shares.reduce((sum, share) => sum + share, 0)
        fc.pre(whole > 0)
        const parts = splitByWeight(amount, shares)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        for (const [at, part] of parts.entries()) {
          expect(Math.abs(part - (amount * (shares[at] ?? 0)) / whole)).toBeLessThan(1)
          expect(part * amount).toBeGreaterThanOrEqual(0)
          expect(Object.is(part, -0)).toBe(false)
        }
      }),
    )
  })
})
