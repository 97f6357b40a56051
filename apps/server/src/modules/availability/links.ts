import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { linkedHomes } from '#modules/homes'
import { nightsChanged } from './events.ts'
import { ensureHomeCalendars, idsIn } from './home-calendar.ts'
import { insertDerived } from './insert-holds.ts'
import { db } from './tables.ts'

const textOf = (homeIds: readonly number[]): string => [...homeIds].sort((a, b) => a - b).join(',')

/**
 * Waits for every other claim on these linked homes, in order of id, so that no deadlock occurs; and makes sure that
 * holds older than the link are respected (R5).
 */
export async function lockLinked(ctx: WriteCtx, homeId: number, relatives: readonly number[]): Promise<void> {
  await ensureHomeCalendars(ctx, [homeId, ...relatives])
  const rows = await db(ctx)
    .selectFrom('availability.home_calendar')
    .select(['home_id', 'linked_with'])
    .where('home_id', 'in', [homeId, ...relatives])
    .orderBy('home_id')
    .forUpdate()
    .execute()
  const known = rows.find((row) => row.home_id === homeId)?.linked_with
  if (known !== textOf(relatives)) await derive(ctx, homeId, relatives)
}

/** Makes holds older than the link comparable with derived ones; those that already clash stay as they are. */
const markLinked = (ctx: WriteCtx, homeIds: readonly number[]) =>
  sql`
    update availability.hold own set linked = true
    where own.home_id = any(${[...homeIds]}::bigint[]) and own.blocking and not own.linked and not exists (
      select from availability.hold derived
      where derived.home_id = own.home_id and derived.blocking and derived.source_id is not null
        and coalesce(derived.prepared, derived.during) && coalesce(own.prepared, own.during))`.execute(db(ctx))

/** Ends derived holds between this home and homes it no longer shares rooms with. */
const dropUnlinked = (ctx: WriteCtx, homeId: number, relatives: readonly number[]) =>
  sql`
    update availability.hold derived set blocking = false, released_at = ${ctx.now}, released_why = 'changed'
    from availability.hold own
    where own.id = derived.source_id and derived.blocking and (
      (own.home_id = ${homeId} and derived.home_id <> all(${[...relatives]}::bigint[])) or
      (derived.home_id = ${homeId} and own.home_id <> all(${[...relatives]}::bigint[])))`.execute(db(ctx))

const claimsOf = async (ctx: WriteCtx, homeIds: readonly number[]): Promise<number[]> => {
  if (homeIds.length === 0) return []
  const rows = await db(ctx)
    .selectFrom('availability.hold')
    .select('id')
    .where('home_id', 'in', [...homeIds])
    .where('blocking', '=', true)
    .where('source_id', 'is', null)
    .where(sql<boolean>`upper(during) >= ${ctx.now}::date - 1`)
    .execute()
  return rows.map(({ id }) => id)
}

async function derive(ctx: WriteCtx, homeId: number, relatives: readonly number[]): Promise<void> {
  await markLinked(ctx, [homeId, ...relatives])
  await dropUnlinked(ctx, homeId, relatives)
  await insertDerived(ctx, await claimsOf(ctx, [homeId]), relatives)
  await insertDerived(ctx, await claimsOf(ctx, relatives), [homeId])
  await db(ctx)
    .updateTable('availability.home_calendar')
    .set({ linked_with: textOf(relatives) })
    .where('home_id', '=', homeId)
    .execute()
}

/** Updates a changed home: derives its holds again if it is linked with other homes than before (R5). */
export async function followLinks(ctx: WriteCtx, homeId: number): Promise<void> {
  const relatives = await linkedHomes(ctx, homeId)
  const known = await db(ctx)
    .selectFrom('availability.home_calendar')
    .select('linked_with')
    .where('home_id', '=', homeId)
    .executeTakeFirst()
  if ((known?.linked_with ?? '') === textOf(relatives)) return
  await lockLinked(ctx, homeId, relatives)
  const touched = new Set([homeId, ...relatives, ...idsIn(known?.linked_with ?? '')])
  for (const id of touched) await announce(ctx, nightsChanged({ homeId: id }))
}
