import { type Client, type ComparedHome, compareHomes, favorites, homeCards, type Language } from '@porchlight/contract'
import { amenitiesIn } from '#app/lib/amenities.server.ts'
import { resultsOf } from '#app/lib/answers.ts'
import type { ListedHome } from './home-list.tsx'
import type { ListAsked } from './lists.ts'
import { askedOrNot, stayAskedIn } from './stay-asked.ts'

export type LoadedList =
  | { kind: 'compare'; homes: ComparedHome[]; datesRefused: boolean }
  /** Null where the list lies on the device and the server does not know it. */
  | { kind: 'favorites' | 'seen'; homes: ListedHome[] | null }

const compared = async (
  api: Client,
  ids: readonly number[],
  search: URLSearchParams,
  language: Language | undefined,
): Promise<LoadedList> => {
  if (ids.length === 0) return { kind: 'compare', homes: [], datesRefused: false }
  const named = { ids: ids.join(',') }
  const { results, datesRefused } = await askedOrNot(stayAskedIn(search), (stay) =>
    api(compareHomes, { query: { ...named, ...stay } }),
  )
  const homes = results.homes.map((home) => ({ ...home, amenities: amenitiesIn(home.amenities, language) }))
  return { kind: 'compare', homes, datesRefused }
}

type Reader = { isKnown: boolean; language: Language | undefined }

/** What stands in place of results; `isKnown` when someone is logged in. */
export const loadList = async (
  api: Client,
  asked: ListAsked,
  search: URLSearchParams,
  { isKnown, language }: Reader,
): Promise<LoadedList> => {
  if (asked.kind === 'compare') return compared(api, asked.ids, search, language)
  if (asked.kind === 'seen' || !isKnown) return { kind: asked.kind, homes: null }
  const { homeIds } = resultsOf(await api(favorites))
  if (homeIds.length === 0) return { kind: asked.kind, homes: [] }
  return { kind: asked.kind, homes: resultsOf(await api(homeCards, { query: { ids: homeIds.join(',') } })).homes }
}
