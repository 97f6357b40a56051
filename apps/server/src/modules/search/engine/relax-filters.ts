import { addDays, dateOfDayNumber, dayNumber } from '@porchlight/contract'
import { guestsOf } from './filters.ts'
import type { Dates } from './flex.ts'
import { byYesNoField, type YesNoField, yesNoFields } from './home.ts'
import type { Kernel } from './kernel.ts'
import { type FoundHome, fitCriteriaOf, preview, type SearchCriteria } from './query.ts'

export type FilterName =
  | 'place'
  | 'bbox'
  | 'dates'
  | 'guests'
  | 'pets'
  | 'bedrooms'
  | 'bathrooms'
  | `amenities:${string}`
  | 'types'
  | 'min'
  | 'max'
  | YesNoField

/** One or two filters dropped or moved, and what would appear: `homes` are the three best matches. */
export type Loosened = { filters: FilterName[]; criteria: SearchCriteria; total: number; homes: FoundHome[] }

const bestThree = { sort: 'match', page: 1, perPage: 3 } as const
/** The most pairs offered when no single filter helps. */
const mostPairs = 3
/** How many of the nearest moved dates are tried in a pair. */
const nearestTried = 6

/**
 * For each filter, returns the homes that would appear if it alone were dropped; filters that change nothing are
 * omitted. Dates are not dropped but moved to the nearest that work. If no single filter helps, returns the pairs that
 * do; if no pair does, drops all but the dates and the area, or whatever else it takes to show the nearest homes.
 */
export const loosen = (kernel: Kernel, criteria: SearchCriteria, now: Date): Loosened[] => {
  const look = (looser: SearchCriteria) => preview(kernel, looser, bestThree, now, fitCriteriaOf(criteria))
  const { total } = look(criteria)
  const firstThatHelps = (filters: FilterName[], searches: readonly SearchCriteria[]): Loosened[] => {
    for (const looser of searches) {
      const seen = look(looser)
      if (seen.total > total) return [{ filters, criteria: looser, ...seen }]
    }
    return []
  }
  const singles = alternatives(criteria)
  const helpful = singles.flatMap(({ filter, searches }) => firstThatHelps([filter], searches))
  if (helpful.length > 0) return helpful
  const pairs = singles.flatMap((one, at) => pairsOf(one, singles.slice(at + 1), firstThatHelps))
  if (pairs.length > 0) return pairs.toSorted((a, b) => b.total - a.total).slice(0, mostPairs)
  return nearest(criteria, singles, firstThatHelps).slice(0, 1)
}

type Search = (filters: FilterName[], searches: readonly SearchCriteria[]) => Loosened[]

/** What to drop to show any homes at all: the features first, then the area, then the dates. */
const nearest = (criteria: SearchCriteria, singles: readonly Alternative[], firstThatHelps: Search): Loosened[] => {
  const { area, dates } = criteria
  const bare = {
    party: { adults: 0, children: 0, infants: 0, pets: 0 },
    features: { bedrooms: 0, bathrooms: 0, amenities: [], ...byYesNoField(() => false) },
    types: [],
    price: { min: null, max: null },
  }
  const anywhere = { box: null, place: null }
  const always = { kind: 'any' } as const
  const attempts: [FilterName[], SearchCriteria][] = [
    [['dates', 'place', 'bbox'], { ...bare, area, dates }],
    [['dates'], { ...bare, area: anywhere, dates }],
    [['place', 'bbox'], { ...bare, area, dates: always }],
    [[], { ...bare, area: anywhere, dates: always }],
  ]
  return attempts.flatMap(([names, looser]) =>
    firstThatHelps(
      singles.map(({ filter }) => filter).filter((name) => !names.includes(name)),
      [looser],
    ),
  )
}

/** One filter dropped together with each of the filters after it. */
const pairsOf = (
  { filter, searches }: Alternative,
  others: readonly Alternative[],
  firstThatHelps: Search,
): Loosened[] =>
  others.flatMap((other) => {
    const both = searches
      .slice(0, nearestTried)
      .flatMap((looser) => alternatives(looser).find((one) => one.filter === other.filter)?.searches ?? [])
    return firstThatHelps([filter, other.filter], both)
  })

/** The searches to try for each active filter, nearest first. */
type Alternative = { filter: FilterName; searches: SearchCriteria[] }

const alternatives = (criteria: SearchCriteria): Alternative[] => {
  const { area, party, features, price } = criteria
  const withFeatures = (change: Partial<SearchCriteria['features']>): SearchCriteria[] => [
    { ...criteria, features: { ...features, ...change } },
  ]
  const tried: (Alternative | false)[] = [
    criteria.dates.kind !== 'any' && {
      filter: 'dates',
      searches: nearbyDates(criteria.dates).map((dates) => ({ ...criteria, dates })),
    },
    area.place !== null && { filter: 'place', searches: [{ ...criteria, area: { ...area, place: null } }] },
    area.box !== null && { filter: 'bbox', searches: [{ ...criteria, area: { ...area, box: null } }] },
    guestsOf(party) > 0 && {
      filter: 'guests',
      searches: [{ ...criteria, party: { ...party, adults: 0, children: 0 } }],
    },
    party.pets > 0 && { filter: 'pets', searches: [{ ...criteria, party: { ...party, pets: 0 } }] },
    features.bedrooms > 0 && { filter: 'bedrooms', searches: withFeatures({ bedrooms: 0 }) },
    features.bathrooms > 0 && { filter: 'bathrooms', searches: withFeatures({ bathrooms: 0 }) },
    ...features.amenities.map((code): Alternative => {
      const amenities = features.amenities.filter((other) => other !== code)
      return { filter: `amenities:${code}`, searches: withFeatures({ amenities }) }
    }),
    criteria.types.length > 0 && { filter: 'types', searches: [{ ...criteria, types: [] }] },
    price.min !== null && { filter: 'min', searches: [{ ...criteria, price: { ...price, min: null } }] },
    price.max !== null && { filter: 'max', searches: [{ ...criteria, price: { ...price, max: null } }] },
    ...yesNoFields.map(
      (field): Alternative | false =>
        features[field] && { filter: field, searches: withFeatures({ ...features, [field]: false }) },
    ),
  ]
  return tried.filter((alternative) => alternative !== false)
}

/** The last two keep the weekday and reach the same season of the following years. */
const shifts = [1, 2, 3, 7, 14, 21, 28, 35, 42, 49, 56, 364, 728].flatMap((days) => [days, -days])
const monthShifts = [1, -1, 2, -2, 3, -3]

/** Other dates of the same kind, nearest first. */
const nearbyDates = (dates: Dates): Dates[] => {
  switch (dates.kind) {
    case 'any':
      return []
    case 'exact':
    case 'around':
      return shifts.map((days) => ({
        kind: dates.kind,
        arrive: addDays(dates.arrive, days),
        depart: addDays(dates.depart, days),
      }))
    case 'weekend':
    case 'week':
    case 'month':
      return monthShifts.map((months) => ({ kind: dates.kind, month: shiftedMonth(dates.month, months) }))
  }
}

const shiftedMonth = (month: string, months: number): string => {
  const middle = dayNumber(`${month}-15`)
  return dateOfDayNumber(Math.round(middle + months * 30.44)).slice(0, 7)
}
