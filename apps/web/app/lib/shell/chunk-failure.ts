/** A part of the application that did not come is asked for anew by loading the page; not again within this time. */
const againAfterMs = 120_000
const key = 'reloaded-at'

/**
 * Whether loading the page again may help: it does where the parts were renamed by an update. Where the network is gone it
 * would bring nothing, and take what was typed.
 */
export const mayReload = (store: Pick<Storage, 'getItem' | 'setItem'>, now: number, onLine: boolean): boolean => {
  if (!onLine) return false
  const last = Number(store.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < againAfterMs) return false
  store.setItem(key, String(now))
  return true
}
