import type { ReadCtx } from '#kernel/work'
import { methodText, paymentsOf } from '#modules/payments'
import { type Received, shareOut } from './engine/receipts.ts'
import { activeInvoices } from './queries.ts'

/** What was received for a booking and not refunded, payment by payment. */
const receivedOf = async (ctx: ReadCtx, bookingId: number): Promise<Received[]> =>
  (await paymentsOf(ctx, bookingId))
    .filter(({ state }) => state === 'succeeded')
    .map((payment) => ({
      amount: Math.max(0, payment.amount.amount - payment.refunded - payment.disputed),
      method: methodText(payment),
      at: payment.resolvedAt ?? payment.createdAt,
    }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())

/** The amounts received on each active invoice of these bookings, by document id. */
export const receiptsOf = async (
  ctx: ReadCtx,
  bookingIds: Iterable<number>,
): Promise<ReadonlyMap<number, readonly Received[]>> => {
  const receipts = new Map<number, readonly Received[]>()
  for (const bookingId of new Set(bookingIds)) {
    const status = await activeInvoices(ctx, bookingId)
    const requested = status.map(({ total_minor }) => total_minor)
    const shares = shareOut(requested, await receivedOf(ctx, bookingId))
    status.forEach(({ id }, at) => {
      receipts.set(id, shares[at] ?? [])
    })
  }
  return receipts
}
