import { searchQuery } from '@porchlight/contract'
import { queryIn, type SearchName } from './search-address.ts'

type Query = ReturnType<typeof queryIn>

/** One date alone is ignored. */
const withIt: Partial<Record<SearchName, readonly SearchName[]>> = {
  arrive: ['arrive', 'depart'],
  depart: ['arrive', 'depart'],
}

/** The valid parameters of an address, and the names of invalid ones. */
export const sanitizeSearch = (
  query: Query,
  unread: readonly SearchName[] = [],
): { query: Query; unread: SearchName[] } => {
  const wrong = searchQuery
    .safeParse(query)
    .error?.issues.map(({ path }) => path[0] as SearchName)
    .flatMap((name) => withIt[name] ?? [name])
  if (!wrong) return { query, unread: [...new Set(unread)] }
  const rest = Object.entries(query).filter(([name]) => !wrong.includes(name as SearchName))
  return sanitizeSearch(Object.fromEntries(rest), [...unread, ...wrong])
}

/** Dropped without a notice. */
const silent = new Set<SearchName>(['sort', 'page'])

/** The address without invalid parameters, which it lists; undefined when all are valid. */
export const sanitizedAddress = (url: URL): string | undefined => {
  const { query, unread } = sanitizeSearch(queryIn(url.searchParams))
  if (unread.length === 0) return undefined
  const dropped = unread.filter((name) => !silent.has(name)).join(',')
  return `${url.pathname}?${new URLSearchParams({ ...query, ...(dropped && { unread: dropped }) })}`
}
