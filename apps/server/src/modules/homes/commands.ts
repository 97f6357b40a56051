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
  /** In which its texts are written; English unless said. */
  language?: Language
  /** The address under `/properties/`; made from the name unless given. */
  slug?: string
  source?: HomeSource
  /** Secret behind the coarsened place; random unless given. */
  placeKey?: string
  /** What it takes from the defaults; only its checklists unless given. */
  follows?: readonly HomeSetting[]
}

const secret = (): string => newSecret(18)

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
        follows: [...(home.follows ?? checklistSettings)],
        created_at: ctx.now,
        changed_at: ctx.now,
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    // Another transaction took the slug between look and insert.
    if (!row) continue
    await announce(ctx, homeChanged({ homeId: row.id }))
    await followDefaults(ctx, [await homeById(ctx, row.id)])
    return homeById(ctx, row.id)
  }
}

/**
 * Changes some details of a home. What was taken from the defaults is the home's own from then on.
 * @returns false when the home already was like that; then nothing is written or announced
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

/** Pricing tells by home which fees nobody has decided on, as codes: a home is not sold until then. */
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

/** Documents tell what of a home is still to be signed, as codes: its set-up is open until then. */
export const recordMissingDocuments = async (
  ctx: WriteCtx,
  homeId: number,
  missing: readonly string[],
): Promise<void> => {
  await db(ctx)
    .updateTable('homes.home')
    .set({ papers_missing: [...missing] })
    .where('id', '=', homeId)
    .execute()
}
