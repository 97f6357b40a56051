import { dropFavorite, favorites, keepFavorites } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { deviceList, saveDeviceList } from './device-list.ts'

type Answer = { ok: true; results: { homeIds: number[] } } | { ok: false; error: { message: string } }

const idsIn = (answer: Answer): number[] => {
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.results.homeIds
}

/** The account's list. Favorites from the device move into it. */
export const adoptDeviceList = async (): Promise<number[]> => {
  const before = deviceList('favorites')
  if (before.length === 0) return idsIn(await api(favorites))
  const taken = await api(keepFavorites, { body: { homeIds: before } })
  // If the account's list is full, both lists stay unchanged.
  if (!taken.ok && taken.error.code === 'too_many_favorites') return idsIn(await api(favorites))
  const ids = idsIn(taken)
  saveDeviceList('favorites', [])
  return ids
}

export const changeAccountList = async (id: number, on: boolean): Promise<number[]> =>
  idsIn(on ? await api(keepFavorites, { body: { homeIds: [id] } }) : await api(dropFavorite, { params: { id } }))
