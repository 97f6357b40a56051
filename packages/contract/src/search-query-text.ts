import { type SearchQuery, searchQuery } from './search.ts'

/** How a list is shown, not what is asked. */
const listParameters = new Set(['page', 'perPage', 'sort'])

/** What a saved search asks; undefined when the text is no search. */
export const searchQueryIn = (query: string): SearchQuery | undefined => {
  const parsed = searchQuery.safeParse(Object.fromEntries(new URLSearchParams(query)))
  return parsed.success ? parsed.data : undefined
}

/** The same question in one form, whatever the order it was asked in; undefined when the text is no search. */
export const normalizedQuery = (query: string): string | undefined => {
  const known = Object.keys(searchQuery.shape)
  const parts = [...new Map(new URLSearchParams(query))]
    .filter(([name, value]) => known.includes(name) && !listParameters.has(name) && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const text = new URLSearchParams(parts).toString()
  return searchQueryIn(text) && text
}

/** True once the days asked for have passed: then nothing can come to fit. */
export const hasPassed = ({ arrive, flex, month }: SearchQuery, today: string): boolean => {
  if (flex && flex !== '3d') return month !== undefined && month < today.slice(0, 7)
  return arrive !== undefined && arrive < today
}
