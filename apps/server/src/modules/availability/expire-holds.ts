import { addDays, type Stay } from '@porchlight/contract'
import { type ExpressionBuilder, sql } from 'kysely'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { nightsChanged } from './events.ts'
import { type AvailabilityTables, db } from './tables.ts'

/** Preparation reaches no further than this from a stay; the table allows no more. */
export const longestPreparation = 30

type HoldExpression = ExpressionBuilder<AvailabilityTables, 'availability.hold'>

/** Expired, and no payment in flight that would keep it (R4). The same as `lapsed` of the pure rules. */
export const hasLapsed = (ctx: ReadCtx) => (hold: HoldExpression) =>
  hold.and([
    hold('expires_at', '<=', ctx.now),
    hold.or([hold('paying_until', 'is', null), hold('paying_until', '<=', ctx.now)]),
  ])

/** Ends the holds with these ids and those derived from them; tells whose nights changed. */
async function end(ctx: WriteCtx, ids: readonly number[]): Promise<void> {
  const ended = await db(ctx)
    .updateTable('availability.hold')
    .set({ blocking: false, released_at: ctx.now, released_why: 'lapsed' })
    .where((hold) => hold.or([hold('id', 'in', ids), hold('source_id', 'in', ids)]))
    .where('released_at', 'is', null)
    .returning('home_id')
    .execute()
  for (const homeId of new Set(ended.map((row) => row.home_id))) await announce(ctx, nightsChanged({ homeId }))
}

/**
 * Ends the lapsed holds that keep these nights. They are locked in the order of their ids, and a hold that its payer
 * has just prolonged is looked at again once the lock is ours.
 * @returns whether any was ended.
 */
export async function lapseOverlapping(ctx: WriteCtx, homeIds: readonly number[], stay: Stay): Promise<boolean> {
  const from = addDays(stay.arrive, -longestPreparation)
  const to = addDays(stay.depart, longestPreparation)
  const found = await db(ctx)
    .selectFrom('availability.hold')
    .select(['id', 'source_id'])
    .where('home_id', 'in', [...homeIds])
    .where('blocking', '=', true)
    .where(hasLapsed(ctx))
    .where(sql<boolean>`during && daterange(${from}::date, ${to}::date)`)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (found.length === 0) return false
  await end(ctx, [...new Set(found.map((hold) => hold.source_id ?? hold.id))])
  return true
}

/** Sweeps up lapsed holds so that searches and calendars hear of their nights. @returns how many claims ended */
export async function lapseHolds(ctx: WriteCtx, limit = 500): Promise<number> {
  const found = await db(ctx)
    .selectFrom('availability.hold')
    .select('id')
    .where('blocking', '=', true)
    .where('source_id', 'is', null)
    .where(hasLapsed(ctx))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (found.length > 0)
    await end(
      ctx,
      found.map(({ id }) => id),
    )
  return found.length
}
