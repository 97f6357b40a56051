import {
  type Client,
  type ComparedHome,
  compareHomes,
  favourites,
  homeCards,
  type SearchQuery,
} from '@porchlight/contract'
import { resultsOf } from '#app/lib/answers.ts'
import type { ListedHome } from './home-list.tsx'
import type { ListAsked } from './lists.ts'
import { queryIn } from './search-address.ts'

export type LoadedList =
  | { kind: 'compare'; homes: ComparedHome[]; datesRefused: boolean }
  /** Null where the list lies on the device and the server does not know it. */
  | { kind: 'favourites' | 'seen'; homes: ListedHome[] | null }

type Stay = Partial<Record<keyof SearchQuery, string>>

const compared = async (api: Client, ids: readonly number[], search: URLSearchParams): Promise<LoadedList> => {
  if (ids.length === 0) return { kind: 'compare', homes: [], datesRefused: false }
  const { arrive, depart, adults, children, infants, pets }: Stay = queryIn(search)
  const party = Object.fromEntries(
    Object.entries({ adults, children, infants, pets }).filter(([, value]) => value !== undefined),
  )
  const both = { ids: ids.join(','), ...party }
  const asked = await api(compareHomes, { query: { ...both, ...(arrive && { arrive }), ...(depart && { depart }) } })
  if (asked.ok || asked.error.code !== 'invalid_input')
    return { kind: 'compare', homes: resultsOf(asked).homes, datesRefused: false }
  // One date without the other, or dates that cannot be: the houses are worth showing all the same.
  const { homes } = resultsOf(await api(compareHomes, { query: { ids: both.ids } }))
  return { kind: 'compare', homes, datesRefused: true }
}

/** What stands in place of results; `isKnown` when somebody is logged in. */
export const loadList = async (
  api: Client,
  asked: ListAsked,
  search: URLSearchParams,
  isKnown: boolean,
): Promise<LoadedList> => {
  if (asked.kind === 'compare') return compared(api, asked.ids, search)
  if (asked.kind === 'seen' || !isKnown) return { kind: asked.kind, homes: null }
  const { homeIds } = resultsOf(await api(favourites))
  if (homeIds.length === 0) return { kind: asked.kind, homes: [] }
  return { kind: asked.kind, homes: resultsOf(await api(homeCards, { query: { ids: homeIds.join(',') } })).homes }
}
