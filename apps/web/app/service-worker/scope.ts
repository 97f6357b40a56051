/** The parts of the service worker API used here: the compiler only knows pages. */
export type Extendable = Event & { waitUntil: (done: Promise<unknown>) => void }
export type Fetched = Extendable & { request: Request; respondWith: (answer: Promise<Response>) => void }
export type Messaged = Extendable & { data: unknown; ports: readonly MessagePort[] }
export type Pushed = Extendable & { data: { text: () => string } | null }
export type Clicked = Extendable & { notification: { close: () => void; data: unknown } }

type Events = {
  install: Extendable
  activate: Extendable
  fetch: Fetched
  message: Messaged
  push: Pushed
  notificationclick: Clicked
}

export type WorkerScope = {
  addEventListener: <Name extends keyof Events>(name: Name, heard: (event: Events[Name]) => void) => void
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly WindowHere[]>
    openWindow: (url: string) => Promise<unknown>
  }
  registration: ServiceWorkerRegistration
  location: Location
  navigator: Navigator
}
type WindowHere = { url: string; focus: () => Promise<unknown>; navigate: (url: string) => Promise<unknown> }
