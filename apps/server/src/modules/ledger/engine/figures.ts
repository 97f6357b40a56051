import { minorDigits } from '@porchlight/contract'

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** `USD 1,234.50`, `JPY -980`: an amount formatted for a report. */
export const figureOf = (amount: number, currency: string): string => {
  const digits = minorDigits(currency)
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  const whole = grouped(text.slice(0, text.length - digits))
  const fraction = digits > 0 ? `.${text.slice(-digits)}` : ''
  return `${currency} ${amount < 0 ? '-' : ''}${whole}${fraction}`
}

export const counted = (count: number, one: string, many: string): string =>
  `${grouped(String(count))} ${count === 1 ? one : many}`
