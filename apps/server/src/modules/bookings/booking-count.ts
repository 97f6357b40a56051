import { soldStatuses } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** When these people booked stays that are still valid, by guest. */
export const bookedAtBy = async (ctx: ReadCtx, guestIds: readonly number[]): Promise<Map<number, Date[]>> => {
  if (guestIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('bookings.booking')
    .select(['guest_id', 'created_at'])
    .where('guest_id', 'in', guestIds)
    .where('status', 'in', soldStatuses)
    .execute()
  const byGuest = Map.groupBy(rows, ({ guest_id }) => guest_id)
  return new Map([...byGuest].map(([guest, booked]) => [guest, booked.map(({ created_at }) => created_at)]))
}

/** The number of bookings, in any state. */
export const bookingCount = async (ctx: ReadCtx): Promise<number> => {
  const { count } = await db(ctx)
    .selectFrom('bookings.booking')
    .select((all) => all.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
