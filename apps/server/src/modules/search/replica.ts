import { setTimeout as sleep } from 'node:timers/promises'
import { dateIn, type PlainDate } from '@porchlight/contract'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { EventNotice } from '#kernel/notices'
import type { Area } from '#modules/homes'
import { searchUnit } from '#modules/pricing'
import { type BookedStay, bookedStaysOf } from './booked-nights.ts'
import { PendingChanges } from './change-queue.ts'
import { isProgramAvailable } from './engine/compiled/program.ts'
import type { SearchCriteria, Showing } from './engine/query.ts'
import type { Summary } from './engine/summary.ts'
import { EngineThread } from './engine-thread.ts'
import type { Ask, Reply, SearchAnswer } from './protocol.ts'
import { answerInMinor, criteriaInUnits, summaryInMinor } from './search-units.ts'
import { type ShownHome, ShownHomes } from './shown-homes.ts'
import { firstDateAt, type Remembered, type SnapshotRow, searchHomes, searchRows } from './snapshot.ts'

declare module '#kernel/app' {
  interface Adapters {
    search: SearchReplica
  }
}

export type NamedHome = { id: number } & Pick<Remembered, 'slug' | 'name' | 'town'>

/** Homes in memory on a thread of their own, as fresh as the events that have reached this node. */
export interface SearchReplica {
  /** Loads every live home and then follows events. Calling it again waits for the same start. */
  start(): Promise<void>
  isReady(): boolean
  search(criteria: SearchCriteria, showing: Showing, now: Date): Promise<SearchAnswer>
  /** Counts of all live homes. */
  summary(): Promise<Summary>
  /** What results show of these homes, by id; unknown ids are left out. */
  shownHomes(homeIds: readonly number[], now: Date): Promise<Map<number, ShownHome>>
  /** Every town and neighborhood, by name. */
  areas(): Promise<readonly Area[]>
  /** The pin label of a home; undefined once it left the search. */
  namedHome(homeId: number): Pick<NamedHome, 'slug' | 'name'> | undefined
  /** Lists all live homes by the names people use. */
  named(): NamedHome[]
  /** Milliseconds since the oldest known change that isn't applied yet; 0 if there is none. */
  behindMs(): number
  /** Calls the listener whenever a change has been applied. */
  onSettled(listener: () => void): void
  stop(): Promise<void>
}

/** Events that cause a home to be read again. */
const followed = new Set(['home.changed', 'nights.changed', 'prices.changed'])

/** Homes read at a time: few enough that a change waits little behind others and a message stays small. */
const batch = 100
const retryMs = 200
/**
 * How much later nights closed by a hint are settled, with everything that arrives meanwhile: current searches go
 * first.
 */
const settleMs = 20

export type ReplicaOptions = {
  /** How often to check whether a day has started somewhere. */
  clockMs?: number
}

class Replica implements SearchReplica {
  readonly #app: App
  readonly #clockMs: number
  readonly #pending = new PendingChanges()
  /** Nights booked since homes were last read: a read in progress may not know of them. */
  #takenMeanwhile: BookedStay[] = []
  readonly #remembered = new Map<number, Remembered>()
  readonly #shown: ShownHomes
  /** Today's date in each zone with homes. */
  readonly #todays = new Map<string, PlainDate>()
  #firstDate: PlainDate = ''
  /** How often everything had to be read again, and how many of these reads are done. */
  readonly #all = { noted: 0, loaded: 0, since: 0 }
  #thread: EngineThread | undefined
  #started: Promise<void> | undefined
  #catchingUp: Promise<void> | undefined
  #follower: { stop: () => Promise<void> } | undefined
  #clock: NodeJS.Timeout | undefined
  readonly #listeners = new Set<() => void>()
  #ready = false
  #stopped = false

  constructor(app: App, { clockMs = 20_000 }: ReplicaOptions) {
    this.#app = app
    this.#shown = new ShownHomes(app)
    this.#clockMs = clockMs
  }

