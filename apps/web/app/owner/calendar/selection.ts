import { addDays, type Night, nightsIn, type PlainDate } from '@porchlight/contract'
import type { PickedNights } from '@porchlight/ui/homes-calendar'

/** Free nights of one home, `[from, to)`, taken to do something with. */
export type Selection = PickedNights

/** Whether a night can be kept by its owner: nobody holds it and it is not over. */
export const isFree = (night: Night | undefined, today: PlainDate): boolean =>
  night !== undefined && night.date >= today && (night.status === 'open' || night.status === 'opened')

/** Rent that these nights are on offer for, in minor units; null when none of them has a price. */
export const rentOf = ({ from, to }: Pick<Selection, 'from' | 'to'>, nights: readonly Night[]): number | null => {
  const wanted = new Set(nightsIn({ arrive: from, depart: to }))
  const prices = nights.flatMap((night) => (wanted.has(night.date) && night.price ? [night.price.amount] : []))
  return prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0)
}

/** A stretch of as many nights, and what it is on offer for, in minor units. */
export type Cheaper = { from: PlainDate; to: PlainDate; rent: number }

const mostCheaper = 2

/**
 * Stretches of as many free nights near by, in what is shown of the calendar, that are on offer for less: the cheapest
 * first, none of them touching another.
 */
export const cheaperNear = (
  selection: Pick<Selection, 'from' | 'to'>,
  nights: readonly Night[],
  today: PlainDate,
): Cheaper[] => {
  const own = rentOf(selection, nights)
  const length = nightsIn({ arrive: selection.from, depart: selection.to }).length
  if (own === null) return []
  const byDate = new Map(nights.map((night) => [night.date, night]))
  const found = nights
    .flatMap(({ date: from }): Cheaper[] => {
      const to = addDays(from, length)
      const stretch = nightsIn({ arrive: from, depart: to }).map((date) => byDate.get(date))
      if (!stretch.every((night) => isFree(night, today) && night?.price)) return []
      const rent = rentOf({ from, to }, nights) ?? 0
      return rent < own ? [{ from, to, rent }] : []
    })
    .sort((a, b) => a.rent - b.rent || a.from.localeCompare(b.from))
  const chosen: Cheaper[] = []
  for (const one of found)
    if ([selection, ...chosen].every(({ from, to }) => one.to <= from || one.from >= to)) chosen.push(one)
  return chosen.slice(0, mostCheaper)
}
