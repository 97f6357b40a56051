import type { Money, PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { db, type InstalmentState, type PaymentsTables } from './tables.ts'

export type Instalment = {
  bookingId: number
  ordinal: number
  dueOn: PlainDate
  dueAt: Date
  atBooking: boolean
  amount: Money
  state: InstalmentState
  /** How often the stored card was tried, and when it is tried next. */
  attempts: number
  nextTryAt: Date
}

type InstalmentRow = Omit<PaymentsTables['payments.instalment'], 'state' | 'attempts'> & {
  state: InstalmentState
  attempts: number
}

export const instalmentOf = (row: InstalmentRow): Instalment => ({
  bookingId: row.booking_id,
  ordinal: row.ordinal,
  dueOn: row.due_on,
  dueAt: row.due_at,
  atBooking: row.at_booking,
  amount: { amount: row.amount_minor, currency: row.currency },
  state: row.state,
  attempts: row.attempts,
  nextTryAt: row.next_try_at,
})

/** A booking's payment schedule in order. */
export const scheduleOf = async (ctx: ReadCtx, bookingId: number): Promise<Instalment[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.instalment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('due_at')
    .orderBy('ordinal')
    .execute()
  return rows.map(instalmentOf)
}

/** Instalments whose time has come and that the stored card may be charged for (R29, R34). */
export const dueInstalments = async (ctx: ReadCtx, limit = 200): Promise<Instalment[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.instalment as instalment')
    .innerJoin('payments.mandate as mandate', 'mandate.booking_id', 'instalment.booking_id')
    .selectAll('instalment')
    .where('instalment.state', '=', 'scheduled')
    .where('instalment.at_booking', '=', false)
    .where('instalment.intent_id', 'is', null)
    .where('instalment.next_try_at', '<=', ctx.now)
    .orderBy('instalment.next_try_at')
    .limit(limit)
    .execute()
  return rows.map(instalmentOf)
}
