import { type Client, homeCards } from '@porchlight/contract'
import type { ListedHome } from '#app/features/home-picture/listed-home-link.tsx'
import { resultsOf } from '#app/lib/answers.ts'

/** Cards of live homes in this order. */
export const loadHomes = async (api: Client, ids: readonly number[]): Promise<ListedHome[]> =>
  ids.length === 0 ? [] : resultsOf(await api(homeCards, { query: { ids: ids.join(',') } })).homes
