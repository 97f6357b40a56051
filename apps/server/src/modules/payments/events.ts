import { z } from 'zod'
import { defineEvent, id, moment, money } from '#kernel/events'

const hold = { holdId: id, bookingId: id, homeId: id, accountId: id }
const payment = {
  paymentId: id,
  bookingId: id,
  homeId: id,
  accountId: id,
  /** Who paid, if not the guest. */
  payer: z.unknown(),
  ...money,
  installments: z.array(z.int()),
  /** Charged while the guest was away. */
  scheduled: z.boolean(),
  method: z.string(),
}
const refund = {
  refundId: id,
  bookingId: id,
  homeId: id,
  payer: z.unknown(),
  ...money,
  /** The guest was already notified of it, together with its cause. */
  notified: z.boolean(),
}

export const gatewayNotified = defineEvent('payment.gateway_told', 'Stripe sent an event; it says where to look.', {
  eventId: z.string(),
  type: z.string(),
  object: z.string().nullable(),
  account: z.string().nullable(),
})
export const paymentCaptured = defineEvent('payment.captured', 'A payment was captured.', {
  ...payment,
  /** Captured from a card hold. */
  fromHold: z.boolean(),
})
export const paymentPending = defineEvent(
  'payment.pending',
  'A bank account was charged and answers within days.',
  payment,
)
export const paymentFailed = defineEvent('payment.failed', 'A charge failed, or a bank returned it.', {
  ...payment,
  code: z.string().nullable(),
  retryAt: moment.nullable(),
  final: z.boolean(),
  /** Until then, a card can replace a returned bank debit. */
  graceUntil: moment.nullable(),
})
export const captureRecorded = defineEvent(
  'payment.capture_recorded',
  'A capture of a card hold was written down; a job asks the gateway.',
  { paymentId: id, bookingId: id, homeId: id },
)
export const refundRecorded = defineEvent(
  'payment.refund_recorded',
  'A refund was written down; a job asks the gateway.',
  { refundId: id, bookingId: id, homeId: id },
)
export const paymentRefunded = defineEvent('payment.refunded', 'A refund was paid.', {
  ...refund,
  /** Proof that it was paid another way. */
  proof: z.string().nullable(),
})
export const refundFailed = defineEvent('payment.refund_failed', 'A card refused a refund.', {
  ...refund,
  message: z.string(),
})
export const paymentDisputed = defineEvent('payment.disputed', 'A guest’s bank disputed a payment.', {
  bookingId: id,
  homeId: id,
  paymentId: id,
  ...money,
  advanced: z.int(),
})
export const disputeWon = defineEvent('payment.dispute_won', 'A dispute was won.', {
  bookingId: id,
  homeId: id,
  paymentId: id,
  dispute: z.string(),
})
export const holdRecorded = defineEvent(
  'payment.hold_recorded',
  'A card hold was written down; a job asks the gateway.',
  hold,
)
export const cardHeld = defineEvent('payment.held', 'An amount is held on a card.', hold)
export const holdRefused = defineEvent('payment.hold_refused', 'A card refused a hold.', {
  ...hold,
  code: z.string().nullable(),
})
export const holdReleaseRecorded = defineEvent(
  'payment.hold_release_recorded',
  'A release of a card hold was written down; a job asks the gateway.',
  hold,
)
export const holdReleased = defineEvent('payment.hold_released', 'A card hold was released.', hold)
export const cardLeft = defineEvent('payment.card_left', 'A guest added a card for their deposit.', { bookingId: id })
