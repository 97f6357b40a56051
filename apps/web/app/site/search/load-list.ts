import { type Client, type ComparedHome, compareHomes, favorites, homeCards, type Language } from '@porchlight/contract'
import type { ListedHome } from '#app/features/home-picture/listed-home-link.tsx'
import { amenitiesIn } from '#app/lib/amenities.server.ts'
import { resultsOf } from '#app/lib/answers.ts'
import type { ListRequest } from './lists.ts'
import { parseStayQuery, stayOrNone } from './stay-query.ts'

export type LoadedList =
  | { kind: 'compare'; homes: ComparedHome[]; datesRefused: boolean }
  /** Null for lists on the device, which the server does not know. */
  | { kind: 'favorites' | 'seen'; homes: ListedHome[] | null }

const compared = async (
  api: Client,
  ids: readonly number[],
  search: URLSearchParams,
  language: Language | undefined,
): Promise<LoadedList> => {
  if (ids.length === 0) return { kind: 'compare', homes: [], datesRefused: false }
  const named = { ids: ids.join(',') }
  const { results, datesRefused } = await stayOrNone(parseStayQuery(search), (stay) =>
    api(compareHomes, { query: { ...named, ...stay } }),
  )
  const homes = results.homes.map((home) => ({ ...home, amenities: amenitiesIn(home.amenities, language) }))
  return { kind: 'compare', homes, datesRefused }
}

type Reader = { isKnown: boolean; language: Language | undefined }

/** The list shown instead of results; `isKnown` when a user is logged in. */
export const loadList = async (
  api: Client,
  request: ListRequest,
  search: URLSearchParams,
  { isKnown, language }: Reader,
): Promise<LoadedList> => {
  if (request.kind === 'compare') return compared(api, request.ids, search, language)
  if (request.kind === 'seen' || !isKnown) return { kind: request.kind, homes: null }
  const { homeIds } = resultsOf(await api(favorites))
  if (homeIds.length === 0) return { kind: request.kind, homes: [] }
  return { kind: request.kind, homes: resultsOf(await api(homeCards, { query: { ids: homeIds.join(',') } })).homes }
}
