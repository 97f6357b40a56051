import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const quietMs = 100
/** The browser doesn't always report the end of a request whose part of the page is gone. */
const forgottenMs = 5_000
const streams = ['eventsource', 'websocket']

type Watch = { inFlight: Map<Request, number>; lastChange: number }
const watches = new WeakMap<Page, Watch>()

const watchOf = (page: Page): Watch => {
  const known = watches.get(page)
  if (known) return known
  const watch: Watch = { inFlight: new Map(), lastChange: Date.now() }
  const ended = (request: Request) => {
    if (watch.inFlight.delete(request)) watch.lastChange = Date.now()
  }
  page.on('request', (request) => {
    if (streams.includes(request.resourceType())) return
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) watch.inFlight.clear()
    watch.lastChange = Date.now()
    watch.inFlight.set(request, watch.lastChange)
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  watches.set(page, watch)
  return watch
}

/** Counts the page's requests from now on, so that `quiet` can wait for them. Call it before the page is opened. */
export const countRequests = (page: Page): void => {
  watchOf(page)
}

/** The time until a page may count as quiet; 0 when it is. */
const msLeft = ({ inFlight, lastChange }: Watch): number => {
  const now = Date.now()
  const isWaitedFor = [...inFlight.values()].some((since) => now - since < forgottenMs)
  return isWaitedFor ? quietMs / 4 : Math.max(0, lastChange + quietMs - now)
}

/** Effects have run, and their result is on screen. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  })

/** Waits until the page has made no requests for a tenth of a second. */
export const quiet = async (page: Page): Promise<void> => {
  const watch = watchOf(page)
  await drawn(page)
  for (let ms = msLeft(watch); ms > 0; ms = msLeft(watch)) await pause(ms)
  await drawn(page)
}
