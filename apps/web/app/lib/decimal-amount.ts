import { type Money, minorDigits } from '@porchlight/contract'

/** An amount for programs and spreadsheets: decimal point, no grouping, ASCII minus. `1250.00` */
export const decimalAmount = ({ amount, currency }: Money): string => {
  const digits = minorDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
