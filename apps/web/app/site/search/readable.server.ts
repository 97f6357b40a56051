import { searchQuery } from '@porchlight/contract'
import { queryIn, type SearchName } from './search-address.ts'

type Query = ReturnType<typeof queryIn>

/** Of two dates one alone says nothing. */
const withIt: Partial<Record<SearchName, readonly SearchName[]>> = {
  arrive: ['arrive', 'depart'],
  depart: ['arrive', 'depart'],
}

/** What an address asks, without what the search cannot read, and the names of that. */
export const readable = (query: Query, unread: readonly SearchName[] = []): { query: Query; unread: SearchName[] } => {
  const wrong = searchQuery
    .safeParse(query)
    .error?.issues.map(({ path }) => path[0] as SearchName)
    .flatMap((name) => withIt[name] ?? [name])
  if (!wrong) return { query, unread: [...new Set(unread)] }
  const rest = Object.entries(query).filter(([name]) => !wrong.includes(name as SearchName))
  return readable(Object.fromEntries(rest), [...unread, ...wrong])
}

/** Nobody misses them. */
const silent = new Set<SearchName>(['sort', 'page'])

/** The address without what cannot be read, which it names; undefined when all of it can. */
export const mended = (url: URL): string | undefined => {
  const { query, unread } = readable(queryIn(url.searchParams))
  if (unread.length === 0) return undefined
  const told = unread.filter((name) => !silent.has(name)).join(',')
  return `${url.pathname}?${new URLSearchParams({ ...query, ...(told && { unread: told }) })}`
}
