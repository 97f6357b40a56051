import { z } from 'zod'
import { booking } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { methodKinds, payment, stayPaymentRefusals } from './payments.ts'
import { idText } from './values/ids.ts'

export const payBooking = endpoint({
  method: 'POST',
  path: 'bookings/{id}/payments',
  summary: 'Pay what is due now by card or bank account; confirms the booking when the first instalment has come',
  audience: 'session',
  params: z.object({ id: idText }),
  body: z.object({
    token: z.string().trim().min(3).max(200),
    by: z.enum(methodKinds).default('card'),
    /** Once the stay is confirmed: so much of what is open instead, in minor units; the soonest due first. */
    amount: z.int().positive().optional(),
  }),
  results: z.object({ booking, payment }),
  errors: {
    ...stayPaymentRefusals,
    bank_refused: 402,
    /** Money of a bank is on its way for this: it cannot be stopped, and nothing is charged twice. */
    payment_pending: 409,
    bank_too_late: 409,
    agreement_missing: 409,
    unknown_token: 422,
  },
})

/** After the bank’s step: asks the gateway and finishes the payment. */
export const resumePayment = endpoint({
  method: 'POST',
  path: 'bookings/{id}/payments/{paymentId}/resume',
  summary: 'Finish a payment after its 3-D Secure step, or ask what a bank has said meanwhile',
  audience: 'session',
  params: z.object({ id: idText, paymentId: idText }),
  results: z.object({ booking, payment }),
  errors: { ...stayPaymentRefusals, bank_refused: 402 },
})
