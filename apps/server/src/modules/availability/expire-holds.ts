import { addDays, type Stay } from '@porchlight/contract'
import { type ExpressionBuilder, sql } from 'kysely'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { nightsChanged } from './events.ts'
import { type AvailabilityTables, db } from './tables.ts'

/** Preparation extends no further than this from a stay; the table allows no more. */
export const longestPreparation = 30

type HoldExpression = ExpressionBuilder<AvailabilityTables, 'availability.hold'>

/**
 * Whether a hold has expired without a payment in progress that would keep it (R4). The same as `lapsed` in the pure
 * rules.
 */
export const hasLapsed = (ctx: ReadCtx) => (hold: HoldExpression) =>
  hold.and([
    hold('expires_at', '<=', ctx.now),
    hold.or([hold('paying_until', 'is', null), hold('paying_until', '<=', ctx.now)]),
  ])

/** Ends the holds with these ids and those derived from them; announces whose nights changed. */
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
 * Ends expired holds on these nights. They are locked in order of id, and a hold that its payer has just extended is
 * rechecked once we have the lock.
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

/**
 * Cleans up expired holds so that searches and calendars learn that their nights are available. @returns how many holds
 * ended
 */
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
