const key = 'reloaded-for'
/** Longer than a page needs to fail again. */
const againAfterMs = 10_000

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Whether to reload this address in full: not if that was just tried. */
export const mayReloadAt = (address: string, now: number, store: Store): boolean => {
  const [last = '', at = ''] = (store.getItem(key) ?? '').split('\n')
  if (last === address && now - Number(at) < againAfterMs) return false
  store.setItem(key, `${address}\n${now}`)
  return true
}

/** For pages the service worker may have stored. */
export const reloadOnce = (): void => {
  if (navigator.serviceWorker?.controller && mayReloadAt(location.href, Date.now(), sessionStorage)) location.reload()
}
