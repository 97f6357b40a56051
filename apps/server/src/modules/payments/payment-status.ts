import type { ReadCtx } from '#kernel/work'
import { type Installment, installmentOf, installments } from './installment.ts'
import { netPaidOf, paymentsOfMany } from './intent.ts'

/** What was paid for one booking, in minor units, less refunds and disputes as shown on its page; and its schedule. */
export type PaymentStatus = { paid: number; schedule: Installment[] }

/** The payment status of many bookings at once, for lists. */
export const paymentStatusesOf = async (
  ctx: ReadCtx,
  bookingIds: readonly number[],
): Promise<Map<number, PaymentStatus>> => {
  if (bookingIds.length === 0) return new Map()
  const rows = await installments(ctx)
    .where('installment.booking_id', 'in', [...bookingIds])
    .orderBy('installment.booking_id')
    .orderBy('installment.due_at')
    .orderBy('installment.ordinal')
    .execute()
  const payments = Map.groupBy(await paymentsOfMany(ctx, bookingIds), ({ bookingId }) => bookingId)
  const schedules = Map.groupBy(rows, (row) => row.booking_id)
  return new Map(
    bookingIds.map((id) => [
      id,
      { paid: netPaidOf(payments.get(id) ?? []), schedule: (schedules.get(id) ?? []).map(installmentOf) },
    ]),
  )
}
