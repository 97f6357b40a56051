import { homesPerSitemap, inServiceStatuses } from '@porchlight/contract'
import { type Selectable, sql } from 'kysely'
import { likePattern } from '#kernel/like-pattern'
import { notFound } from '#kernel/problem'
import { fromMemory } from '#kernel/reference-memory'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Fact, inOrder } from './facts.ts'
import type { Home, HomeInBrief, Room } from './home.ts'
import { likeness, ratingOf, streetOf } from './rules.ts'
import { db, type HomesTables } from './tables.ts'

const withArea = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('homes.home as home')
    .innerJoin('homes.area as area', 'area.id', 'home.area_id')
    .selectAll('home')
    .select(['area.name as town_name', 'area.character as town_character', 'area.region', 'area.country', 'area.state'])

type Row = Awaited<ReturnType<ReturnType<typeof withArea>['executeTakeFirstOrThrow']>>

const sourceOf = (row: Row): Home['source'] =>
  row.source_name === null || row.source_license === null || row.source_ref === null
    ? null
    : {
        name: row.source_name,
        license: row.source_license,
        ref: row.source_ref,
        fingerprint: row.source_fingerprint,
      }

const homeOf = (row: Row): Home => ({
  id: row.id,
  slug: row.slug,
  language: row.language,
  status: row.status,
  name: row.name,
  headline: row.headline,
  description: row.description,
  typeCode: row.type_code,
  serviceLevel: row.service_level,
  townId: row.area_id,
  townName: row.town_name,
  townCharacter: row.town_character,
  region: row.region,
  country: row.country,
  state: row.state,
  address: row.address,
  lat: row.lat,
  lng: row.lng,
  publicLat: row.public_lat,
  publicLng: row.public_lng,
  timeZone: row.time_zone,
  currency: row.currency,
  sleeps: row.sleeps,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  maxPets: row.max_pets,
  minGuestAge: row.min_guest_age,
  petsAllowed: row.max_pets > 0,
  instant: row.instant,
  requestTo: row.request_to,
  checkInTime: row.check_in_time,
  checkOutTime: row.check_out_time,
  amenities: row.amenities,
  honestNotes: row.honest_notes,
  houseRules: row.house_rules,
  registration: row.registration,
  source: sourceOf(row),
  previewHash: row.preview_hash,
  fromNightMinor: row.from_night_minor,
  rating: ratingOf(row.rating_sum, row.review_count),
  reviewCount: row.review_count,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  publishedAt: row.published_at,
  asksIdentitySince: row.asks_identity_since,
})

const found = (row: Row | undefined): Home => {
  if (!row) throw notFound('This home')
  return homeOf(row)
}

const homeRows = (ctx: ReadCtx, homeIds: readonly number[]) =>
  withArea(ctx)
    .$if(homeIds.length === 1, (query) => query.modifyFront(fromMemory))
    .where('home.id', '=', sql<number>`any(${[...homeIds]}::bigint[])`)
    .execute()

/** @throws Problem 404 */
export const homeById = async (ctx: ReadCtx, homeId: number): Promise<Home> => found((await homeRows(ctx, [homeId]))[0])

/** Locks a home against other changes until this transaction ends. @throws Problem 404 */
export const lockHome = async (ctx: WriteCtx, homeId: number): Promise<Home> =>
  found(await withArea(ctx).where('home.id', '=', homeId).forNoKeyUpdate('home').executeTakeFirst())

/** The live home with this slug. @throws Problem 404, also for homes that are not live */
export const homeBySlug = async (ctx: ReadCtx, slug: string): Promise<Home> =>
  found(await withArea(ctx).where('home.slug', '=', slug).where('home.status', '=', 'live').executeTakeFirst())

/** One page of the slugs of live homes, counted from 1; and the number of pages. */
export const liveSlugs = async (ctx: ReadCtx, part: number): Promise<{ slugs: string[]; parts: number }> => {
  const live = db(ctx).selectFrom('homes.home').where('status', '=', 'live')
  const { count } = await live.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await live
    .select('slug')
    .orderBy('id')
    .limit(homesPerSitemap)
    .offset((part - 1) * homesPerSitemap)
    .execute()
  return { slugs: rows.map(({ slug }) => slug), parts: Math.ceil(Number(count) / homesPerSitemap) }
}

/** The home with this slug, in any status; undefined if there is none. For operators, not for guests. */
export const anyHomeBySlug = async (ctx: ReadCtx, slug: string): Promise<Home | undefined> => {
  const row = await withArea(ctx).where('home.slug', '=', slug).executeTakeFirst()
  return row && homeOf(row)
}

