import { dropFavourite, favourites, keepFavourites } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { deviceList, keepDeviceList } from './device-list.ts'

type Answer = { ok: true; results: { homeIds: number[] } } | { ok: false; error: { message: string } }

const idsIn = (answer: Answer): number[] => {
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.results.homeIds
}

/** The list of whoever is logged in; what the device kept before goes into it and is kept here no longer. */
export const takeOver = async (): Promise<number[]> => {
  const before = deviceList('favourites')
  if (before.length === 0) return idsIn(await api(favourites))
  const taken = await api(keepFavourites, { body: { homeIds: before } })
  // A full list stays as it is, and so does that of the device.
  if (!taken.ok && taken.error.code === 'too_many_favourites') return idsIn(await api(favourites))
  const ids = idsIn(taken)
  keepDeviceList('favourites', [])
  return ids
}

export const changeAccountList = async (id: number, on: boolean): Promise<number[]> =>
  idsIn(on ? await api(keepFavourites, { body: { homeIds: [id] } }) : await api(dropFavourite, { params: { id } }))
