import { paramPatterns, routeAt } from '@porchlight/contract/routes'
import { type Device, lastRouteIn, restoreAfterMs, routeToRestore } from '@porchlight/native/app'
import { goTo, onPages, pageHere } from './router.ts'

const key = 'last-route'

/**
 * Whether a page is worth coming back to: a screen of ours that is no step of a checkout, whose hold runs out, and whose
 * address is no key to it.
 */
const mayComeBackTo = (pathname: string): boolean => {
  const match = routeAt(pathname)
  if (!match || match.form === 'redirect' || match.route.checkOutFlow || match.route.isWidget) return false
  const { params } = match.route
  return !Object.entries(params).some(([name, form]) => form === paramPatterns.hash && match.params[name] !== undefined)
}

/** Writes down where its person is, on this device. */
export const keepLastRoute = ({ Preferences }: Pick<Device, 'Preferences'>): void => {
  let kept = ''
  void onPages((page) => {
    const value = JSON.stringify(page)
    if (value === kept || !mayComeBackTo(new URL(page.path, location.origin).pathname)) return
    kept = value
    void Preferences.set({ key, value }).catch(() => {})
  })
}

/**
 * Goes back to where its person was, half a second after the app was started (spec section 2).
 * @param byLink whether the system opened the app at a certain place
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
