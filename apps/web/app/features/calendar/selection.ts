import { addDays, isPlainDate, type Night, nightsIn, type PlainDate } from '@porchlight/contract'
import type { PickedNights } from '@porchlight/ui/homes-calendar'

/** Selected available nights of one home, `[from, to)`. */
export type Selection = PickedNights

/** Whether the owner can block a night: available and not past. */
export const isAvailable = (night: Night | undefined, today: PlainDate): boolean =>
  night !== undefined && night.date >= today && (night.status === 'open' || night.status === 'opened')

type Linked = { home: { id: number; today: PlainDate }; nights: readonly Night[] }

/** Nights selected by a link, `nights=2027-05-12_2027-05-15`, if all of them are available in the home. */
export const selectionIn = (search: URLSearchParams, calendar: Linked | null | undefined): Selection | undefined => {
  const [from = '', to = ''] = (search.get('nights') ?? '').split('_')
  if (!calendar || !isPlainDate(from) || !isPlainDate(to) || from >= to) return undefined
  const { home, nights } = calendar
  const available = new Set(nights.filter((night) => isAvailable(night, home.today)).map(({ date }) => date))
  if (!nightsIn({ arrive: from, depart: to }).every((date) => available.has(date))) return undefined
  return { homeId: home.id, from, to, anchor: from }
}

/** The nights' rent in minor units; null if none has a price. */
export const rentTotal = ({ from, to }: Pick<Selection, 'from' | 'to'>, nights: readonly Night[]): number | null => {
  const wanted = new Set(nightsIn({ arrive: from, depart: to }))
  const prices = nights.flatMap((night) => (wanted.has(night.date) && night.price ? [night.price.amount] : []))
  return prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0)
}

/** A range of the same length with its rent in minor units. */
export type Cheaper = { from: PlainDate; to: PlainDate; rent: number }

const mostCheaper = 2

/**
 * Available ranges of the same length nearby with a lower rent: cheapest
 * first, without overlaps.
 */
export const cheaperNear = (
  selection: Pick<Selection, 'from' | 'to'>,
  nights: readonly Night[],
  today: PlainDate,
): Cheaper[] => {
  const own = rentTotal(selection, nights)
  const length = nightsIn({ arrive: selection.from, depart: selection.to }).length
  if (own === null) return []
  const byDate = new Map(nights.map((night) => [night.date, night]))
  const found = nights
    .flatMap(({ date: from }): Cheaper[] => {
      const to = addDays(from, length)
      const stretch = nightsIn({ arrive: from, depart: to }).map((date) => byDate.get(date))
      if (!stretch.every((night) => isAvailable(night, today) && night?.price)) return []
      const rent = rentTotal({ from, to }, nights) ?? 0
      return rent < own ? [{ from, to, rent }] : []
    })
    .sort((a, b) => a.rent - b.rent || a.from.localeCompare(b.from))
  const chosen: Cheaper[] = []
  for (const one of found)
    if ([selection, ...chosen].every(({ from, to }) => one.to <= from || one.from >= to)) chosen.push(one)
  return chosen.slice(0, mostCheaper)
}
