import { addDays, dateIn, type Party, type PlainDate, type SearchQuery, type Stay } from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { db } from './tables.ts'

/**
 * A stay someone searched for. `around`: a few days earlier or later is fine. Price limits: minor units for the stay.
 */
export type SearchedStay = {
  requestedOn: PlainDate
  stay: Stay
  around: boolean
  party: Party
  min: number | null
  max: number | null
}

/** How many days searches are stored: a year, plus a month for late evaluation. */
const retainedDays = 395
const mostRead = 500

const coarse = (degrees: number): number => Math.round(degrees * 100) / 100

const requestedStayOf = (query: SearchQuery & Stay, requestedOn: PlainDate) => ({
  asked_on: requestedOn,
  arrive: query.arrive,
  depart: query.depart,
  around: query.flex === '3d',
  place: query.place ?? null,
  west: query.bbox ? coarse(query.bbox.west) : null,
  south: query.bbox ? coarse(query.bbox.south) : null,
  east: query.bbox ? coarse(query.bbox.east) : null,
  north: query.bbox ? coarse(query.bbox.north) : null,
  adults: query.adults,
  children: query.children,
  infants: query.infants,
  pets: query.pets,
  bedrooms: query.bedrooms,
  bathrooms: query.bathrooms,
  amenities: (query.amenities ?? []).toSorted(),
  types: (query.types ?? []).toSorted(),
  instant: query.instant,
  min_minor: query.min ?? null,
  max_minor: query.max ?? null,
})

const isForDays = (query: SearchQuery): query is SearchQuery & Stay =>
  query.arrive !== undefined && query.depart !== undefined && (query.flex === undefined || query.flex === '3d')

/** What this process recorded recently, so that the same page requested a hundred times is written once. */
const lately = new WeakMap<App, Set<string>>()
const mostKnown = 5_000

const isNew = (app: App, key: string): boolean => {
  const known = lately.get(app) ?? new Set()
  if (known.size >= mostKnown) known.clear()
  lately.set(app, known)
  if (known.has(key)) return false
  known.add(key)
  return true
}

type Search = { query: SearchQuery; requestedOn: PlainDate }

const rowsOf = (searches: readonly Search[]) =>
  searches.flatMap(({ query, requestedOn: day }) =>
    isForDays(query) && query.page === 1 ? [requestedStayOf(query, day)] : [],
  )

/**
 * Records searches by their dates, without who searched; the same search on one day is stored once. Searches without
 * dates, and further pages, aren't stored.
 */
export const recordSearches = async (ctx: WriteCtx, searches: readonly Search[]): Promise<void> => {
  const rows = rowsOf(searches)
  if (rows.length === 0) return
  await db(ctx)
    .insertInto('pricing.searched_stay')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Records a search while it is answered. The person searching isn't told if that fails. */
export const recordSearch = async (app: App, query: SearchQuery): Promise<void> => {
  const search = { query, requestedOn: dateIn('UTC', app.clock.now()) }
  if (!rowsOf([search]).some((row) => isNew(app, JSON.stringify(row)))) return
  try {
    await app.work.write((ctx) => recordSearches(ctx, [search]))
  } catch (error) {
    app.log.warn({ error }, 'search not recorded')
  }
}

/**
 * Searches during some days that this home would have matched if it were available: by location, size, and amenities.
 * Each stay of a party with its price limits counts once a day, however the map was moved. The latest five hundred,
 * newest first.
 */
export const searchedStaysOf = async (
  ctx: ReadCtx,
  home: Home,
  from: PlainDate,
  to: PlainDate,
): Promise<SearchedStay[]> => {
  const { rows } = await sql<{
    asked_on: PlainDate
    arrive: PlainDate
    depart: PlainDate
    around: boolean
    adults: number
    children: number
    infants: number
    pets: number
    min_minor: number | null
    max_minor: number | null
  }>`
    select distinct asked_on, arrive, depart, around, adults, children, infants, pets, min_minor, max_minor
    from pricing.searched_stay
    where asked_on >= ${from} and asked_on < ${to}
      and (place is null or place = ${home.townId})
      and (west is null or (${home.publicLat}::float8 between south and north and
        case when west <= east then ${home.publicLng}::float8 between west and east
          else ${home.publicLng}::float8 >= west or ${home.publicLng}::float8 <= east end))
      and adults + children <= ${home.sleeps} and pets <= ${home.maxPets}
      and bedrooms <= ${home.bedrooms} and bathrooms <= ${home.bathrooms}::float8
      and amenities <@ ${home.amenities}::text[]
      and (cardinality(types) = 0 or ${home.typeCode} = any(types))
      and (${home.instant}::boolean or not instant)
    order by asked_on desc, arrive, depart, around, adults, children, infants, pets, min_minor, max_minor
    limit ${mostRead}`.execute(db(ctx))
  return rows.map(({ asked_on, arrive, depart, around, min_minor, max_minor, ...party }) => ({
    requestedOn: asked_on,
    stay: { arrive, depart },
    around,
    party,
    min: min_minor,
    max: max_minor,
  }))
}

/** Deletes searches from more than a year ago. */
export const deleteSearchedStays = async (ctx: WriteCtx, today: PlainDate): Promise<void> => {
  await db(ctx).deleteFrom('pricing.searched_stay').where('asked_on', '<', addDays(today, -retainedDays)).execute()
}
