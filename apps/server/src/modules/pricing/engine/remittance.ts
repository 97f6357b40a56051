import { type PlainDate, splitByWeight } from '@porchlight/contract'
import type { StayPrice } from './stay-price.ts'
import type { TaxLine } from './taxes.ts'

/** The part of a tax that belongs to a month `YYYY-MM`. */
export type TaxInMonth = { month: string; amount: number }

const monthOf = (date: PlainDate): string => date.slice(0, 7)

/** The months an authority assigns a tax to: that of arrival, that of departure, or each by its nights (R24). */
export const taxByMonth = (tax: TaxLine, nights: StayPrice['nights'], depart: PlainDate): TaxInMonth[] => {
  const [first] = nights
  if (!first) return []
  if (tax.remittance === 'arrival') return [{ month: monthOf(first.night), amount: tax.amount }]
  if (tax.remittance === 'departure') return [{ month: monthOf(depart), amount: tax.amount }]
  const months = [...new Set(nights.map(({ night }) => monthOf(night)))]
  const weights = months.map((month) => nights.filter(({ night }) => monthOf(night) === month).length)
  const amounts = splitByWeight(tax.amount, weights)
  return months.map((month, index) => ({ month, amount: amounts[index] ?? 0 }))
}
