/** A missing chunk of the application reloads the page; not again within this time. */
const againAfterMs = 120_000
const key = 'reloaded-at'

/**
 * Whether reloading the page may help: it does if an update renamed the chunks. Without a network it would achieve
 * nothing and lose the input.
 */
export const mayReload = (store: Pick<Storage, 'getItem' | 'setItem'>, now: number, onLine: boolean): boolean => {
  if (!onLine) return false
  const last = Number(store.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < againAfterMs) return false
  store.setItem(key, String(now))
  return true
}
