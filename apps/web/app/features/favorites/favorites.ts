import { useEffect, useSyncExternalStore } from 'react'
import { useOpenUser } from '#app/lib/session.ts'
import { deviceList } from './device-list.ts'

const none: readonly number[] = []
let stored = none
/** The list's user; 0 for the device. */
let loadedFor: number | undefined
const listeners = new Set<() => void>()

const tell = (next: readonly number[]): void => {
  stored = next
  for (const listen of listeners) listen()
}

const subscribe = (listen: () => void) => {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

const accountList = () => import('./account-list.ts')

const load = async (userId: number): Promise<void> => {
  if (loadedFor === userId) return
  loadedFor = userId
  tell(deviceList('favorites'))
  if (userId === 0) return
  try {
    const ids = await (await accountList()).adoptDeviceList()
    if (loadedFor === userId) tell(ids)
  } catch {
    // The next page retries.
    loadedFor = undefined
  }
}

/** Favorite home ids, newest first: the account's, or the device's without a login. */
export const useFavorites = (): readonly number[] => {
  const userId = useOpenUser()?.id ?? 0
  useEffect(() => void load(userId), [userId])
  return useSyncExternalStore(
    subscribe,
    () => stored,
    () => none,
  )
}

/** The current list and its user, for the toggle, which loads with its first press. */
export const favoritesNow = () => ({ ids: stored, onDevice: !loadedFor, tell })
