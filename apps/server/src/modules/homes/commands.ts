import type { Language } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import { newSecret } from '#kernel/secrets'
import type { WriteCtx } from '#kernel/work'
import { attachPictures, type NewAttachment } from '#modules/media'
import { coarsePlace } from './coarse-place.ts'
import { differing, faultsIn } from './details.ts'
import { homeChanged } from './events.ts'
import type { Fact } from './facts.ts'
import type { Home, HomeDetails, HomeSource, Room } from './home.ts'
import { homeById, lockHome } from './queries.ts'
import { publicSlug, revealsAddress } from './rules.ts'
import { db } from './tables.ts'

export type NewHome = HomeDetails & {
  /** In which its texts are written; English unless said. */
  language?: Language
  /** The address under `/properties/`; made from the name unless given. */
  slug?: string
  source?: HomeSource
  /** Secret behind the coarsened place; random unless given. */
  placeKey?: string
}

const secret = (): string => newSecret(18)

const assertSound = (details: HomeDetails): void => {
  const faults = faultsIn(details)
  if (faults.length > 0)
    throw new Problem(422, 'invalid_home', `This home can’t be saved: ${faults.join('; ')}.`, { faults })
}

const columnsOf = (details: HomeDetails, placeKey: string) => {
  const shown = coarsePlace(details, placeKey)
  return {
    name: details.name,
    headline: details.headline,
    description: details.description,
    type_code: details.typeCode,
    service_level: details.serviceLevel,
    area_id: details.townId,
    address: details.address,
    lat: details.lat,
    lng: details.lng,
    public_lat: shown.lat,
    public_lng: shown.lng,
    time_zone: details.timeZone,
    currency: details.currency,
    sleeps: details.sleeps,
    bedrooms: details.bedrooms,
    bathrooms: details.bathrooms,
    max_pets: details.maxPets,
    instant: details.instant,
    request_to: details.requestTo,
    check_in_time: details.checkInTime,
    check_out_time: details.checkOutTime,
    amenities: details.amenities,
    honest_notes: details.honestNotes,
    house_rules: details.houseRules,
    registration: details.registration,
  }
}

/** The requested slug, or the first of `wish-2`, `wish-3` … that is free. */
const freeSlug = async (ctx: WriteCtx, request: string): Promise<string> => {
  const rows = await db(ctx)
    .selectFrom('homes.home')
    .select('slug')
    .where((where) => where.or([where('slug', '=', request), where('slug', 'like', `${request}-%`)]))
    .execute()
  const taken = new Set(rows.map((row) => row.slug))
  for (let number = 1; ; number++) {
    const slug = number === 1 ? request : `${request}-${number}`
    if (!taken.has(slug)) return slug
  }
}

/**
 * A home in draft.
 * @throws Problem 422 `invalid_home` with `faults`
 */
