import type { HomeSetting, Language } from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { newSecret } from '#kernel/secrets'
import type { WriteCtx } from '#kernel/work'
import { attachPictures, type NewAttachment } from '#modules/media'
import { differing } from './details.ts'
import { homeChanged } from './events.ts'
import type { Fact } from './facts.ts'
import { followDefaults, stopFollowing } from './follow-defaults.ts'
import type { Home, HomeDetails, HomeSource, Room } from './home.ts'
import { checklistSettings, settingsAmong } from './home-default-rules.ts'
import { homeById, lockHome } from './queries.ts'
import { publicSlug } from './rules.ts'
import { db } from './tables.ts'
import { assertSound, columnsOf, freeSlug, writeDetails } from './write-details.ts'

export type NewHome = HomeDetails & {
  /** The language of its texts; English by default. */
  language?: Language
  /** The path under `/properties/`; derived from the name by default. */
  slug?: string
  source?: HomeSource
  /** Secret behind the public location; random by default. */
  placeKey?: string
  /** Which defaults it follows; only its checklists by default. */
  follows?: readonly HomeSetting[]
}

const secret = (): string => newSecret(18)

/**
 * Creates a draft home.
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
        follows: [...(home.follows ?? checklistSettings)],
        created_at: ctx.now,
        changed_at: ctx.now,
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    // Another transaction took the slug between the lookup and the insert.
    if (!row) continue
    await announce(ctx, homeChanged({ homeId: row.id }))
    await followDefaults(ctx, [await homeById(ctx, row.id)])
    return homeById(ctx, row.id)
  }
}

/**
 * Changes some details of a home. Details that followed a default become the home's own.
 * @returns false if the home already had these details; then nothing is written or announced
 * @throws Problem 404, 422 `invalid_home` with `faults`
 */
export const updateHome = async (ctx: WriteCtx, homeId: number, changes: Partial<HomeDetails>): Promise<boolean> => {
  const home = await lockHome(ctx, homeId)
  const changed = differing(home, changes)
  if (changed.length === 0) return false
  await writeDetails(ctx, home, changes)
  await stopFollowing(ctx, [homeId], settingsAmong(changed))
  if (changed.includes('townId')) await followDefaults(ctx, [await homeById(ctx, homeId)])
  return true
}

/**
 * Stores a fingerprint of the source's latest data. Listeners only care about the resulting home, so nothing is
 * announced.
 */
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

/** Replaces the gallery; the first picture is the cover. */
export const setPictures = async (ctx: WriteCtx, homeId: number, pictures: readonly NewAttachment[]): Promise<void> => {
  await lockHome(ctx, homeId)
  await attachPictures(ctx, { subject: 'home', subjectId: homeId }, pictures)
  await announce(ctx, homeChanged({ homeId }))
}

/** Turns the ID requirement for the person who books this home on or off. Turning it on again changes nothing. */
export const setAsksIdentity = async (ctx: WriteCtx, homeId: number, asks: boolean): Promise<void> => {
  const { asksIdentitySince } = await lockHome(ctx, homeId)
  if ((asksIdentitySince !== null) === asks) return
  const since = asks ? ctx.now : null
  await db(ctx).updateTable('homes.home').set({ asks_identity_since: since }).where('id', '=', homeId).execute()
  await announce(ctx, homeChanged({ homeId }))
}

/**
 * Stores the lowest upcoming nightly rate, in minor units of the home's currency; null without prices. Called by
 * pricing, which announces the change itself.
 */
export const noteFromNight = async (ctx: WriteCtx, homeId: number, minor: number | null): Promise<void> => {
  await db(ctx).updateTable('homes.home').set({ from_night_minor: minor }).where('id', '=', homeId).execute()
}

/** Stores which fees have no decision yet, as codes. Called by pricing; the home can't be booked until then. */
export const noteFeesMissing = async (
  ctx: WriteCtx,
  missing: ReadonlyMap<number, readonly string[]>,
): Promise<void> => {
  await sql`
    update homes.home set fees_missing = latest.missing
    from (
      select key::bigint as home_id, array(select jsonb_array_elements_text(value)) as missing
      from jsonb_each(${JSON.stringify(Object.fromEntries(missing))}::jsonb)
    ) latest
    where home.id = latest.home_id and home.fees_missing is distinct from latest.missing
  `.execute(db(ctx))
}

/** Stores which documents are still unsigned, as codes. Called by documents; the home's setup is open until then. */
export const recordMissingDocuments = async (
  ctx: WriteCtx,
  homeId: number,
  missing: readonly string[],
): Promise<void> => {
  await db(ctx)
    .updateTable('homes.home')
    .set({ documents_missing: [...missing] })
    .where('id', '=', homeId)
    .execute()
}
