import { addDays, dateIn, type HomeCard, type Money, type PlainDate } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { EventNotice } from '#kernel/notices'
import { type Area, areas, cardsOf, type Home, homesByIds } from '#modules/homes'
import { type HomePrices, headlinePricesOf } from '#modules/pricing'
import { createHomeCache } from './adapters/home-cache.ts'
import { horizonNights } from './engine/engine.ts'
import { firstDateAt } from './snapshot.ts'

/** What search results show of a home: its card, and the prices of every night that can be searched. */
export type ShownHome = { home: Home; card: HomeCard & { fromNight: Money | null }; prices: HomePrices | undefined }

/** The day determines which fees are charged, and which nights have been read. */
type Entry = { shown: ShownHome; day: PlainDate; firstDate: PlainDate }

/** How many rows of prices a card counts as. */
const rowsPerCard = 10
/** Longest time areas stay in memory without a reported change. */
const storedMs = 60_000

const rowsOf = ({ shown: { prices } }: Entry): number =>
  rowsPerCard + (prices ? prices.seasons.length + prices.nightPrices.length + prices.fees.length : 0)

/** Events after which every home may look different. */
const aboutAll = new Set(['area.changed', 'home_groups.changed'])
const aboutOne = new Set(['home.changed', 'prices.changed'])

/** What changed while something was read: it may be outdated already. */
type Reading = { changed: Set<number>; all: boolean }

/**
 * Homes as search results show them, in memory until an event reports a change. A page of results then needs no
 * database, and is as fresh as the events that have reached this node.
 */
export class ShownHomes {
  readonly #app: App
  readonly #known = createHomeCache(rowsOf)
  #areas: { all: readonly Area[]; readAt: number } | undefined
  readonly #readings = new Set<Reading>()

  constructor(app: App) {
    this.#app = app
  }

  note({ name, homeId }: EventNotice): void {
    if (aboutAll.has(name)) this.forget()
    if (homeId === null || !aboutOne.has(name)) return
    this.#known.delete(homeId)
    for (const reading of this.#readings) reading.changed.add(homeId)
  }

  forget(): void {
    this.#known.clear()
    this.#areas = undefined
    for (const reading of this.#readings) reading.all = true
  }

  /** These homes by id; unknown ids are left out. */
  async of(homeIds: readonly number[], now: Date): Promise<Map<number, ShownHome>> {
    const firstDate = firstDateAt(now)
    const found = new Map<number, ShownHome>()
    for (const id of homeIds) {
      const entry = this.#known.get(id)
      if (entry?.firstDate === firstDate && entry.day === dateIn(entry.shown.home.timeZone, now))
        found.set(id, entry.shown)
    }
    const missing = homeIds.filter((id) => !found.has(id))
    if (missing.length > 0) for (const shown of await this.#read(missing, firstDate)) found.set(shown.home.id, shown)
    return found
  }

  /** Every town and neighborhood, by name. */
  async areas(): Promise<readonly Area[]> {
    if (this.#areas && performance.now() - this.#areas.readAt < storedMs) return this.#areas.all
    return this.#watched(async (reading) => {
      const all = await this.#app.work.read(areas)
      if (!reading.all) this.#areas = { all, readAt: performance.now() }
      return all
    })
  }

  async #watched<T>(read: (reading: Reading) => Promise<T>): Promise<T> {
    const reading: Reading = { changed: new Set(), all: false }
    this.#readings.add(reading)
    try {
      return await read(reading)
    } finally {
      this.#readings.delete(reading)
    }
  }

  async #read(homeIds: readonly number[], firstDate: PlainDate): Promise<ShownHome[]> {
    return this.#watched(async (reading) => {
      const { now, read } = await this.#app.work.read(async (ctx) => {
        const homes = await homesByIds(ctx, homeIds)
        const [cards, prices] = await Promise.all([
          cardsOf(ctx, homes),
          headlinePricesOf(ctx, homes, firstDate, addDays(firstDate, horizonNights)),
        ])
        const read = homes.flatMap((home, at): ShownHome[] => {
          const card = cards[at]
          return card ? [{ home, card, prices: prices.get(home.id) }] : []
        })
        return { now: ctx.now, read }
      })
      for (const shown of read)
        if (!reading.all && !reading.changed.has(shown.home.id))
          this.#known.set(shown.home.id, { shown, firstDate, day: dateIn(shown.home.timeZone, now) })
      return read
    })
  }
}
