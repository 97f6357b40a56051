import { type PlainDate, unpaidInstallmentStates } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { lockSubledger } from '#modules/ledger'
import { type Installment, installmentOf, inTurn } from './installment.ts'
import { midnightOf } from './rules.ts'
import { db } from './tables.ts'

export type NewSchedule = {
  bookingId: number
  homeId: number
  accountId: number
  /** The home's time zone: installments are charged at its midnight (R29). */
  timeZone: string
  currency: string
  /**
   * In order; amounts in minor units, above zero. `needsGuest`: the guest hasn't agreed to it, so only they can pay it,
   * and no stored card or account is charged.
   */
  installments: readonly { dueOn: PlainDate; amount: number; atBooking: boolean; needsGuest?: boolean }[]
}

/**
 * Saves the payment schedule of a booking created in this transaction: it has none yet, and no one else sees it (R26).
 */
export const beginSchedule = (ctx: WriteCtx, schedule: NewSchedule): Promise<Installment[]> =>
  insertInstallments(ctx, schedule, 0)

/** Inserts installments with the ordinals after `after`; zero amounts are skipped. */
const insertInstallments = async (ctx: WriteCtx, schedule: NewSchedule, after: number): Promise<Installment[]> => {
  const due = schedule.installments.filter(({ amount }) => amount > 0)
  if (due.length === 0) return []
  const rows = await db(ctx)
    .insertInto('payments.installment')
    .values(
      due.map(({ dueOn, amount, atBooking, needsGuest = false }, index) => {
        const dueAt = midnightOf(dueOn, schedule.timeZone)
        return {
          booking_id: schedule.bookingId,
          ordinal: after + index + 1,
          home_id: schedule.homeId,
          account_id: schedule.accountId,
          time_zone: schedule.timeZone,
          due_on: dueOn,
          due_at: dueAt,
          at_booking: atBooking,
          currency: schedule.currency,
          amount_minor: amount,
          next_try_at: dueAt,
          grace_until: null,
          intent_id: null,
          needs_guest: needsGuest,
        }
      }),
    )
    .returningAll()
    .execute()
  return inTurn(rows).map(installmentOf)
}

/**
 * Replaces a booking's unpaid installments with these; paid ones stay. Returns the ordinal of the first one.
 * @throws Problem 409 not_allowed_now while a payment is under way
 */
export const replaceOpen = async (ctx: WriteCtx, schedule: NewSchedule): Promise<number> => {
  const { bookingId } = schedule
  await lockSubledger(ctx, 'booking', bookingId)
  const parts = await db(ctx)
    .selectFrom('payments.installment')
    .select(['ordinal', 'state', 'intent_id'])
    .where('booking_id', '=', bookingId)
    .execute()
  if (parts.some(({ state, intent_id }) => state === 'scheduled' && intent_id !== null))
    throw new Problem(409, 'not_allowed_now', 'A payment is in progress. Try again in a moment.')
  await db(ctx)
    .deleteFrom('payments.installment')
    .where('booking_id', '=', bookingId)
    .where('state', 'in', unpaidInstallmentStates)
    .execute()
  const last = Math.max(0, ...parts.map(({ ordinal }) => ordinal))
  await insertInstallments(ctx, schedule, last)
  return last + 1
}

/** Stops unpaid installments from ever being charged (R43). */
export const cancelSchedule = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  await lockSubledger(ctx, 'booking', bookingId)
  await db(ctx)
    .updateTable('payments.installment')
    .set({ state: 'canceled' })
    .where('booking_id', '=', bookingId)
    .where('state', 'in', unpaidInstallmentStates)
    .execute()
}
