import { expect, it } from 'vitest'
import { amountScale, largestScale, mostIn, usualIn } from './amount-scale.ts'
import { minorDigits } from './minor-digits.ts'

/** Rough units for one dollar. */
const perDollar = {
  ...{ USD: 1, EUR: 0.9, GBP: 0.8, JPY: 150, KWD: 0.31, VND: 25_000, IDR: 16_000, HUF: 370, COP: 4_000, KRW: 1_380 },
  ...{ MXN: 18, THB: 33, INR: 84, CLP: 950, LBP: 89_500, TWD: 32, CRC: 510, ARS: 1_400, MGA: 4_500, IQD: 1_310 },
}

it.each(Object.entries(perDollar))(
  'leaves a limit in %s worth at least half of it in dollars, and not a fortune',
  (currency, rate) => {
    const worth = mostIn(currency, 100_00) / 10 ** minorDigits(currency) / rate
    expect(worth).toBeGreaterThan(50)
    expect(worth).toBeLessThan(2_000)
    expect(amountScale(currency)).toBeLessThanOrEqual(largestScale)
  },
)

it.each(Object.entries(perDollar).filter(([currency]) => currency !== 'LBP'))(
  'finds prices from ten to fifty thousand dollars usual in %s, but neither a cent nor a house',
  (currency, rate) => {
    const least = usualIn(currency, 10_00) / 10 ** minorDigits(currency) / rate
    const most = usualIn(currency, 50_000_00) / 10 ** minorDigits(currency) / rate
    expect(least).toBeGreaterThan(0.4)
    expect(least).toBeLessThan(40)
    expect(most).toBeGreaterThan(2_000)
    expect(most).toBeLessThan(200_000)
  },
)
