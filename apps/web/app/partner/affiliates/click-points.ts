import { addDays, type PlainDate } from '@porchlight/contract'
import type { LinkReport } from './report.tsx'

/** Longer periods are summed by month: their days would be thinner than a line. */
const mostDays = 90

export type ClickPoint = { from: PlainDate; clicks: number }

/** Clicks of all links per day, or per month of a long period; days without any are zero. First day first. */
export const clickPoints = (
  days: LinkReport['days'],
  { today, length }: { today: PlainDate; length: number },
): ClickPoint[] => {
  const keyOf = (day: PlainDate): PlainDate => (length > mostDays ? `${day.slice(0, 7)}-01` : day)
  const sums = new Map<PlainDate, number>()
  for (let at = length - 1; at >= 0; at--) sums.set(keyOf(addDays(today, -at)), 0)
  for (const { day, clicks } of days) sums.set(keyOf(day), (sums.get(keyOf(day)) ?? 0) + clicks)
  return [...sums].map(([from, clicks]) => ({ from, clicks })).sort((a, b) => a.from.localeCompare(b.from))
}
