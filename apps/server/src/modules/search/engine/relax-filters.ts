import { addDays, dateOfDayNumber, dayNumber } from '@porchlight/contract'
import { guestsOf } from './filters.ts'
import type { Dates } from './flex.ts'
import type { Columns } from './layout.ts'
import { type FoundHome, preview, type SearchCriteria } from './query.ts'
import type { Workspace } from './workspace.ts'

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
  | 'instant'

/** One search given up or moved, and what would appear: `homes` are the cheapest three. */
export type Loosened = { filter: FilterName; wish: SearchCriteria; total: number; homes: FoundHome[] }

const cheapestThree = { sort: 'price', page: 1, perPage: 3 } as const

/**
 * For each search the homes that would appear if it alone were given up, fewest sacrifices left out: searches that change
 * nothing are not named. Dates are not given up but moved to the nearest that work.
 */
export const loosen = (columns: Columns, workspace: Workspace, criteria: SearchCriteria, now: Date): Loosened[] => {
  const look = (looser: SearchCriteria) => preview(columns, workspace, looser, cheapestThree, now)
  const { total } = look(criteria)
  return alternatives(criteria).flatMap(({ filter, wishes }) => {
    for (const looser of wishes) {
      const seen = look(looser)
      if (seen.total > total) return { filter, wish: looser, ...seen }
    }
    return []
  })
}

/** For each active filter the searches to try, nearest first. */
type Alternative = { filter: FilterName; wishes: SearchCriteria[] }

const alternatives = (criteria: SearchCriteria): Alternative[] => {
  const { area, party, features, price } = criteria
  const withFeatures = (change: Partial<SearchCriteria['features']>): SearchCriteria[] => [
    { ...criteria, features: { ...features, ...change } },
  ]
  const tried: (Alternative | false)[] = [
    criteria.dates.kind !== 'any' && {
      filter: 'dates',
      wishes: nearbyDates(criteria.dates).map((dates) => ({ ...criteria, dates })),
    },
    area.place !== null && { filter: 'place', wishes: [{ ...criteria, area: { ...area, place: null } }] },
    area.box !== null && { filter: 'bbox', wishes: [{ ...criteria, area: { ...area, box: null } }] },
    guestsOf(party) > 0 && { filter: 'guests', wishes: [{ ...criteria, party: { ...party, adults: 0, children: 0 } }] },
    party.pets > 0 && { filter: 'pets', wishes: [{ ...criteria, party: { ...party, pets: 0 } }] },
    features.bedrooms > 0 && { filter: 'bedrooms', wishes: withFeatures({ bedrooms: 0 }) },
    features.bathrooms > 0 && { filter: 'bathrooms', wishes: withFeatures({ bathrooms: 0 }) },
    ...features.amenities.map((code): Alternative => {
      const amenities = features.amenities.filter((other) => other !== code)
      return { filter: `amenities:${code}`, wishes: withFeatures({ amenities }) }
    }),
    criteria.types.length > 0 && { filter: 'types', wishes: [{ ...criteria, types: [] }] },
    price.min !== null && { filter: 'min', wishes: [{ ...criteria, price: { ...price, min: null } }] },
    price.max !== null && { filter: 'max', wishes: [{ ...criteria, price: { ...price, max: null } }] },
    features.instant && { filter: 'instant', wishes: withFeatures({ instant: false }) },
  ]
  return tried.filter((alternative) => alternative !== false)
}

const shifts = [1, 2, 3, 7, 14, 21, 28, 35, 42, 49, 56].flatMap((days) => [days, -days])
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
