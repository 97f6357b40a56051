import { minorDigits } from './minor-digits.ts'

/** Powers of ten: how many times more minor units than cents of a dollar buy the same, roughly. Others have one. */
const scales: readonly (readonly [scale: number, currencies: string])[] = [
  [10, 'BHD CLP CNY DJF DKK HKD ISK JOD JPY KMF KWD NOK OMR SEK VUV XAF XOF XPF'],
  [100, 'BIF CZK DOP EGP GNF INR KRW LYD MGA MUR MXN PHP PYG RUB RWF THB TND TRY TWD UAH UGX ZAR'],
  [1_000, 'AMD CRC HUF JMD KES KZT LKR NPR PKR RSD VND'],
  [10_000, 'ARS COP IDR IQD KHR MMK NGN TZS'],
  [100_000, 'IRR LAK LBP SYP UZS'],
]

/** By how much a limit set for dollars must be raised for a currency: a night in Bali costs millions of rupiah. */
export const amountScale = (currency: string): number =>
  scales.find(([, currencies]) => currencies.split(' ').includes(currency))?.[0] ?? 1

/** The largest scale of any currency: what a body may hold before its home's currency is known. */
export const largestScale = 100_000

/**
 * The end of a usual range, given in cents of a dollar, in the minor units of a currency: never less than the same number
 * of whole units, a hundred for currencies without decimals.
 */
export const usualIn = (currency: string, cents: number): number =>
  cents * Math.max(10 ** Math.max(0, minorDigits(currency) - 2), amountScale(currency) / 10)

/** What an amount in minor units of one currency is roughly worth in another's; exact within one currency. */
export const roughlyIn = (to: string, { amount, currency }: { amount: number; currency: string }): number =>
  to === currency ? amount : Math.round((amount * usualIn(to, 1)) / usualIn(currency, 1))

/** A limit in cents as a limit in the minor units of a currency. */
export const mostIn = (currency: string, most: number): number => most * amountScale(currency)

/** What a person reads about an amount above its limit. */
export const tooHigh = 'This amount is too high for its currency'