  start(): Promise<void> {
    this.#started ??= this.#begin().catch((error) => {
      this.#started = undefined
      throw error
    })
    return this.#started
  }

  isReady(): boolean {
    return this.#ready
  }

  async search(criteria: SearchCriteria, showing: Showing, now: Date): Promise<SearchAnswer> {
    await this.start()
    const unit = this.#unit()
    const answer = await this.#ask({ kind: 'search', criteria: criteriaInUnits(criteria, unit), showing, now })
    return answerInMinor(answer, criteria, unit)
  }

  async summary(): Promise<Summary> {
    await this.start()
    return summaryInMinor(await this.#ask({ kind: 'summary' }), this.#unit())
  }

  #unit(): number {
    return searchUnit(siteOf(this.#app).currency)
  }

  async shownHomes(homeIds: readonly number[], now: Date): Promise<Map<number, ShownHome>> {
    await this.start()
    return this.#shown.of(homeIds, now)
  }

  async areas(): Promise<readonly Area[]> {
    await this.start()
    return this.#shown.areas()
  }

  namedHome(homeId: number): Pick<NamedHome, 'slug' | 'name'> | undefined {
    return this.#remembered.get(homeId)
  }

  named(): NamedHome[] {
    return [...this.#remembered].map(([id, { slug, name, town }]) => ({ id, slug, name, town }))
  }

  behindMs(): number {
    const oldest = this.#pending.oldest ?? Number.POSITIVE_INFINITY
    const since = this.#isAllDue() ? Math.min(this.#all.since, oldest) : oldest
    return Number.isFinite(since) ? Math.max(1, Math.round(performance.now() - since)) : 0
  }

  onSettled(listener: () => void): void {
    this.#listeners.add(listener)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#clock)
    await this.#follower?.stop()
    await this.#catchingUp
    await this.#thread?.stop()
  }

  /** Listens first and then loads, so that no change is missed in between. */
  async #begin(): Promise<void> {
    if (!isProgramAvailable)
      this.#app.log.warn('the search kernel cannot be compiled here; searching with the plain one')
    this.#thread ??= new EngineThread((error) => {
      this.#app.log.error({ error }, 'search engine crashed; reloading')
      this.#ready = false
      this.#noteAll()
    })
    this.#follower = await this.#app.follow.start({
      onNotice: (notice) => this.#note(notice),
      onGap: () => {
        this.#shown.forget()
        this.#noteAll()
      },
    })
    this.#clock = setInterval(() => this.#noteNewDays(), this.#clockMs)
    this.#clock.unref()
    this.#noteAll()
    await this.#catchingUp
  }

  #note(notice: EventNotice): void {
    this.#shown.note(notice)
    const { name, homeId } = notice
    if (!followed.has(name) || homeId === null) return
    this.#pending.note(homeId, performance.now())
    const taken = bookedStaysOf(notice)
    if (taken) this.#take(taken)
    else this.#catchUpSoon()
  }

  #take(taken: BookedStay): void {
    this.#takenMeanwhile.push(taken)
    if (this.#ready) this.#close([taken])
    setTimeout(() => this.#catchUpSoon(), settleMs).unref()
  }

  /** Closes these nights for every later request: the thread answers in order. */
  #close(taken: readonly BookedStay[]): void {
    // If the thread dies, everything is loaded again.
    for (const { homeId, stay } of taken) this.#ask({ kind: 'take', homeId, stay }).catch(() => {})
  }

  #noteAll(): void {
    if (!this.#isAllDue()) this.#all.since = performance.now()
    this.#all.noted++
    this.#catchUpSoon()
  }

  #isAllDue(): boolean {
    return this.#all.loaded < this.#all.noted
  }

  /** A new day changes what can be booked: homes where it has started are read again (R13). */
  #noteNewDays(): void {
    const now = this.#app.clock.now()
    const turned = new Set(this.#todays.keys().filter((zone) => this.#todays.get(zone) !== dateIn(zone, now)))
    if (turned.size === 0 && this.#firstDate === firstDateAt(now)) return
    for (const zone of turned) this.#todays.set(zone, dateIn(zone, now))
    for (const [id, { timeZone }] of this.#remembered)
      if (turned.has(timeZone)) this.#pending.note(id, performance.now())
    this.#catchUpSoon()
  }

  #catchUpSoon(): void {
    if (this.#stopped) return
    this.#catchingUp ??= this.#catchUp().finally(() => {
      this.#catchingUp = undefined
    })
  }

  async #catchUp(): Promise<void> {
    while (!this.#stopped && (this.#isAllDue() || this.#isYesterday() || this.#pending.any)) {
      try {
        if (this.#isAllDue()) await this.#loadAll()
        else if (this.#isYesterday()) await this.#advance()
        else await this.#readPending()
        for (const listener of this.#listeners) listener()
      } catch (error) {
        this.#pending.putBack()
        if (this.#stopped) return
        this.#app.log.warn({ error }, 'search update failed; retrying')
        await sleep(retryMs)
      }
    }
  }

  #isYesterday(): boolean {
    return this.#firstDate !== firstDateAt(this.#app.clock.now())
  }

  async #advance(): Promise<void> {
    const firstDate = firstDateAt(this.#app.clock.now())
    await this.#ask({ kind: 'advance', firstDate })
    this.#firstDate = firstDate
  }

  async #readPending(): Promise<void> {
    const ids = this.#pending.take(batch)
    this.#takenMeanwhile = []
    const rows = await this.#read(ids)
    const there = new Set(rows.map(({ home }) => home.id))
    const gone = ids.filter((id) => !there.has(id))
    const put = this.#ask({ kind: 'put', rows, gone })
    this.#close(this.#takenMeanwhile)
    await put
    for (const id of gone) this.#remembered.delete(id)
    this.#pending.settle()
  }

  /** Fills a new engine beside the one in use. Changes that arrive meanwhile are read again afterward. */
  async #loadAll(): Promise<void> {
    const { noted } = this.#all
    this.#takenMeanwhile = []
    const firstDate = firstDateAt(this.#app.clock.now())
    const homes = await this.#app.work.read(searchHomes)
    const ids = await this.#ask({ kind: 'build', homes, firstDate })
    this.#remembered.clear()
    for (let at = 0; at < ids.length && !this.#stopped; at += batch) {
      await this.#ask({ kind: 'fill', rows: await this.#read(ids.slice(at, at + batch)) })
    }
    const open = this.#ask({ kind: 'open' })
    this.#close(this.#takenMeanwhile)
    await open
    this.#firstDate = firstDate
    this.#ready = true
    this.#all.loaded = noted
  }

  #ask<Kind extends Ask['kind']>(ask: Extract<Ask, { kind: Kind }>): Promise<Reply[Kind]> {
    if (!this.#thread) throw new Error('The search replica has not been started')
    return this.#thread.ask(ask)
  }

  async #read(ids: readonly number[]): Promise<SnapshotRow[]> {
    const { now, rows } = await this.#app.work.read(async (ctx) => ({
      now: ctx.now,
      rows: await searchRows(ctx, ids, siteOf(this.#app).currency),
    }))
    for (const { home, remembered } of rows) {
      this.#remembered.set(home.id, remembered)
      if (!this.#todays.has(remembered.timeZone))
        this.#todays.set(remembered.timeZone, dateIn(remembered.timeZone, now))
    }
    return rows
  }
}

export const createReplica = (app: App, options: ReplicaOptions = {}): SearchReplica => new Replica(app, options)