/** A home in any status but retired, for anyone with its preview hash. @throws Problem 404 */
export const homeByPreview = async (ctx: ReadCtx, homeId: number, hash: string): Promise<Home> =>
  found(
    await withArea(ctx)
      .where('home.id', '=', homeId)
      .where('home.preview_hash', '=', hash)
      .where('home.status', '!=', 'retired')
      .executeTakeFirst(),
  )

/** The homes with these ids in the order requested; unknown ids are left out. */
export const homesByIds = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<Home[]> => {
  if (homeIds.length === 0) return []
  const rows = await homeRows(ctx, homeIds)
  const byId = new Map(rows.map((row) => [row.id, homeOf(row)]))
  return homeIds.flatMap((id) => byId.get(id) ?? [])
}

/** A tenth of a home's row: what lists of hundreds of homes need of each. */
const inBrief = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('homes.home as home')
    .innerJoin('homes.area as area', 'area.id', 'home.area_id')
    .select(['home.id', 'home.status', 'home.name', 'home.area_id as townId', 'area.name as townName'])
    .select(['area.region', 'area.country', 'area.state', 'home.address', 'home.lat', 'home.lng'])
    .select(['home.time_zone as timeZone', 'home.currency', 'home.sleeps', 'home.bedrooms'])
    .select(['home.check_in_time as checkInTime', 'home.check_out_time as checkOutTime'])
    .select('home.published_at as publishedAt')

/** Homes that accept stays, live or paused, by name. */
export const homesInService = (ctx: ReadCtx): Promise<HomeInBrief[]> =>
  inBrief(ctx).where('home.status', 'in', inServiceStatuses).orderBy('home.name').orderBy('home.id').execute()

