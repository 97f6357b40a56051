import { openPush, showPush } from '../lib/push/worker.ts'
import { pageOwnerHeader, type ToWorker } from '../lib/stored/messages.ts'
import { createDesks, openHere } from './desk.ts'
import { createFiles, offlinePath } from './files.ts'
import { addressOf, createPages } from './pages.ts'
import { createPictures, isCdnPicture, isPicture } from './pictures.ts'
import type { Fetched, Messaged, WorkerScope } from './scope.ts'
import { createStaticList } from './static-list.ts'
import { pageOfData } from './which-pages.ts'

/** Filled in when the pages are built: the files every page needs, and the addresses of two calls. */
declare const __BUILT__: { shell: string[]; searchData: string; seal: string }

const here = self as unknown as WorkerScope
const built = __BUILT__
const ask = (request: Request | string, init?: RequestInit) => fetch(request, init)
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const files = createFiles({ caches, fetch: ask, shell: built.shell })
const pictures = createPictures(caches, ask)
const desks = createDesks({ open: () => openHere(built.seal), onChange: pictures.forget })
const searchData = createStaticList(built.searchData, desks, ask)

/** Redirects to the offline page, and from there back to the requested page. */
const offline = async (address: string): Promise<Response | undefined> => {
  if (!(await files.offlinePage())) return undefined
  return Response.redirect(`${here.location.origin}${offlinePath}?to=${encodeURIComponent(address)}`)
}
const pages = createPages({ desks, fetch: ask, now: Date.now, wait, offline })

/** A page the router loaded in parts is loaded in full a moment later, so that it is available when opened again. */
const afterwardMs = 3_000
const dataAnswer = async (event: Fetched, page: string): Promise<Response> => {
  const answer = await fetch(event.request)
  const pageOwner = answer.headers.get(pageOwnerHeader)
  const follow = async () => {
    if (pageOwner !== null) await desks.sits(pageOwner)
    await wait(afterwardMs)
    if (answer.ok && !thrifty()) await pages.keepWhole(page)
  }
  event.waitUntil(follow().catch(() => {}))
  return answer
}
const thrifty = (): boolean => (here.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const answerTo = (event: Fetched): Promise<Response> | undefined => {
  const { request } = event
  const url = new URL(request.url)
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  if (request.method !== 'GET') return undefined
  if (url.origin !== here.location.origin)
    return isCdnPicture(request, url.pathname) ? pictures.answer(request, later) : undefined
  if (request.mode === 'navigate') {
    if (url.pathname === offlinePath) return files.offlinePage().then((page) => page ?? fetch(request))
    return url.pathname.startsWith('/app-portal/') ? undefined : pages.answer(request, later)
  }
  if (url.pathname.startsWith('/assets/')) return files.file(request)
  if (isPicture(url.pathname)) return pictures.answer(request, later)
  if (addressOf(request.url) === built.searchData) return searchData.answer(later)
  const page = pageOfData(url)
  // A link that is only hovered is prefetched; no one has seen that page yet.
  return page === undefined || request.mode === 'no-cors' ? undefined : dataAnswer(event, page)
}

const obey = async (message: ToWorker): Promise<unknown> => {
  switch (message.kind) {
    case 'seen':
      await pages.keepWhole(message.address)
      return files.noteSeen(message.assets, message.language)
    case 'leave':
      await desks.sits('visitor')
      return pictures.forget()
    case 'pages':
      return pages.list()
    case 'forget':
      return pages.forget()
    case 'take-over':
      return here.skipWaiting()
  }
}
const heard = async ({ data, ports: [port] }: Messaged): Promise<void> => {
  const answer = await obey(data as ToWorker).catch(() => undefined)
  port?.postMessage(answer ?? null)
}

here.addEventListener('install', (event) => {
  event.waitUntil(files.install())
  event.waitUntil(searchData.prefetch().catch(() => {}))
})
here.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await here.clients.claim()
    await files.prune(await pages.assetsInUse())
  }
  event.waitUntil(takeOver().catch(() => {}))
})
here.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer !== undefined) event.respondWith(answer)
})
here.addEventListener('message', (event) => event.waitUntil(heard(event)))
here.addEventListener('push', (event) => event.waitUntil(showPush(here, event.data?.text() ?? '')))
here.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPush(here, event.notification.data))
})
