import { roundTo } from './typed-number.ts'

export type MoneyAmount = { amount: number; currency: string }

export const currencySign = (currency: string, locale: string): string => {
  try {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  } catch {
    return currency
  }
}

/** Converts minor units to the displayed amount: 1050 cents are 10.5. */
export const majorUnits = (minor: number, decimals: number): number => roundTo(minor / 10 ** decimals, decimals)

export const minorUnits = (major: number, decimals: number): number =>
  Math.round(roundTo(major, decimals) * 10 ** decimals)
