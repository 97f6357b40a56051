import { createHmac } from 'node:crypto'
import type { PostbackEventName } from '@porchlight/contract'

/** Changes to a commission that a partner is sent. */
export const postbackEvents = {
  booked: 'booking.confirmed',
  stay_completed: 'commission.earned',
  rent_changed: 'commission.changed',
  rate_corrected: 'commission.changed',
  adjusted: 'commission.changed',
  booking_ended: 'commission.reversed',
  struck: 'commission.reversed',
  paid: 'commission.paid',
  payout_returned: 'commission.payout_returned',
} as const satisfies Record<string, PostbackEventName>

/**
 * Proof that a postback is ours and new: the time it was sent and an HMAC-SHA256 over that time, a dot, and the body,
 * with the partner's secret.
 */
export const signatureOf = (secret: string, sentAt: Date, body: string): string => {
  const seconds = Math.floor(sentAt.getTime() / 1_000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
