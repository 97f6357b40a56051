import { useEffect, useSyncExternalStore } from 'react'
import { useOpenUser } from '#app/lib/session.ts'
import { deviceList } from './device-list.ts'

const none: readonly number[] = []
let kept = none
/** Whose list it is; 0 is the device's own. */
let keptFor: number | undefined
const listeners = new Set<() => void>()

const tell = (next: readonly number[]): void => {
  kept = next
  for (const listen of listeners) listen()
}

const subscribe = (listen: () => void) => {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

const accountList = () => import('./account-list.ts')

const load = async (userId: number): Promise<void> => {
  if (keptFor === userId) return
  keptFor = userId
  tell(deviceList('favorites'))
  if (userId === 0) return
  try {
    const ids = await (await accountList()).takeOver()
    if (keptFor === userId) tell(ids)
  } catch {
    // Asked again by the next page.
    keptFor = undefined
  }
}

/** Ids of the homes kept in mind, the newest first: those of the account, without a login those of the device. */
export const useFavorites = (): readonly number[] => {
  const userId = useOpenUser()?.id ?? 0
  useEffect(() => void load(userId), [userId])
  return useSyncExternalStore(
    subscribe,
    () => kept,
    () => none,
  )
}

/** The list as it is now, and whose; for the press on a heart, which comes with the first one. */
export const favoritesNow = () => ({ ids: kept, onDevice: !keptFor, tell })
