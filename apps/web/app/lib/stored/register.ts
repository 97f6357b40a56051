import type { ToWorker } from './messages.ts'

const address = '/service-worker.js'
const lookAgainMs = 60 * 60_000
const takeOverPatienceMs = 2_000

/** A new version that waits to take over. */
export type Waiting = ServiceWorker

/**
 * Registers the service worker and tells of a new version that waits. It looks for one every hour and whenever someone
 * comes back to the page. Gives what ends it.
 */
export const registerWorker = (onWaiting: (waiting: Waiting) => void): (() => void) => {
  const ending = new AbortController()
  const { signal } = ending
  // What blocks workers in a browser may answer with nothing.
  const watch = (registration: ServiceWorkerRegistration | undefined) => {
    if (!registration || signal.aborted) return
    const tell = () => {
      // The very first one takes over by itself.
      if (registration.waiting && navigator.serviceWorker.controller) onWaiting(registration.waiting)
    }
    const follow = () => registration.installing?.addEventListener('statechange', () => tell(), { signal })
    tell()
    registration.addEventListener('updatefound', follow, { signal })
    const look = () => {
      if (!document.hidden && navigator.onLine) void registration.update().catch(() => {})
    }
    const timer = setInterval(look, lookAgainMs)
    signal.addEventListener('abort', () => clearInterval(timer))
    document.addEventListener('visibilitychange', look, { signal })
  }
  const begin = () => {
    // Where a browser has none, or forbids it, the product works without; a lost connection may come back.
    navigator.serviceWorker?.register(address).then(watch, () => {
      addEventListener('online', begin, { once: true, signal })
    })
  }
  begin()
  return () => ending.abort()
}

/**
 * Lets the new version take over; then the page is loaded again by it. A browser may keep it waiting for the old one,
 * which looks busy to it as long as this page is open: then the page is loaded again all the same, and leaving it ends
 * the wait.
 */
export const takeOver = (waiting: Waiting): void => {
  let isLeaving = false
  const leave = () => {
    if (!isLeaving) location.reload()
    isLeaving = true
  }
  navigator.serviceWorker.addEventListener('controllerchange', leave)
  setTimeout(leave, takeOverPatienceMs)
  waiting.postMessage({ kind: 'take-over' })
}

/** Tells the worker what this page has loaded, once it is in charge: on the first visit it came too late to see it. */
export const noteSeen = async (language: string): Promise<void> => {
  const worker = (await navigator.serviceWorker?.ready)?.active
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const assets = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
  const address = location.pathname + location.search
  const message: ToWorker = {
    kind: 'seen',
    address,
    assets: assets.filter((path) => path.startsWith('/assets/')),
    language,
  }
  worker?.postMessage(message)
}