export const createHome = async (ctx: WriteCtx, home: NewHome): Promise<Home> => {
  assertSound(home)
  const placeKey = home.placeKey ?? secret()
  const request = home.slug ?? publicSlug(home)
  for (;;) {
    const row = await db(ctx)
      .insertInto('homes.home')
      .values({
        ...columnsOf(home, placeKey),
        slug: await freeSlug(ctx, request),
        language: home.language ?? 'en',
        status: 'draft',
        place_key: placeKey,
        preview_hash: secret(),
        source_name: home.source?.name ?? null,
        source_license: home.source?.license ?? null,
        source_ref: home.source?.ref ?? null,
        source_fingerprint: home.source?.fingerprint ?? null,
        from_night_minor: null,
        published_at: null,
        created_at: ctx.now,
        changed_at: ctx.now,
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    // Another transaction took the slug between look and insert.
    if (!row) continue
    await announce(ctx, homeChanged({ homeId: row.id }))
    return homeById(ctx, row.id)
  }
}

/**
 * Changes some details of a home.
 * @returns false when the home already was like that; then nothing is written or announced
 * @throws Problem 404, 422 `invalid_home` with `faults`
 */
export const updateHome = async (ctx: WriteCtx, homeId: number, changes: Partial<HomeDetails>): Promise<boolean> => {
  const home = await lockHome(ctx, homeId)
  if (differing(home, changes).length === 0) return false
  const wanted = { ...home, ...changes }
  assertSound(wanted)
  const { place_key, slug, published_at } = await db(ctx)
    .selectFrom('homes.home')
    .select(['place_key', 'slug', 'published_at'])
    .where('id', '=', homeId)
    .executeTakeFirstOrThrow()
  // Nobody has a link to a home that was never published.
  const moves = published_at === null && revealsAddress(slug, wanted.address)
  await db(ctx)
    .updateTable('homes.home')
    .set({
      ...columnsOf(wanted, place_key),
      ...(moves && { slug: await freeSlug(ctx, publicSlug(wanted)) }),
      changed_at: ctx.now,
    })
    .where('id', '=', homeId)
    .execute()
  await announce(ctx, homeChanged({ homeId }))
  return true
}

/** Remembers what the home's source said last. Listeners care for what became of it, so nothing is announced. */
export const noteFingerprint = async (ctx: WriteCtx, homeId: number, fingerprint: string): Promise<void> => {
  await db(ctx).updateTable('homes.home').set({ source_fingerprint: fingerprint }).where('id', '=', homeId).execute()
}

/** Replaces the rooms. */
export const setRooms = async (ctx: WriteCtx, homeId: number, rooms: readonly Room[]): Promise<void> => {
  await lockHome(ctx, homeId)
  await db(ctx).deleteFrom('homes.room').where('home_id', '=', homeId).execute()
  const rows = rooms.map((room, position) => ({ ...room, home_id: homeId, position, beds: JSON.stringify(room.beds) }))
  if (rows.length > 0) await db(ctx).insertInto('homes.room').values(rows).execute()
  await announce(ctx, homeChanged({ homeId }))
}

/** Replaces the measured facts. */
export const setFacts = async (ctx: WriteCtx, homeId: number, facts: readonly Fact[]): Promise<void> => {
  await lockHome(ctx, homeId)
  await db(ctx).deleteFrom('homes.fact').where('home_id', '=', homeId).execute()
  const rows = facts.map(({ measuredOn, ...fact }) => ({ ...fact, home_id: homeId, measured_on: measuredOn }))
  if (rows.length > 0) await db(ctx).insertInto('homes.fact').values(rows).execute()
  await announce(ctx, homeChanged({ homeId }))
}

/** Replaces the gallery; the first picture leads. */
export const setPictures = async (ctx: WriteCtx, homeId: number, pictures: readonly NewAttachment[]): Promise<void> => {
  await lockHome(ctx, homeId)
  await attachPictures(ctx, { subject: 'home', subjectId: homeId }, pictures)
  await announce(ctx, homeChanged({ homeId }))
}

/** From now on the person who books the home shows who they are, or nobody does any more. Asking again changes nothing. */
export const setAsksIdentity = async (ctx: WriteCtx, homeId: number, asks: boolean): Promise<void> => {
  const { asksIdentitySince } = await lockHome(ctx, homeId)
  if ((asksIdentitySince !== null) === asks) return
  const since = asks ? ctx.now : null
  await db(ctx).updateTable('homes.home').set({ asks_identity_since: since }).where('id', '=', homeId).execute()
  await announce(ctx, homeChanged({ homeId }))
}

/**
 * Keeps the lowest night ahead, in minor units of the home's currency; null without prices.
 * Pricing tells it, and announces the change itself.
 */
export const noteFromNight = async (ctx: WriteCtx, homeId: number, minor: number | null): Promise<void> => {
  await db(ctx).updateTable('homes.home').set({ from_night_minor: minor }).where('id', '=', homeId).execute()
}

/** Pricing tells which fees nobody has decided on, as codes: a home is not sold until then. */
export const noteFeesMissing = async (ctx: WriteCtx, homeId: number, missing: readonly string[]): Promise<void> => {
  await db(ctx)
    .updateTable('homes.home')
    .set({ fees_missing: [...missing] })
    .where('id', '=', homeId)
    .execute()
}

/** Documents tell what of a home is still to be signed, as codes: its set-up is open until then. */
export const notePapersMissing = async (ctx: WriteCtx, homeId: number, missing: readonly string[]): Promise<void> => {
  await db(ctx)
    .updateTable('homes.home')
    .set({ papers_missing: [...missing] })
    .where('id', '=', homeId)
    .execute()
}
