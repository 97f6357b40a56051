import { minorDigits } from './minor-digits.ts'
import type { Money } from './money.ts'

/** Units of each currency for one euro, as published: decimal strings with at most six decimals. */
export type EuroRates = Readonly<Record<string, string>>

const micros = (rate: string): bigint => {
  const [whole = '0', part = ''] = rate.split('.')
  return BigInt(whole) * 1_000_000n + BigInt(part.padEnd(6, '0').slice(0, 6))
}

const rateOf = (rates: EuroRates, currency: string): bigint | undefined => {
  if (currency === 'EUR') return 1_000_000n
  const rate = rates[currency]
  return rate && /^\d+(?:\.\d{1,6})?$/.test(rate) && micros(rate) > 0n ? micros(rate) : undefined
}

const halfUp = (numerator: bigint, denominator: bigint): bigint => {
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = (2n * magnitude + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/**
 * An amount converted to another currency through the euro, rounded once, half away from zero, to that currency's minor
 * unit (R15). Undefined if either has no rate. For display next to the amount, never for charging.
 */
export const inCurrency = ({ amount, currency }: Money, to: string, rates: EuroRates): Money | undefined => {
  const [own, other] = [rateOf(rates, currency), rateOf(rates, to)]
  if (own === undefined || other === undefined) return undefined
  const scaled = BigInt(amount) * other * 10n ** BigInt(minorDigits(to))
  return { amount: Number(halfUp(scaled, own * 10n ** BigInt(minorDigits(currency)))), currency: to }
}
