import type { Party, SearchQuery } from '@porchlight/contract'

/** Names of everything the search's address may say; anything else in it is not ours to send on. */
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

/** What the form in the header asks; filters are the rest. */
const asked = new Set<SearchName>([
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

/** A town and a part of the map are not asked for at once: without scripts a town is chosen beside it. */
const stands = (search: URLSearchParams, name: SearchName): boolean =>
  Boolean(search.get(name)) && !(name === 'bbox' && search.get('place'))

export const queryIn = (search: URLSearchParams): Partial<Record<SearchName, string>> =>
  Object.fromEntries(names.filter((name) => stands(search, name)).map((name) => [name, search.get(name) as string]))

/** Filters and order, as they stand in the address: they outlast a change of where, when and who. */
export const filtersIn = (search: URLSearchParams): [string, string][] =>
  Object.entries(queryIn(search)).filter(([name]) => name === 'sort' || !asked.has(name as SearchName))

/** The address after a change; an empty value goes, and so does the page, since it belonged to other results. */
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

/** Adds a code to a list in the address, or takes it out. */
export const toggled = (search: URLSearchParams, name: 'amenities' | 'types', code: string): URLSearchParams => {
  const codes = listIn(search, name)
  const next = codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]
  return changed(search, { [name]: next.join(',') })
}

/** How many filters are on; each amenity and each kind counts by itself. */
export const filterCount = (search: URLSearchParams): number =>
  names
    .filter((name) => !asked.has(name) && search.get(name))
    .reduce((sum, name) => sum + (name === 'amenities' || name === 'types' ? listIn(search, name).length : 1), 0)

/** The address without any filter; where, when and who stay. */
export const withoutFilters = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    Object.entries(queryIn(search)).filter(([name]) => asked.has(name as SearchName) && name !== 'page'),
  )

/** What goes along to a house: its dates and the party. */
export const stayQuery = (search: URLSearchParams, stay: { arrive: string; depart: string } | null): string => {
  const kept = new URLSearchParams(
    Object.entries(queryIn(search)).filter(([name]) => ['adults', 'children', 'infants', 'pets'].includes(name)),
  )
  if (stay) {
    kept.set('arrive', stay.arrive)
    kept.set('depart', stay.depart)
  }
  return kept.size > 0 ? `?${kept}` : ''
}

/** What goes along to one of several houses: the dates and its part of the party. */
export const memberQuery = (search: URLSearchParams, { adults, children, infants, pets }: Party): string => {
  const stay = new URLSearchParams({ arrive: search.get('arrive') ?? '', depart: search.get('depart') ?? '' })
  for (const [name, number] of Object.entries({ adults, children, infants, pets }))
    if (number > 0) stay.set(name, String(number))
  return `?${stay}`
}
