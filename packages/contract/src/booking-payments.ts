import { z } from 'zod'
import { booking } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { cardRefusals, methodKinds, payment, stayPaymentRefusals } from './payments.ts'
import { id, idText } from './values/ids.ts'

export const payBooking = endpoint({
  method: 'POST',
  path: 'bookings/{id}/payments',
  summary: 'Pay what is due by card or bank account; the first installment confirms the booking',
  audience: 'session',
  params: z.object({ id: idText }),
  body: z.object({
    token: z.string().trim().min(3).max(200),
    by: z.enum(methodKinds).default('card'),
    /** Once the stay is confirmed: pays this much of the open balance instead, in minor units, earliest due first. */
    amount: z.int().positive().optional(),
  }),
  results: z.object({ booking, payment }),
  errors: {
    ...stayPaymentRefusals,
    bank_refused: 402,
    /** A bank payment for this is pending: it can't be stopped, and nothing is charged twice. */
    payment_pending: 409,
    bank_too_late: 409,
    agreement_missing: 409,
    unknown_token: 422,
  },
})

/** Called after the bank's step: queries the gateway and completes the payment. */
export const resumePayment = endpoint({
  method: 'POST',
  path: 'bookings/{id}/payments/{paymentId}/resume',
  summary: 'Finish a payment after 3-D Secure, or check a pending bank debit',
  audience: 'session',
  params: z.object({ id: idText, paymentId: idText }),
  results: z.object({ booking, payment }),
  errors: { ...stayPaymentRefusals, bank_refused: 402 },
})

/**
 * `needs_action`: the bank asks the guest for confirmation at `challengeUrl`; until then, the previous card is charged.
 */
const storedCard = z.object({
  id,
  state: z.enum(['kept', 'needs_action']),
  method: z.string(),
  challengeUrl: z.string().nullable(),
})

const cardStorageRefusals = { ...cardRefusals, not_allowed_now: 409, unknown_token: 422 } as const

export const changeCard = endpoint({
  method: 'POST',
  path: 'bookings/{id}/card',
  summary: 'Store another card for later installments of a stay, without paying',
  audience: 'session',
  params: z.object({ id: idText }),
  body: z.object({ token: z.string().trim().min(3).max(200) }),
  results: z.object({ bookingId: id, card: storedCard }),
  errors: cardStorageRefusals,
})

/** Called after the bank's step: asks the gateway whether the card can be stored. */
export const resumeCard = endpoint({
  method: 'POST',
  path: 'bookings/{id}/card/{cardId}/resume',
  summary: 'Finish storing a card after 3-D Secure',
  audience: 'session',
  params: z.object({ id: idText, cardId: idText }),
  results: z.object({ bookingId: id, card: storedCard }),
  errors: cardStorageRefusals,
})
