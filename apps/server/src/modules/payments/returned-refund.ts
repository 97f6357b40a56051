import { said } from '@porchlight/wording'
import type { WriteCtx } from '#kernel/work'
import { credit, debit, post } from '#modules/ledger'
import type { ReturnedRefund } from './gateway.ts'
import { recordMovement } from './movement.ts'
import { closeAsRefused, lockedRefund } from './refund-commands.ts'
import { db } from './tables.ts'

const refundIdOf = async (ctx: WriteCtx, key: string): Promise<number | undefined> =>
  (await db(ctx).selectFrom('payments.refund').select('id').where('gateway_key', '=', key).executeTakeFirst())?.id

/**
 * Records a sent refund that was returned: the gateway holds the money again, it counts as the guest's deposit, and
 * they are paid another way (R32). Recording it again changes nothing.
 */
export const recordReturnedRefund = async (ctx: WriteCtx, { key, message }: ReturnedRefund): Promise<void> => {
  const refundId = await refundIdOf(ctx, key)
  if (refundId === undefined) return
  const refund = await lockedRefund(ctx, refundId)
  if (refund.state !== 'succeeded') return
  const { intentId, bookingId, homeId, amount } = refund
  await closeAsRefused(ctx, refund, message)
  await recordMovement(ctx, { kind: 'refund_returned', sourceId: refundId, intentId, bookingId, homeId, amount })
  await post(ctx, {
    purpose: 'refund-returned',
    source: `refund:${refundId}`,
    document: said('entry.refund_returned', { id: String(refundId), why: message }),
    currency: amount.currency,
    homeId,
    bookingId,
    lines: [debit('processor:clearing', amount.amount), credit('liability:guest-deposit', amount.amount)],
  })
}
