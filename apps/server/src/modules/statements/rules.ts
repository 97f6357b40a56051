import { addDays, type OwnerFigureMove, type OwnerFigures, ownerFigures, type PlainDate } from '@porchlight/contract'

export type Quarter = { year: number; quarter: number }

export const quarterOf = (date: PlainDate): Quarter => ({
  year: Number(date.slice(0, 4)),
  quarter: Math.ceil(Number(date.slice(5, 7)) / 3),
})

const lastDays = ['03-31', '06-30', '09-30', '12-31']

/** First and last day. */
export const datesOf = ({ year, quarter }: Quarter): { from: PlainDate; to: PlainDate } => ({
  from: `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`,
  to: `${year}-${lastDays[quarter - 1]}`,
})

export const previousQuarter = ({ year, quarter }: Quarter): Quarter =>
  quarter === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: quarter - 1 }

const nextQuarter = ({ year, quarter }: Quarter): Quarter =>
  quarter === 4 ? { year: year + 1, quarter: 1 } : { year, quarter: quarter + 1 }

export const isClosed = (closed: readonly Quarter[], { year, quarter }: Quarter): boolean =>
  closed.some((row) => row.year === year && row.quarter === quarter)

const ordinal = ({ year, quarter }: Quarter): number => year * 4 + quarter

/** All quarters from the first to the last, both included. */
export const quartersBetween = (first: Quarter, last: Quarter): Quarter[] => {
  const quarters: Quarter[] = []
  for (let quarter = first; ordinal(quarter) <= ordinal(last); quarter = nextQuarter(quarter)) quarters.push(quarter)
  return quarters
}

/** Over when its last day has ended where the company's books are kept. */
export const isOver = (quarter: Quarter, today: PlainDate): boolean => today > datesOf(quarter).to

/** opening + earned + adjustments − expenses − payouts = closing (R48). */
export const closingOf = (opening: number, { earned, adjustments, expenses, payouts }: OwnerFigures): number =>
  opening + earned + adjustments - expenses - payouts

type Days = { from: PlainDate; to: PlainDate }
type PeriodSum = OwnerFigures & { opening: number; closing: number }
type DatedMove = OwnerFigureMove & { dated: PlainDate }

/** Consecutive periods, each opening with the closing before (R48); `moves` are within them. */
export const periodSums = <Period extends Days>(
  moves: readonly DatedMove[],
  periods: readonly Period[],
  opening: number,
): (Period & PeriodSum)[] => {
  let status = opening
  return periods.map((period) => {
    const { from, to } = period
    const figures = ownerFigures(
      moves.filter(({ dated }) => dated >= from && dated <= to),
      from,
    )
    const before = status
    status = closingOf(before, figures)
    return { ...period, ...figures, opening: before, closing: status }
  })
}

export type QuarterSum = Quarter & PeriodSum

/** Consecutive quarters. */
export const quarterSums = (moves: readonly DatedMove[], quarters: readonly Quarter[], opening: number): QuarterSum[] =>
  periodSums(
    moves,
    quarters.map((quarter) => ({ ...quarter, ...datesOf(quarter) })),
    opening,
  ).map(({ from: _, to: __, ...sum }) => sum)

/** The calendar months from one day's month to another's, both included. */
export const monthsBetween = (first: PlainDate, last: PlainDate): Days[] => {
  const months: Days[] = []
  for (let from: PlainDate = `${first.slice(0, 7)}-01`; from <= last; ) {
    const next: PlainDate = `${addDays(from, 31).slice(0, 7)}-01`
    months.push({ from, to: addDays(next, -1) })
    from = next
  }
  return months
}

export type HomeBalance = { homeId: number; amount: number }

/** Takes a payout from an owner's homes with money, in order; no home goes below zero. */
export const spreadPayout = (amount: number, homes: readonly HomeBalance[]): HomeBalance[] => {
  let left = amount
  const parts: HomeBalance[] = []
  for (const { homeId, amount: balance } of homes) {
    const part = Math.min(left, Math.max(0, balance))
    if (part > 0) parts.push({ homeId, amount: part })
    left -= part
  }
  if (left > 0) throw new RangeError(`the homes lack ${left} of the payout of ${amount}`)
  return parts
}
