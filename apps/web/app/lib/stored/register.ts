import type { ToWorker } from './messages.ts'

const address = '/service-worker.js'
const lookAgainMs = 60 * 60_000
const takeOverPatienceMs = 2_000

/** A new version waiting to take over. */
export type Waiting = ServiceWorker

/**
 * Registers the service worker and reports a new version that is waiting. It checks for one every hour and whenever
 * someone returns to the page. Returns a function that ends it.
 */
export const registerWorker = (onWaiting: (waiting: Waiting) => void): (() => void) => {
  const ending = new AbortController()
  const { signal } = ending
  // Blockers in a browser may make this resolve with nothing.
  const watch = (registration: ServiceWorkerRegistration | undefined) => {
    if (!registration || signal.aborted) return
    const tell = () => {
      // The very first version takes over on its own.
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
    // If a browser has no workers, or forbids them, the product works without; a lost connection may return.
    navigator.serviceWorker?.register(address).then(watch, () => {
      addEventListener('online', begin, { once: true, signal })
    })
  }
  begin()
  return () => ending.abort()
}

/**
 * Lets the new version take over; it then reloads the page. A browser may keep it waiting for the old one, which looks
 * busy as long as this page is open: then the page is reloaded anyway, and leaving it ends the wait.
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

/**
 * Reports to the worker what this page has loaded, once it is in control: on the first visit it started too late to see
 * it.
 */
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
