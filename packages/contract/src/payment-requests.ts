import { z } from 'zod'
import { approvalErrors, approvalOutcome } from './approvals.ts'
import { booking } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { largestScale } from './values/amount-scale.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/**
 * `open`: waits for the guest. `accepted`: part of the stay's price, paid or about to be. `withdrawn`: no longer
 * requested. `canceled`: no longer part of the price.
 */
export const paymentRequestStates = ['open', 'accepted', 'withdrawn', 'canceled'] as const

export const paymentRequest = z.object({
  id,
  hash,
  bookingId: id,
  amount: money,
  reason: z.string(),
  state: z.enum(paymentRequestStates),
  requestedAt: instant,
  /** The concierge order it is for; it is approved on the order's page, which states its terms. */
  orderId: id.nullable(),
})
export type PaymentRequest = z.output<typeof paymentRequest>

/** In cents of a dollar; in the booking's currency, `mostIn` of it. */
export const mostRequested = 10_000_000

export const createPaymentRequest = endpoint({
  method: 'POST',
  path: 'bookings/{id}/payment-requests',
  summary: 'Request a payment from an upcoming stay’s guest, with what it is for; they are emailed',
  audience: ['owner', 'staff', 'admin'],
  holderOnly: true,
  permission: 'bookings',
  status: 201,
  params: z.object({ id: idText }),
  body: z.object({
    /** Minor units of the booking's currency, taxes included. */
    amount: z
      .int()
      .min(100)
      .max(mostRequested * largestScale),
    reason: z.string().trim().min(3).max(120),
  }),
  results: z.object({
    /** Null while it waits for a second person. */
    request: paymentRequest.nullable(),
    /** For an amount above one person's limit. */
    outcome: approvalOutcome.nullable(),
  }),
  errors: { ...approvalErrors, not_allowed_now: 409, reason_needed: 422 },
})

export const paymentRequestsOf = endpoint({
  method: 'GET',
  path: 'bookings/{id}/payment-requests',
  summary: 'List payment requests to a stay’s guest, latest first',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  results: z.object({ requests: z.array(paymentRequest) }),
  errors: {},
})

const link = z.object({ id: idText, hash })

export const paymentRequestByLink = endpoint({
  method: 'GET',
  path: 'payment-requests/{id}/{hash}',
  summary: 'Get a payment request, as its guest',
  audience: 'session',
  params: link,
  results: z.object({
    request: paymentRequest,
    stay: z.object({ number: z.string(), home: z.string(), arrive: plainDate, depart: plainDate }),
    /** The card charged unless they choose another; null if none is known. */
    card: z.string().nullable(),
  }),
  errors: {},
})

export const acceptPaymentRequest = endpoint({
  method: 'POST',
  path: 'payment-requests/{id}/{hash}',
  summary: 'Accept a payment request; it becomes part of the stay’s price and is due today',
  audience: 'session',
  inPerson: true,
  params: link,
  results: z.object({ booking }),
  errors: { not_allowed_now: 409 },
})

export const withdrawPaymentRequest = endpoint({
  method: 'DELETE',
  path: 'bookings/{id}/payment-requests/{requestId}',
  summary: 'Withdraw a payment request the guest hasn’t accepted',
  audience: ['owner', 'staff', 'admin'],
  permission: 'bookings',
  params: z.object({ id: idText, requestId: idText }),
  results: z.object({}),
  errors: { not_allowed_now: 409 },
})
