import { dateIn, type PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import { newSecret, sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { calendarFile, uidOf } from './engine/calendar-file.ts'
import { ensureHomeCalendars } from './home-calendar.ts'
import { db } from './tables.ts'

/**
 * A new secret for reading a home's calendar; earlier ones stop working. The secret is shown once and stored only as a
 * hash (R62).
 */
export async function makeExportSecret(ctx: WriteCtx, homeId: number): Promise<string> {
  await ensureHomeCalendars(ctx, [homeId])
  await revokeExport(ctx, homeId)
  const secret = newSecret(24)
  await db(ctx)
    .insertInto('availability.export_address')
    .values({ home_id: homeId, secret_hash: sha256(secret), made_at: ctx.now, revoked_at: null })
    .execute()
  return secret
}

/** Revokes access to the home's calendar until a new secret is created. */
export const revokeExport = async (ctx: WriteCtx, homeId: number): Promise<void> => {
  await db(ctx)
    .updateTable('availability.export_address')
    .set({ revoked_at: ctx.now })
    .where('home_id', '=', homeId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** When a home's calendar was exported, and who reads it. */
export type HomeExport = {
  madeAt: Date
  lastReadAt: Date | null
  /** Latest first; `upToDate` says whether this reader has read the calendar since our nights last changed. */
  readers: { name: string; lastReadAt: Date; upToDate: boolean }[]
}

const mostReaders = 6

/** When each home's public calendar last changed: one of its own holds was created or ended. */
const changesOf = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<Map<number, Date>> => {
  if (homeIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('availability.hold')
    .select(['home_id', sql<Date>`max(greatest(created_at, released_at))`.as('at')])
    .where('home_id', '=', sql<number>`any(${[...homeIds]}::bigint[])`)
    .where('source_id', 'is', null)
    .where('kind', 'in', ['booked', 'requested', 'blocked'])
    .groupBy('home_id')
    .execute()
  return new Map(rows.map((row) => [row.home_id, row.at]))
}

type Reading = { home_id: number; made_at: Date; name: string | null; read_at: Date | null }

/**
 * When each home's export address was created, who reads it, and when each last did; homes without one are left out.
 */
export async function exportsOf(ctx: ReadCtx, homeIds: readonly number[]): Promise<Map<number, HomeExport>> {
  const { rows } = await sql<Reading>`
    select address.home_id, address.made_at, reading.name, reading.read_at
    from availability.export_address address
    left join lateral (
      select reader as name, max(read_at) as read_at from availability.export_read
      where export_address_id = address.id
      group by reader order by max(read_at) desc limit ${mostReaders}
    ) reading on true
    where address.home_id = any(${[...homeIds]}::bigint[]) and address.revoked_at is null
    order by address.home_id, reading.read_at desc`.execute(db(ctx))
  const changes = await changesOf(ctx, [...new Set(rows.filter(({ name }) => name !== null).map((row) => row.home_id))])
  const exported = new Map<number, HomeExport>()
  for (const { home_id, made_at, name, read_at } of rows) {
    const known = exported.get(home_id) ?? { madeAt: made_at, lastReadAt: read_at, readers: [] }
    const changed = changes.get(home_id)
    if (name !== null && read_at)
      known.readers.push({ name, lastReadAt: read_at, upToDate: changed === undefined || read_at >= changed })
    exported.set(home_id, known)
  }
  return exported
}

/**
 * The stays others may know about: ours, from today on. Events read from other calendars, holds that follow a linked
 * home, and preparation nights are left out, so that none of it returns to us as a new block (R5, R69); so is a guest
 * who is still paying.
 */
const publicStays = async (ctx: ReadCtx, homeId: number, key: string, today: PlainDate) => {
  const rows = await db(ctx)
    .selectFrom('availability.hold')
    .select(['id', 'kind', 'created_at as changedAt'])
    .select([sql<PlainDate>`lower(during)`.as('arrive'), sql<PlainDate>`upper(during)`.as('depart')])
    .where('home_id', '=', homeId)
    .where('blocking', '=', true)
    .where('source_id', 'is', null)
    .where('kind', 'in', ['booked', 'requested', 'blocked'])
    .where((hold) => hold.or([hold('expires_at', 'is', null), hold('expires_at', '>', ctx.now)]))
    .where(sql<boolean>`upper(during) >= ${today}::date`)
    .orderBy(sql`lower(during)`)
    .execute()
  return rows.map(({ id, kind, ...stay }) => ({ ...stay, uid: uidOf(id, key), booked: kind !== 'blocked' }))
}

/**
 * The calendar file behind a secret; records who read it (R62).
 * @returns undefined if the secret is unknown or revoked
 */
export async function readExport(
  ctx: WriteCtx,
  secret: string,
  reader: { userAgent: string; address: string },
): Promise<string | undefined> {
  const address = await db(ctx)
    .selectFrom('availability.export_address as address')
    .innerJoin('availability.home_calendar as calendar', 'calendar.home_id', 'address.home_id')
    .select(['address.id', 'address.home_id', 'calendar.uid_key'])
    .where('secret_hash', '=', sha256(secret))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!address) return undefined
  await db(ctx)
    .insertInto('availability.export_read')
    .values({
      export_address_id: address.id,
      read_at: ctx.now,
      reader: reader.userAgent.slice(0, 200),
      network_address: reader.address,
    })
    .execute()
  const home = await homeById(ctx, address.home_id)
  const today = dateIn(home.timeZone, ctx.now)
  return calendarFile(home.name, await publicStays(ctx, home.id, address.uid_key, today))
}

/** Deletes reads older than 90 days. */
export const forgetOldReads = async (ctx: WriteCtx): Promise<void> => {
  await db(ctx)
    .deleteFrom('availability.export_read')
    .where('read_at', '<', new Date(ctx.now.getTime() - 90 * 86_400_000))
    .execute()
}
