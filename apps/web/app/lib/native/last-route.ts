import { type Device, lastRouteIn, restoreAfterMs, routeToRestore } from '@porchlight/native/app'
import { goTo, onPages, pageHere } from './router.ts'

const key = 'last-route'

/** Stores the current page on this device. */
export const keepLastRoute = ({ Preferences }: Pick<Device, 'Preferences'>): void => {
  let stored = ''
  void onPages(({ path, userId, isWorth }) => {
    const value = JSON.stringify({ path, userId })
    if (value === stored || !isWorth) return
    stored = value
    void Preferences.set({ key, value }).catch(() => {})
  })
}

/**
 * Returns to the last page half a second after the app was started (spec section 2).
 * @param byLink whether the system opened the app at a specific place
 */
export const restoreLastRoute = async (
  { Preferences }: Pick<Device, 'Preferences'>,
  byLink: () => boolean,
): Promise<void> => {
  const { value } = await Preferences.get({ key })
  const goBack = async () => {
    const path = routeToRestore(lastRouteIn(value), { ...(await pageHere()), byLink: byLink() })
    if (path) goTo(path, true)
  }
  setTimeout(() => void goBack(), restoreAfterMs)
}
