import { type SearchQuery, searchQuery } from './search.ts'

/** How a list is displayed, not what is searched. */
const listParameters = new Set(['page', 'perPage', 'sort'])

/** The query of a saved search; undefined if the text isn't a search. */
export const searchQueryIn = (query: string): SearchQuery | undefined => {
  const parsed = searchQuery.safeParse(Object.fromEntries(new URLSearchParams(query)))
  return parsed.success ? parsed.data : undefined
}

/** The same query in normalized form, whatever its original order; undefined if the text isn't a search. */
export const normalizedQuery = (query: string): string | undefined => {
  const known = Object.keys(searchQuery.shape)
  const parts = [...new Map(new URLSearchParams(query))]
    .filter(([name, value]) => known.includes(name) && !listParameters.has(name) && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const text = new URLSearchParams(parts).toString()
  return searchQueryIn(text) && text
}

/** True once the requested dates have passed: there can't be new matches. */
export const hasPassed = ({ arrive, flex, month }: SearchQuery, today: string): boolean => {
  if (flex && flex !== '3d') return month !== undefined && month < today.slice(0, 7)
  return arrive !== undefined && arrive < today
}
