import type { PlainDate } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { lockSubledger } from '#modules/ledger'
import { midnightOf } from './rules.ts'
import { db } from './tables.ts'

export type NewSchedule = {
  bookingId: number
  homeId: number
  accountId: number
  /** Where the home stands: instalments are charged at its midnight (R29). */
  timeZone: string
  currency: string
  /** In order; amounts in minor units, above zero. */
  instalments: readonly { dueOn: PlainDate; amount: number; atBooking: boolean }[]
}

/**
 * Writes a booking’s payment schedule (R26). Setting it again replaces it as long as nothing of it is paid or being paid.
 * @throws Error when a part of the old schedule is paid or being paid.
 */
export const setSchedule = async (ctx: WriteCtx, schedule: NewSchedule): Promise<void> => {
  const { bookingId } = schedule
  await lockSubledger(ctx, 'booking', bookingId)
  const begun = await db(ctx)
    .selectFrom('payments.instalment')
    .select('ordinal')
    .where('booking_id', '=', bookingId)
    .where(({ or, eb }) => or([eb('state', '=', 'paid'), eb('intent_id', 'is not', null)]))
    .executeTakeFirst()
  if (begun) throw new Error(`instalment ${begun.ordinal} of booking ${bookingId} is already paid or being paid`)
  await db(ctx).deleteFrom('payments.instalment').where('booking_id', '=', bookingId).execute()
  const due = schedule.instalments.filter(({ amount }) => amount > 0)
  if (due.length === 0) return
  await db(ctx)
    .insertInto('payments.instalment')
    .values(
      due.map(({ dueOn, amount, atBooking }, index) => {
        const dueAt = midnightOf(dueOn, schedule.timeZone)
        return {
          booking_id: bookingId,
          ordinal: index + 1,
          home_id: schedule.homeId,
          account_id: schedule.accountId,
          time_zone: schedule.timeZone,
          due_on: dueOn,
          due_at: dueAt,
          at_booking: atBooking,
          currency: schedule.currency,
          amount_minor: amount,
          next_try_at: dueAt,
          intent_id: null,
        }
      }),
    )
    .execute()
}

/** Stops what is not paid yet from ever being charged (R43). */
export const cancelSchedule = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  await lockSubledger(ctx, 'booking', bookingId)
  await db(ctx)
    .updateTable('payments.instalment')
    .set({ state: 'cancelled' })
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['scheduled', 'failed'])
    .execute()
}
