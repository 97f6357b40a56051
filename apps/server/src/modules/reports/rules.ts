import { addDays, daysBetween, type PlainDate, type ReportTotals } from '@porchlight/contract'

/** Nights in `[from, to)`. */
export type Period = { from: PlainDate; to: PlainDate }

type StayPart = { bookingId: number; nights: number; rent: number }
type NightPart = { nights: number; owner: number; elsewhere: number; closed: number }
type Sales = { stays: number; nights: number; rent: number }

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0)

const share = (part: number, whole: number): number => (whole <= 0 ? 0 : Math.round((part / whole) * 10_000))
const each = (amount: number, number: number): number | null => (number <= 0 ? null : Math.round(amount / number))

/** Counts each stay once, however many of its months are included. */
export const salesOf = (stays: readonly StayPart[]): Sales => ({
  stays: new Set(stays.map(({ bookingId }) => bookingId)).size,
  nights: sum(stays, ({ nights }) => nights),
  rent: sum(stays, ({ rent }) => rent),
})

/**
 * Computes the figures for some stays in some home-nights (R76). Nights with paid stays count as available whatever
 * else is recorded, so no percentage exceeds 100 percent.
 */
export const totalsOf = (stays: readonly StayPart[], homeNights: readonly NightPart[]): ReportTotals => {
  const sold = salesOf(stays)
  const owner = sum(homeNights, (part) => part.owner)
  const nights = Math.max(
    sum(homeNights, (part) => part.nights),
    sold.nights + owner,
  )
  const available = Math.max(nights - owner - sum(homeNights, ({ closed }) => closed), sold.nights)
  return {
    nights,
    available,
    owner,
    elsewhere: sum(homeNights, ({ elsewhere }) => elsewhere),
    paid: sold.nights,
    rent: sold.rent,
    stays: sold.stays,
    occupancy: {
      gross: share(sold.nights + owner, nights),
      available: share(sold.nights, available),
      paid: share(sold.nights, nights),
    },
    adr: each(sold.rent, sold.nights),
    revPar: each(sold.rent, available),
  }
}

/** The same day a year earlier; February 29 becomes February 28. */
export const yearBefore = (date: PlainDate): PlainDate => {
  const year = String(Number(date.slice(0, 4)) - 1).padStart(4, '0')
  return date.slice(5) === '02-29' ? `${year}-02-28` : `${year}${date.slice(4)}`
}

/** The same nights a year earlier, by date. */
export const periodBefore = ({ from, to }: Period): Period => ({
  from: yearBefore(from),
  to: addDays(yearBefore(addDays(to, -1)), 1),
})

const monthAfter = (month: PlainDate): PlainDate => `${addDays(month, 31).slice(0, 7)}-01`

/** The first days of the months in a period. */
export const monthsOf = ({ from, to }: Period): PlainDate[] => {
  const months: PlainDate[] = []
  for (let month = `${from.slice(0, 7)}-01`; month < to; month = monthAfter(month)) months.push(month)
  return months
}

/** The part of a month's budget for the days of the month within a period. */
export const budgetWithin = <Budget extends { month: PlainDate; rent: number; nights: number }>(
  { month, rent, nights }: Budget,
  { from, to }: Period,
): { rent: number; nights: number } => {
  const end = monthAfter(month)
  const days = daysBetween(from > month ? from : month, to < end ? to : end)
  const part = Math.max(0, days) / daysBetween(month, end)
  return { rent: Math.round(rent * part), nights: Math.round(nights * part) }
}

export const budgetOf = (
  budgets: readonly { month: PlainDate; rent: number; nights: number }[],
  period: Period,
): { rent: number; nights: number } | null => {
  const parts = budgets.filter(({ month }) => month < period.to && monthAfter(month) > period.from)
  if (parts.length === 0) return null
  const within = parts.map((budget) => budgetWithin(budget, period))
  return { rent: sum(within, ({ rent }) => rent), nights: sum(within, ({ nights }) => nights) }
}

/** The start of the band a value is in; bands start at zero or one and extend to the next start. */
export const bandOf = (starts: readonly number[], value: number): number =>
  starts.findLast((start) => start <= value) ?? starts[0] ?? 0

const median = (values: readonly number[]): number | null => {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const at = (index: number) => sorted[index] ?? 0
  return Number.isInteger(middle) ? (at(middle - 1) + at(middle)) / 2 : at(Math.floor(middle))
}

/** Groups stays into bands by a value, with its average and median over stays. Bands add up to all the stays. */
export const bandsOf = <Stay extends StayPart>(
  stays: readonly Stay[],
  starts: readonly number[],
  measure: (stay: Stay) => number,
) => {
  const values = [...new Map(stays.map((stay) => [stay.bookingId, measure(stay)])).values()]
  const byBand = Map.groupBy(stays, (stay) => bandOf(starts, measure(stay)))
  return {
    average: values.length === 0 ? null : Math.round((sum(values, (value) => value) / values.length) * 10) / 10,
    median: median(values),
    bands: starts.map((from) => ({ from, ...salesOf(byBand.get(from) ?? []) })),
  }
}

/**
 * Divides an amount by ownership shares; the parts add up to it, and the largest share takes the rounding remainder.
 */
export const divide = <Holder extends { basisPoints: number }>(
  amount: number,
  holders: readonly Holder[],
): { holder: Holder; amount: number }[] => {
  const sorted = holders.toSorted((one, other) => other.basisPoints - one.basisPoints)
  const parts = sorted.map((holder) => ({ holder, amount: Math.floor((amount * holder.basisPoints) / 10_000) }))
  const rest = amount - sum(parts, (part) => part.amount)
  return parts.map((part, index) => (index === 0 ? { ...part, amount: part.amount + rest } : part))
}

/** The day of the next report: next Monday, or the first of next month. */
export const nextReportOn = (every: 'week' | 'month', today: PlainDate): PlainDate => {
  if (every === 'month') return monthAfter(`${today.slice(0, 7)}-01`)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, (8 - weekday) % 7 || 7)
}

/** The period a report sent on a day covers: the week or month that ended the day before. */
export const periodOfReport = (every: 'week' | 'month', on: PlainDate): Period =>
  every === 'week'
    ? { from: addDays(on, -7), to: on }
    : { from: `${addDays(`${on.slice(0, 7)}-01`, -1).slice(0, 7)}-01`, to: `${on.slice(0, 7)}-01` }
