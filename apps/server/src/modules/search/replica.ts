import { Worker } from 'node:worker_threads'
import type { App } from '#kernel/app'
import type { EventNotice } from '#kernel/follow'
import { horizonNights } from './engine/engine.ts'
import type { Showing, Wish } from './engine/query.ts'
import type { Ask, SearchAnswer, Told } from './protocol.ts'
import { firstDateAt, searchRows } from './snapshot.ts'

declare module '#kernel/app' {
  interface Adapters {
    search: SearchReplica
  }
}

/** Homes in memory on a thread of their own, as fresh as the events that reached this node. */
export interface SearchReplica {
  /** Loads every live home and follows events from then on. Calling it again waits for the same. */
  start(): Promise<void>
  isReady(): boolean
  search(wish: Wish, showing: Showing, now: Date): Promise<SearchAnswer>
  slugOf(homeId: number): string | undefined
  /** Milliseconds since the oldest change that is known of and not yet in; 0 when there is none. */
  behindMs(): number
  stop(): Promise<void>
}

/** Events that change what a search finds. Those without a home change many at once. */
const followed = new Set(['home.changed', 'nights.changed', 'prices.changed', 'home.linked', 'home.moved'])
/** Changes of a moment are read together. */
const gatherMs = 15
const oneDayMs = 86_400_000

class Replica implements SearchReplica {
  readonly #app: App
  #worker: Worker | undefined
  readonly #waiting = new Map<number, PromiseWithResolvers<SearchAnswer | undefined>>()
  readonly #slugs = new Map<number, string>()
  readonly #dirty = new Map<number, number>()
  #tickets = 0
  #started: Promise<void> | undefined
  #ready = false
  #stopped = false
  #allDirtySince: number | undefined
  #refreshing: Promise<void> | undefined
  #follower: { stop: () => Promise<void> } | undefined
  #day: ReturnType<typeof setInterval> | undefined

  constructor(app: App) {
    this.#app = app
  }

  start(): Promise<void> {
    this.#started ??= this.#begin()
    return this.#started
  }

  isReady(): boolean {
    return this.#ready
  }

  slugOf(homeId: number): string | undefined {
    return this.#slugs.get(homeId)
  }

  behindMs(): number {
    const since = Math.min(this.#allDirtySince ?? Number.POSITIVE_INFINITY, ...this.#dirty.values())
    return Number.isFinite(since) ? Math.max(0, Math.round(performance.now() - since)) : 0
  }

  async search(wish: Wish, showing: Showing, now: Date): Promise<SearchAnswer> {
    await this.start()
    return (await this.#ask({ kind: 'search', wish, showing, now })) as SearchAnswer
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#day)
    await this.#follower?.stop()
    await this.#refreshing?.catch(() => {})
    await this.#worker?.terminate()
  }

  #ask(ask: Ask): Promise<SearchAnswer | undefined> {
    const ticket = ++this.#tickets
    const waiting = Promise.withResolvers<SearchAnswer | undefined>()
    this.#waiting.set(ticket, waiting)
    this.#worker?.postMessage({ ticket, ask })
    return waiting.promise
  }

  #startWorker(): void {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', ({ ticket, answer, fault }: Told) => {
      const waiting = this.#waiting.get(ticket)
      this.#waiting.delete(ticket)
      if (fault === undefined) waiting?.resolve(answer)
      else waiting?.reject(new Error(fault))
    })
    worker.on('error', (error) => {
      for (const waiting of this.#waiting.values()) waiting.reject(error)
      this.#waiting.clear()
    })
    this.#worker = worker
  }

  /** Listens first and loads then, so that no change falls between. */
  async #begin(): Promise<void> {
    this.#startWorker()
    this.#follower = await this.#app.follow.start({
      onNotice: (notice) => this.#note(notice),
      onGap: () => this.#noteAll(),
    })
    this.#day = setInterval(() => this.#noteAll(), oneDayMs / 24)
    this.#day.unref()
    await this.#loadAll()
    this.#ready = true
  }

  #note({ name, homeId }: EventNotice): void {
    if (!followed.has(name)) return
    if (homeId === null) this.#allDirtySince ??= performance.now()
    else if (!this.#dirty.has(homeId)) this.#dirty.set(homeId, performance.now())
    this.#refreshSoon()
  }

  #noteAll(): void {
    this.#allDirtySince ??= performance.now()
    this.#refreshSoon()
  }

  #refreshSoon(): void {
    this.#refreshing ??= new Promise((resolve) => setTimeout(resolve, gatherMs))
      .then(() => this.#refresh())
      .catch((error) => this.#app.log.warn({ error }, 'search could not read a change; it tries again'))
      .finally(() => {
        this.#refreshing = undefined
        if (!this.#stopped && (this.#dirty.size > 0 || this.#allDirtySince !== undefined)) this.#refreshSoon()
      })
  }

  async #refresh(): Promise<void> {
    if (this.#stopped) return
    if (this.#allDirtySince !== undefined) {
      this.#allDirtySince = undefined
      this.#dirty.clear()
      return this.#loadAll()
    }
    const changes = new Map(this.#dirty)
    const ids = [...changes.keys()]
    const rows = await this.#app.work.read((ctx) => searchRows(ctx, ids, firstDateAt(ctx.now), horizonNights))
    const there = new Set(rows.map((row) => row.home.id))
    const gone = ids.filter((id) => !there.has(id))
    await this.#ask({ kind: 'put', rows, gone })
    for (const row of rows) this.#slugs.set(row.home.id, row.slug)
    // What changed again meanwhile stays to be read once more.
    for (const [id, since] of changes) if (this.#dirty.get(id) === since) this.#dirty.delete(id)
  }

  async #loadAll(): Promise<void> {
    const firstDate = firstDateAt(this.#app.clock.now())
    const rows = await this.#app.work.read((ctx) => searchRows(ctx, 'all', firstDate, horizonNights))
    await this.#ask({ kind: 'load', rows, firstDate })
    for (const row of rows) this.#slugs.set(row.home.id, row.slug)
  }
}

export const createReplica = (app: App): SearchReplica => new Replica(app)
