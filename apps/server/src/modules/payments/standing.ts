import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { type Instalment, instalmentOf, instalments } from './instalment.ts'
import { db } from './tables.ts'

/** What one booking has paid so far, in minor units, and its schedule. */
export type Standing = { paid: number; schedule: Instalment[] }

/** The standing of many bookings at once, for lists. */
export const standingsOf = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<Map<number, Standing>> => {
  if (bookingIds.length === 0) return new Map()
  const rows = await instalments(ctx)
    .where('instalment.booking_id', 'in', [...bookingIds])
    .orderBy('instalment.booking_id')
    .orderBy('instalment.due_at')
    .orderBy('instalment.ordinal')
    .execute()
  const sums = await db(ctx)
    .selectFrom('payments.intent')
    .select(['booking_id', sql<number>`sum(amount_minor)::bigint`.as('paid')])
    .where('booking_id', 'in', [...bookingIds])
    .where('state', '=', 'succeeded')
    .groupBy('booking_id')
    .execute()
  const paid = new Map(sums.map((row) => [row.booking_id, row.paid]))
  const schedules = Map.groupBy(rows, (row) => row.booking_id)
  return new Map(
    bookingIds.map((id) => [id, { paid: paid.get(id) ?? 0, schedule: (schedules.get(id) ?? []).map(instalmentOf) }]),
  )
}
