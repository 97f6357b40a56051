import type { Money, PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { graceEnd } from './rules.ts'
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
  /** When it was taken. */
  paidAt: Date | null
  /** A bank debit of it is on its way: nothing else is charged for it meanwhile. */
  pending: boolean
  /** Its debit was returned: until then a card may pay it. */
  graceUntil: Date | null
  /** The same, also after the stored card was refused (R29). */
  payUntil: Date | null
  /** The guest has not agreed to it: only they can pay it. */
  needsGuest: boolean
}

type InstalmentRow = Omit<PaymentsTables['payments.instalment'], 'state' | 'attempts'> & {
  state: InstalmentState
  attempts: number
  pending?: boolean
  paid_at?: Date | null
}

/** The stored card was refused, and the next midnight tries it again. */
const hasFailed = ({ state, attempts, intent_id, due_at, next_try_at }: InstalmentRow): boolean =>
  state === 'scheduled' && attempts > 0 && intent_id === null && next_try_at > due_at

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
  paidAt: row.state === 'paid' ? (row.paid_at ?? null) : null,
  pending: row.pending ?? false,
  needsGuest: row.needs_guest,
  graceUntil: row.grace_until,
  payUntil: row.grace_until ?? (hasFailed(row) ? graceEnd({ dueOn: row.due_on, timeZone: row.time_zone }) : null),
})

/** Instalments, each with when it was taken and whether a bank debit of it is on its way. */
export const instalments = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('payments.instalment as instalment')
    .leftJoin('payments.intent as intent', 'intent.id', 'instalment.intent_id')
    .selectAll('instalment')
    .select('intent.resolved_at as paid_at')
    .select(sql<boolean>`coalesce(intent.state = 'pending', false)`.as('pending'))

/** A booking's payment schedule in order. */
export const scheduleOf = async (ctx: ReadCtx, bookingId: number): Promise<Instalment[]> => {
  const rows = await instalments(ctx)
    .where('instalment.booking_id', '=', bookingId)
    .orderBy('instalment.due_at')
    .orderBy('instalment.ordinal')
    .execute()
  return rows.map(instalmentOf)
}

/** Instalments that will be taken from a stored card or account by themselves, until an instant. */
export const comingInstalments = async (ctx: ReadCtx, until: Date): Promise<Instalment[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.instalment as instalment')
    .innerJoin('payments.mandate as mandate', 'mandate.booking_id', 'instalment.booking_id')
    .selectAll('instalment')
    .distinct()
    .where('instalment.state', '=', 'scheduled')
    .where('instalment.needs_guest', '=', false)
    .where('instalment.at_booking', '=', false)
    .where('instalment.intent_id', 'is', null)
    .where('instalment.due_at', '>', ctx.now)
    .where('instalment.due_at', '<=', until)
    .orderBy('instalment.due_at')
    .execute()
  return rows.map(instalmentOf)
}

/** Parts that a card or account was charged for and refused, still to be paid, the first to be lost on top. */
export const refusedInstalments = async (ctx: ReadCtx, limit: number): Promise<Instalment[]> => {
  const rows = await instalments(ctx)
    .where('instalment.state', 'in', ['scheduled', 'failed'])
    .where('instalment.attempts', '>', 0)
    .where('instalment.intent_id', 'is', null)
    .orderBy('instalment.due_at')
    .limit(limit)
    .execute()
  return rows.map(instalmentOf)
}

/** Instalments whose time has come and that the stored card or account may be charged for (R29, R34). */
export const dueInstalments = async (ctx: ReadCtx, limit = 200): Promise<Instalment[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.instalment as instalment')
    .selectAll('instalment')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments.mandate as mandate')
          .select('mandate.kind')
          .whereRef('mandate.booking_id', '=', 'instalment.booking_id'),
      ),
    )
    .where('instalment.grace_until', 'is', null)
    .where('instalment.state', '=', 'scheduled')
    .where('instalment.needs_guest', '=', false)
    .where('instalment.at_booking', '=', false)
    .where('instalment.intent_id', 'is', null)
    .where('instalment.next_try_at', '<=', ctx.now)
    .orderBy('instalment.next_try_at')
    .limit(limit)
    .execute()
  return rows.map(instalmentOf)
}
