import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inCurrency } from './convert.ts'

const rates = { USD: '1.1367', JPY: '180.57', KWD: '0.347', GBP: '0.85986' }
const usd = (amount: number) => ({ amount, currency: 'USD' })

describe('R15 an amount shown in another currency', () => {
  it("has that currency's decimals: none for yen, three for dinars", () => {
    expect(inCurrency(usd(113_670), 'EUR', rates)).toEqual({ amount: 100_000, currency: 'EUR' })
    expect(inCurrency(usd(113_670), 'JPY', rates)).toEqual({ amount: 180_570, currency: 'JPY' })
    expect(inCurrency(usd(113_670), 'KWD', rates)).toEqual({ amount: 347_000, currency: 'KWD' })
    expect(inCurrency({ amount: 180_570, currency: 'JPY' }, 'USD', rates)).toEqual(usd(113_670))
    expect(inCurrency({ amount: 347_000, currency: 'KWD' }, 'GBP', rates)).toEqual({ amount: 85_986, currency: 'GBP' })
  })

  it('is rounded once, half away from zero', () => {
    const half = { AAA: '2', BBB: '1' }
    const one = (amount: number) => inCurrency({ amount, currency: 'AAA' }, 'BBB', half)?.amount
    expect([1, 3, -1, -3, 2].map(one)).toEqual([1, 2, -1, -2, 1])
  })

  it('is unknown without a rate, and never guessed from an invalid one', () => {
    expect(inCurrency(usd(1), 'XXX', rates)).toBeUndefined()
    expect(inCurrency({ amount: 1, currency: 'XXX' }, 'USD', rates)).toBeUndefined()
    for (const wrong of ['', '0', '0.000000', '-1', '1e3', 'NaN', '1.2345678', ' 1'])
      expect(inCurrency(usd(1), 'BAD', { ...rates, BAD: wrong })).toBeUndefined()
  })

  it('keeps its currency and sign, and a round trip is off by less than the coarser unit', () => {
    const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
    fc.assert(
      fc.property(amounts, fc.constantFrom('EUR', 'JPY', 'KWD', 'GBP'), (amount, to) => {
        expect(inCurrency(usd(amount), 'USD', rates)).toEqual(usd(amount))
        const there = inCurrency(usd(amount), to, rates)
        if (!there) throw new Error('no rate')
        expect(Math.sign(there.amount) * Math.sign(amount)).toBeGreaterThanOrEqual(0)
        const back = inCurrency(there, 'USD', rates)?.amount ?? Number.NaN
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(to === 'JPY' ? 1 : 2)
      }),
    )
  })
})
