import { addDays, type CommissionFigure, isPlainDate, type PlainDate } from '@porchlight/contract'
import { href } from 'react-router'

/** Whole months; `to` is the first day after the last one. */
export type MonthRange = { from: PlainDate; to: PlainDate }

export const monthOf = (date: PlainDate): PlainDate => `${date.slice(0, 7)}-01`
export const monthAfter = (month: PlainDate): PlainDate => monthOf(addDays(monthOf(month), 31))
export const monthBefore = (month: PlainDate): PlainDate => monthOf(addDays(monthOf(month), -1))

/** This many months through the given one, latest first. */
export const monthsUpTo = (last: PlainDate, number: number): PlainDate[] => {
  const months = [monthOf(last)]
  while (months.length < number) months.push(monthBefore(months.at(-1) ?? last))
  return months
}

/** The last so many months, including the current one. */
export const lastMonths = (today: PlainDate, number: number): MonthRange => ({
  from: monthsUpTo(today, number).at(-1) ?? monthOf(today),
  to: monthAfter(today),
})

const monthIn = (text: string | null): PlainDate | undefined =>
  text && isPlainDate(text) && text.endsWith('-01') ? text : undefined

/** The months an address names by the first and last one; a first month alone means that month. */
export const monthRangeOf = (search: URLSearchParams): MonthRange | undefined => {
  const from = monthIn(search.get('from'))
  if (!from) return undefined
  const through = monthIn(search.get('through')) ?? from
  return { from, to: monthAfter([from, through].sort().at(-1) ?? from) }
}

/** The address parameters for these months. */
export const monthParams = ({ from, to }: MonthRange) => ({ from, through: monthBefore(to) })

/** Where staff see the commissions behind a figure for some months. */
export const commissionsHref = (figure: CommissionFigure, range: MonthRange, partnerId?: number): string => {
  const params = { figure, ...monthParams(range), ...(partnerId && { partnerId: String(partnerId) }) }
  return `${href('/staff/commissions')}?${new URLSearchParams(params)}`
}
