import { dropFavorite, favorites, keepFavorites } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { deviceList, keepDeviceList } from './device-list.ts'

type Answer = { ok: true; results: { homeIds: number[] } } | { ok: false; error: { message: string } }

const idsIn = (answer: Answer): number[] => {
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.results.homeIds
}

/** The list of whoever is logged in; what the device kept before goes into it and is kept here no longer. */
export const takeOver = async (): Promise<number[]> => {
  const before = deviceList('favorites')
  if (before.length === 0) return idsIn(await api(favorites))
  const taken = await api(keepFavorites, { body: { homeIds: before } })
  // A full list stays as it is, and so does that of the device.
  if (!taken.ok && taken.error.code === 'too_many_favorites') return idsIn(await api(favorites))
  const ids = idsIn(taken)
  keepDeviceList('favorites', [])
  return ids
}

export const changeAccountList = async (id: number, on: boolean): Promise<number[]> =>
  idsIn(on ? await api(keepFavorites, { body: { homeIds: [id] } }) : await api(dropFavorite, { params: { id } }))
