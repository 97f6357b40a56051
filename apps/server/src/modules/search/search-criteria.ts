import { addDays, dateIn, type PlainDate, type SearchQuery, type SearchResults } from '@porchlight/contract'
import { horizonNights } from './engine/engine.ts'
import type { Dates } from './engine/flex.ts'
import { byYesNoField } from './engine/home.ts'
import type { SearchCriteria } from './engine/query.ts'

/** Four days after a 28th is always in the next month. */
const monthAfter = (today: PlainDate): string => addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)

const datesOf = ({ arrive, depart, flex, month }: SearchQuery, today: PlainDate): Dates => {
  if (flex === 'weekend' || flex === 'week' || flex === 'month')
    return { kind: flex, month: month ?? arrive?.slice(0, 7) ?? monthAfter(today) }
  if (!arrive || !depart) return { kind: 'any' }
  return { kind: flex === '3d' ? 'around' : 'exact', arrive, depart }
}

/** The last place on earth where a day starts: what is past there is past everywhere. */
export const latestZone = 'Etc/GMT+12'

/** Why no home can have these dates, whatever else is requested. */
export const datesProblemOf = ({ arrive, depart, month }: SearchQuery, now: Date): SearchResults['datesProblem'] => {
  const today = dateIn(latestZone, now)
  const last = addDays(today, horizonNights)
  if (month) return month < today.slice(0, 7) ? 'past' : month > last.slice(0, 7) ? 'too_far' : null
  if (!arrive || !depart) return null
  return arrive < today ? 'past' : depart > last ? 'too_far' : null
}

/** The address's search, as the engine understands it. @param today the company's date */
export const criteriaOf = (query: SearchQuery, today: PlainDate): SearchCriteria => ({
  area: { box: query.bbox ?? null, place: query.place ?? null },
  dates: datesOf(query, today),
  party: { adults: query.adults, children: query.children, infants: query.infants, pets: query.pets },
  features: {
    bedrooms: query.bedrooms,
    bathrooms: query.bathrooms,
    amenities: query.amenities ?? [],
    ...byYesNoField((field) => query[field]),
  },
  types: query.types ?? [],
  price: { min: query.min ?? null, max: query.max ?? null },
})

const text = (value: number | string | null): string => (value === null || value === 0 ? '' : String(value))

const dateChange = (dates: Dates): Record<string, string> => {
  switch (dates.kind) {
    case 'any':
      return { arrive: '', depart: '', flex: '', month: '' }
    case 'exact':
    case 'around':
      return { arrive: dates.arrive, depart: dates.depart, flex: dates.kind === 'around' ? '3d' : '', month: '' }
    default:
      return { arrive: '', depart: '', flex: dates.kind, month: dates.month }
  }
}

/** The query parameters in which another search differs from this one. */
export const changeBetween = (from: SearchCriteria, to: SearchCriteria): Record<string, string> => {
  const flat = (criteria: SearchCriteria): Record<string, string> => ({
    place: criteria.area.place ?? '',
    bbox: criteria.area.box ? Object.values(criteria.area.box).join(',') : '',
    ...dateChange(criteria.dates),
    adults: text(criteria.party.adults),
    children: text(criteria.party.children),
    pets: text(criteria.party.pets),
    bedrooms: text(criteria.features.bedrooms),
    bathrooms: text(criteria.features.bathrooms),
    amenities: criteria.features.amenities.join(','),
    ...byYesNoField((field) => (criteria.features[field] ? '1' : '')),
    types: criteria.types.join(','),
    min: text(criteria.price.min),
    max: text(criteria.price.max),
  })
  const [before, after] = [flat(from), flat(to)]
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value))
}