/** The same of some homes, in the order of the ids. */
export const homesInBrief = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<HomeInBrief[]> => {
  if (homeIds.length === 0) return []
  const rows = await inBrief(ctx).where('home.id', '=', sql<number>`any(${homeIds}::bigint[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return homeIds.flatMap((id) => byId.get(id) ?? [])
}

/** Homes that owners submitted and that aren't published yet, oldest first. */
export const homesToVet = async (ctx: ReadCtx, limit: number): Promise<Home[]> =>
  (
    await withArea(ctx).where('home.status', 'in', ['submitted', 'vetting']).orderBy('home.id').limit(limit).execute()
  ).map(homeOf)

/** Every live home, by id. For replicas and nightly jobs, not for a page. */
export const liveHomes = async (ctx: ReadCtx): Promise<Home[]> =>
  (await withArea(ctx).where('home.status', '=', 'live').orderBy('home.id').execute()).map(homeOf)

/** An area that contains homes, from a country down to a single home; a state is written `US-NY`. */
export type HomeArea = { kind: 'country' | 'state' | 'region' | 'town' | 'home'; area: string }

/**
 * The areas a home is in. Counties in several states share a name, so a region can also be given with its state:
 * `US-NY/Suffolk County`.
 */
export const areasOf = ({ id, country, state, region, townId }: HomeInBrief): HomeArea[] => [
  { kind: 'country', area: country },
  ...(state
    ? [
        { kind: 'state' as const, area: `${country}-${state}` },
        { kind: 'region' as const, area: `${country}-${state}/${region}` },
      ]
    : []),
  { kind: 'region', area: region },
  { kind: 'town', area: townId },
  { kind: 'home', area: String(id) },
]

/** Whether a home is in an area. */
export const isInArea = (home: HomeInBrief, { kind, area }: HomeArea): boolean =>
  areasOf(home).some((one) => one.kind === kind && one.area === area)

/** Every home that isn't retired, live ones first, then by name: for settings that affect all of them. */
export const homesInSearch = async (ctx: ReadCtx): Promise<Home[]> =>
  (
    await withArea(ctx)
      .where('home.status', '!=', 'retired')
      .orderBy(sql`home.status = 'live'`, 'desc')
      .orderBy('home.name')
      .orderBy('home.id')
      .execute()
  ).map(homeOf)

/** The same in brief, for choosing among them. */
export const briefHomesInSearch = (ctx: ReadCtx): Promise<HomeInBrief[]> =>
  inBrief(ctx)
    .where('home.status', '!=', 'retired')
    .orderBy(sql`home.status = 'live'`, 'desc')
    .orderBy('home.name')
    .orderBy('home.id')
    .execute()

/** The home that was imported from this row of this source, if any. */
export const homeBySource = async (ctx: ReadCtx, name: string, ref: string): Promise<Home | undefined> => {
  const row = await withArea(ctx).where('source_name', '=', name).where('source_ref', '=', ref).executeTakeFirst()
  return row && homeOf(row)
}

/** Up to `count` live homes near this one, most similar first. */
export const homesLike = async (ctx: ReadCtx, home: Home, count: number): Promise<Home[]> => {
  const near = await withArea(ctx)
    .where('home.status', '=', 'live')
    .where('home.id', '!=', home.id)
    .orderBy(sql`point(home.lng, home.lat) <-> point(${home.lng}, ${home.lat})`)
    .limit(60)
    .execute()
  return near
    .map(homeOf)
    .map((other) => ({ other, score: likeness(home, other) }))
    .sort((a, b) => b.score - a.score || a.other.id - b.other.id)
    .slice(0, count)
    .map(({ other }) => other)
}

export const roomsOf = async (ctx: ReadCtx, homeId: number): Promise<Room[]> => {
  const rows = await db(ctx)
    .selectFrom('homes.room')
    .select(['name', 'kind', 'floor', 'beds', 'note'])
    .where('home_id', '=', homeId)
    .orderBy('position')
    .execute()
  return rows
}

/** Measured facts per home, in catalog order. */
export const factsOf = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<Map<number, Fact[]>> => {
  if (homeIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('homes.fact')
    .selectAll()
    .where('home_id', 'in', [...homeIds])
    .execute()
  const byHome = Map.groupBy(rows, (row) => row.home_id)
  return new Map(homeIds.map((id) => [id, inOrder((byHome.get(id) ?? []).map(factOf))]))
}

const factOf = ({ code, value, note, measured_on, readings }: Selectable<HomesTables['homes.fact']>): Fact => ({
  code,
  value,
  note,
  measuredOn: measured_on,
  readings,
})

/** A condition for homes whose name contains this text, ignoring case and accents. */
export const homeIsNamed = (ctx: ReadCtx, text: string) =>
  likePattern(text, {
    id: sql.ref('homes.home.id'),
    texts: [sql.ref('homes.home.name')],
    others: async (isOther) => {
      const rows = await db(ctx).selectFrom('homes.home').select(['id', 'name']).where(isOther).execute()
      return rows.map(({ id, name }) => ({ id, texts: [name] }))
    },
  })

/** Ids of all homes in a destination, whatever their status. */
export const homesInTown = async (ctx: ReadCtx, townId: string): Promise<number[]> => {
  const rows = await db(ctx).selectFrom('homes.home').select('id').where('area_id', '=', townId).execute()
  return rows.map(({ id }) => id)
}

/** Destinations with homes in any status, by name. */
export const townsWithHomes = (ctx: ReadCtx): Promise<{ id: string; name: string }[]> =>
  db(ctx)
    .selectFrom('homes.area as area')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('homes.home as home').select('home.id').whereRef('home.area_id', '=', 'area.id')),
    )
    .select(['area.id', 'area.name'])
    .orderBy('area.name')
    .orderBy('area.id')
    .execute()

/** Whether one of our homes, in any status, is at an address, however its street is written. */
export const hasHomeAt = async (
  ctx: ReadCtx,
  { address, town }: { address: string; town: string },
): Promise<boolean> => {
  const street = streetOf(address)
  const [number] = street.split(' ')
  if (!number || number === street) return false
  const rows = await db(ctx)
    .selectFrom('homes.home as home')
    .innerJoin('homes.area as area', 'area.id', 'home.area_id')
    .select(['home.address', 'area.name'])
    .where('home.address', 'ilike', `${number} %`)
    .execute()
  const wanted = town.trim().toLowerCase()
  return rows.some(
    (row) =>
      streetOf(row.address) === street && [row.name, row.address].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** Homes whose name shares the most letter triples with a mistyped one, most similar first. */
export const homesNamedLike = async (ctx: ReadCtx, text: string, limit: number): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('homes.home')
    .select('id')
    .where(sql<boolean>`lower(${text}) <% lower(name)`)
    .orderBy(sql`word_similarity(lower(${text}), lower(name))`, 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a home has this name, ignoring spacing and capitalization. */
export const isHomeNameTaken = async (ctx: ReadCtx, name: string): Promise<boolean> => {
  const plain = name.trim().replace(/\s+/g, ' ').toLowerCase()
  const row = await db(ctx)
    .selectFrom('homes.home')
    .select('id')
    .where(sql<boolean>`lower(regexp_replace(trim(name), '\\s+', ' ', 'g')) = ${plain}`)
    .executeTakeFirst()
  return row !== undefined
}

/** Ids of the homes whose name contains this text, up to `limit`, whatever their status. */
export const homesNamed = async (ctx: ReadCtx, text: string, limit = 500): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('homes.home')
    .select('id')
    .where(await homeIsNamed(ctx, text))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
