import { mostBookingTags } from '@porchlight/contract'
import { sql } from 'kysely'
import { type TagChange, tagsChanged } from '#kernel/tag-change'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { By } from './booking.ts'
import { db } from './tables.ts'
import { lockBooking, noteOnTimeline } from './transition.ts'

/** The team's tags of some bookings, by booking id. */
export const tagsOfBookings = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, string[]>> => {
  const rows = await db(ctx)
    .selectFrom('bookings.tag')
    .selectAll()
    .where('booking_id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy(sql`lower(tag)`)
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ booking_id }) => booking_id)].map(([id, of]) => [id, of.map(({ tag }) => tag)]),
  )
}

export const tagsOf = async (ctx: ReadCtx, id: number): Promise<string[]> =>
  (await tagsOfBookings(ctx, [id])).get(id) ?? []

export const bookingTagsInUse = async (ctx: ReadCtx): Promise<string[]> => {
  const rows = await db(ctx)
    .selectFrom('bookings.tag')
    .select(sql<string>`min(tag)`.as('tag'))
    .groupBy(sql`lower(tag)`)
    .orderBy(sql`lower(tag)`)
    .limit(200)
    .execute()
  return rows.map(({ tag }) => tag)
}

/**
 * What changed is on the booking's timeline, for the team alone.
 * @throws Problem 404; 422 invalid_input when it would have too many
 */
export const changeBookingTags = async (ctx: WriteCtx, id: number, change: TagChange, by: By): Promise<string[]> => {
  await lockBooking(ctx, id)
  const { added, removed } = tagsChanged(await tagsOf(ctx, id), change, mostBookingTags)
  if (removed.length > 0)
    await db(ctx).deleteFrom('bookings.tag').where('booking_id', '=', id).where('tag', 'in', removed).execute()
  if (added.length > 0)
    await db(ctx)
      .insertInto('bookings.tag')
      .values(added.map((tag) => ({ booking_id: id, tag })))
      .execute()
  if (added.length > 0) await noteOnTimeline(ctx, id, 'tagged', by, { tags: added.join(', ') })
  if (removed.length > 0) await noteOnTimeline(ctx, id, 'untagged', by, { tags: removed.join(', ') })
  return tagsOf(ctx, id)
}
