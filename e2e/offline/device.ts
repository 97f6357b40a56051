import { expect, type Page } from '@playwright/test'
import { enter } from '../support/people.ts'

/** Waits until the service worker controls this page. */
export const offlineReady = async (page: Page) => {
  await page.waitForFunction(() => navigator.serviceWorker?.controller !== null)
}

type SavedPage = { address: string; title: string }

/** The pages the worker reports as saved. */
export const savedPages = (page: Page): Promise<SavedPage[]> =>
  page.evaluate(
    () =>
      new Promise<SavedPage[]>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }) => resolve((data ?? []) as SavedPage[])
        navigator.serviceWorker.controller?.postMessage({ kind: 'pages' }, [port2])
      }),
  )

export const untilSaved = (page: Page, address: string) =>
  expect.poll(async () => (await savedPages(page)).map((saved) => saved.address)).toContain(address)

type Trips = { bookings: { data: { id: number }[] } }

/** A logged-in person opens a trip and waits until the device has saved it. Returns the trip's path. */
export const openTrip = async (page: Page, email: string): Promise<string> => {
  const { call } = await enter(page.context(), email)
  const { bookings } = await call<Trips>('GET', 'bookings')
  const path = `/travelers/bookings/${bookings.data[0]?.id}`
  await page.goto(path)
  await offlineReady(page)
  await untilSaved(page, path)
  return path
}

/** Everything in this browser's storage as text: what someone who searches the disk would find. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = []
    const latin = new TextDecoder('latin1')
    const asText = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return latin.decode(value)
      if (ArrayBuffer.isView(value)) return latin.decode(value)
      if (value instanceof CryptoKey) return '(key)'
      if (Array.isArray(value)) return value.map(asText).join(' ')
      if (typeof value === 'object' && value !== null)
        return Object.entries(value)
          .map(([name, child]) => `${name}=${asText(child)}`)
          .join(' ')
      return String(value)
    }
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const all = db.transaction(store).objectStore(store).getAll()
          all.onsuccess = () => resolve(all.result)
        })
        for (const row of rows) found.push(`${store}: ${asText(row)}`)
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const isText = /text|json/.test(answer?.headers.get('content-type') ?? '')
        found.push(`${name}: ${request.url} ${isText ? await answer?.text() : ''}`)
      }
    }
    for (const store of [localStorage, sessionStorage])
      for (let at = 0; at < store.length; at += 1) found.push(`${store.key(at)}=${store.getItem(store.key(at) ?? '')}`)
    return found.join('\n')
  })
