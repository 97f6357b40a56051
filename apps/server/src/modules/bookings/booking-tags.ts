import { mostBookingTags } from '@porchlight/contract'
import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
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

const without = (tags: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others.map((tag) => tag.toLowerCase()))
  return tags.filter((tag) => !known.has(tag.toLowerCase()))
}

type TagChange = { add: readonly string[]; remove: readonly string[] }

/**
 * A tag counts once, however it is capitalized; one that is added and removed stays. What changed is on the booking's
 * timeline, for the team alone.
 * @throws Problem 404; 422 invalid_input when it would have too many
 */
export const changeBookingTags = async (
  ctx: WriteCtx,
  id: number,
  { add, remove }: TagChange,
  by: By,
): Promise<string[]> => {
  await lockBooking(ctx, id)
  const before = await tagsOf(ctx, id)
  const added = without([...new Map(add.map((tag) => [tag.toLowerCase(), tag])).values()], before)
  const removed = without(before, without(before, without(remove, add)))
  if (added.length > 0 && before.length - removed.length + added.length > mostBookingTags)
    throw new Problem(422, 'invalid_input', `A booking has at most ${mostBookingTags} tags.`)
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
