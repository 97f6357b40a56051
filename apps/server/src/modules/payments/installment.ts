import { type InstallmentState, type Money, type PlainDate, unpaidInstallmentStates } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { graceEnd } from './rules.ts'
import { db, type PaymentsTables } from './tables.ts'

export type Installment = {
  bookingId: number
  ordinal: number
  dueOn: PlainDate
  dueAt: Date
  atBooking: boolean
  amount: Money
  state: InstallmentState
  /** How often the stored card was tried, and when it will be tried next. */
  attempts: number
  nextTryAt: Date
  /** When it was collected. */
  paidAt: Date | null
  /** A bank debit for it is pending: nothing else is charged for it meanwhile. */
  pending: boolean
  /** Its debit was returned: until then, a card can pay it. */
  graceUntil: Date | null
  /** The same, but also after the stored card was declined (R29). */
  payUntil: Date | null
  /** The guest hasn't agreed to it: only they can pay it. */
  needsGuest: boolean
}

type InstallmentRow = Omit<PaymentsTables['payments.installment'], 'state' | 'attempts'> & {
  state: InstallmentState
  attempts: number
  pending?: boolean
  paid_at?: Date | null
}

/** The stored card was declined and will be tried again at the next midnight. */
const hasFailed = ({ state, attempts, intent_id, due_at, next_try_at }: InstallmentRow): boolean =>
  state === 'scheduled' && attempts > 0 && intent_id === null && next_try_at > due_at

export const installmentOf = (row: InstallmentRow): Installment => ({
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

/** Installments, each with when it was collected and whether a bank debit for it is pending. */
export const installments = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('payments.installment as installment')
    .leftJoin('payments.intent as intent', 'intent.id', 'installment.intent_id')
    .selectAll('installment')
    .select('intent.resolved_at as paid_at')
    .select(sql<boolean>`coalesce(intent.state = 'pending', false)`.as('pending'))

/** As they come due. */
export const inTurn = <Row extends Pick<InstallmentRow, 'due_at' | 'ordinal'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.due_at.getTime() - other.due_at.getTime() || one.ordinal - other.ordinal)

/** A booking's payment schedule, in order. */
export const scheduleOf = async (ctx: ReadCtx, bookingId: number): Promise<Installment[]> => {
  const rows = await installments(ctx)
    .where('installment.booking_id', '=', bookingId)
    .orderBy('installment.due_at')
    .orderBy('installment.ordinal')
    .execute()
  return rows.map(installmentOf)
}

/** Installments that will be charged automatically to a stored card or account, until an instant. */
export const comingInstallments = async (ctx: ReadCtx, until: Date): Promise<Installment[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.installment as installment')
    .innerJoin('payments.mandate as mandate', 'mandate.booking_id', 'installment.booking_id')
    .selectAll('installment')
    .distinct()
    .where('installment.state', '=', 'scheduled')
    .where('installment.needs_guest', '=', false)
    .where('installment.at_booking', '=', false)
    .where('installment.intent_id', 'is', null)
    .where('installment.due_at', '>', ctx.now)
    .where('installment.due_at', '<=', until)
    .orderBy('installment.due_at')
    .execute()
  return rows.map(installmentOf)
}

/** Unpaid installments whose card or account was declined, the first to be lost on top. */
export const refusedInstallments = async (ctx: ReadCtx, limit: number): Promise<Installment[]> => {
  const rows = await installments(ctx)
    .where('installment.state', 'in', unpaidInstallmentStates)
    .where(sql<boolean>`installment.attempts > 0`)
    .where('installment.intent_id', 'is', null)
    .orderBy('installment.due_at')
    .limit(limit)
    .execute()
  return rows.map(installmentOf)
}

/** Ids of the bookings with an unpaid installment that is due or was declined. */
export const bookingsWithOverdue = async (ctx: ReadCtx): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.installment')
    .select('booking_id')
    .distinct()
    .where('state', 'in', unpaidInstallmentStates)
    .where(({ or, eb }) => or([eb('state', '=', 'failed'), eb('due_at', '<=', ctx.now)]))
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}

/** Installments that are due and can be charged to the stored card or account (R29, R34). */
export const dueInstallments = async (ctx: ReadCtx, limit = 200): Promise<Installment[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.installment as installment')
    .selectAll('installment')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments.mandate as mandate')
          .select('mandate.kind')
          .whereRef('mandate.booking_id', '=', 'installment.booking_id'),
      ),
    )
    .where('installment.grace_until', 'is', null)
    .where('installment.state', '=', 'scheduled')
    .where('installment.needs_guest', '=', false)
    .where('installment.at_booking', '=', false)
    .where('installment.intent_id', 'is', null)
    .where('installment.next_try_at', '<=', ctx.now)
    .orderBy('installment.next_try_at')
    .limit(limit)
    .execute()
  return rows.map(installmentOf)
}
