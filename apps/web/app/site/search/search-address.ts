import type { Party, SearchQuery } from '@porchlight/contract'

/** All search parameters; others are not passed on. */
const names = [
  'place',
  'bbox',
  'arrive',
  'depart',
  'flex',
  'month',
  'adults',
  'children',
  'infants',
  'pets',
  'bedrooms',
  'bathrooms',
  'amenities',
  'types',
  'min',
  'max',
  'instant',
  'sort',
  'page',
] as const satisfies readonly (keyof SearchQuery)[]
export type SearchName = (typeof names)[number]

/** Parameters of the header form; the rest are filters. */
const formNames = new Set<SearchName>([
  'place',
  'arrive',
  'depart',
  'adults',
  'children',
  'infants',
  'pets',
  'sort',
  'page',
  'bbox',
  'flex',
  'month',
])

/** A town replaces a map area: without JavaScript both can be set. */
const stands = (search: URLSearchParams, name: SearchName): boolean =>
  Boolean(search.get(name)) && !(name === 'bbox' && search.get('place'))

export const queryIn = (search: URLSearchParams): Partial<Record<SearchName, string>> =>
  Object.fromEntries(names.filter((name) => stands(search, name)).map((name) => [name, search.get(name) as string]))

/** Filters and sort order, which stay when place, dates, or guests change. */
export const filtersIn = (search: URLSearchParams): [string, string][] =>
  Object.entries(queryIn(search)).filter(([name]) => name === 'sort' || !formNames.has(name as SearchName))

/** The address after a change. Removes empty values and the page number. */
export const changed = (
  search: URLSearchParams,
  change: Partial<Record<SearchName, string | number>>,
): URLSearchParams => {
  const next = new URLSearchParams(Object.entries(queryIn(search)))
  if (!('page' in change)) next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || value === 0 || value === undefined) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

const listIn = (search: URLSearchParams, name: 'amenities' | 'types'): string[] =>
  search.get(name)?.split(',').filter(Boolean) ?? []

export const hasCode = (search: URLSearchParams, name: 'amenities' | 'types', code: string): boolean =>
  listIn(search, name).includes(code)

/** Adds a code to a list in the address, or removes it. */
export const toggled = (search: URLSearchParams, name: 'amenities' | 'types', code: string): URLSearchParams => {
  const codes = listIn(search, name)
  const next = codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]
  return changed(search, { [name]: next.join(',') })
}

/** Number of active filters; each amenity and home type counts. */
export const filterCount = (search: URLSearchParams): number =>
  names
    .filter((name) => !formNames.has(name) && search.get(name))
    .reduce((sum, name) => sum + (name === 'amenities' || name === 'types' ? listIn(search, name).length : 1), 0)

/** The address without filters; place, dates, and guests stay. */
export const withoutFilters = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    Object.entries(queryIn(search)).filter(([name]) => formNames.has(name as SearchName) && name !== 'page'),
  )

/** Query of a home's page: dates and party. */
export const stayQuery = (search: URLSearchParams, stay: { arrive: string; depart: string } | null): string => {
  const remaining = new URLSearchParams(
    Object.entries(queryIn(search)).filter(([name]) => ['adults', 'children', 'infants', 'pets'].includes(name)),
  )
  if (stay) {
    remaining.set('arrive', stay.arrive)
    remaining.set('depart', stay.depart)
  }
  return remaining.size > 0 ? `?${remaining}` : ''
}

/** The fixed dates in the address, if both are there. */
export const stayIn = (search: URLSearchParams): { arrive: string; depart: string } | null => {
  const [arrive, depart] = [search.get('arrive'), search.get('depart')]
  return arrive && depart ? { arrive, depart } : null
}

/** Query of one home of a group: dates and its part of the party. */
export const memberQuery = (search: URLSearchParams, { adults, children, infants, pets }: Party): string => {
  const stay = new URLSearchParams({ arrive: search.get('arrive') ?? '', depart: search.get('depart') ?? '' })
  for (const [name, number] of Object.entries({ adults, children, infants, pets }))
    if (number > 0) stay.set(name, String(number))
  return `?${stay}`
}
