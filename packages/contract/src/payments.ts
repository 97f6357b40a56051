import { z } from 'zod'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { id, instant } from './values/ids.ts'
import { money, readerText } from './values/shapes.ts'

/** A guest's payment method: a card, which responds immediately, or a bank account, which takes days. */
export const methodKinds = ['card', 'bank'] as const
export type MethodKind = (typeof methodKinds)[number]

/** Payments outside the card gateway, as staff record them. */
export const receivedMethods = ['wire', 'check', 'cash'] as const
export type ReceivedMethod = (typeof receivedMethods)[number]

/** Why such a payment is reversed: the bank returned it, or it was recorded by mistake. */
export const reversalCauses = ['returned', 'mistake'] as const
export type ReversalCause = (typeof reversalCauses)[number]

/** The maximum number of business days a bank takes to pay or return a debit. */
export const bankDays = 5

export const payment = z.object({
  id,
  status: z.enum(['pending', 'needs_action', 'succeeded', 'failed', 'refunded', 'partly_refunded', 'disputed']),
  amount: money,
  refunded: money,
  method: readerText,
  /** Someone else paid it, through a link to a share of the price; the guest doesn't see their card. */
  byFriend: z.boolean(),
  at: instant,
  by: z.enum([...methodKinds, ...receivedMethods]),
  /** The address of the bank's 3-D Secure step while `needs_action`. */
  challengeUrl: z.string().nullable(),
})
export type Payment = z.output<typeof payment>
export type PaymentData = z.input<typeof payment>

/** Errors for a card the gateway declines. */
export const cardRefusals = { card_declined: 402, insufficient_funds: 402, gateway_unreachable: 503 } as const

/** Errors for a payment for nights: the card was declined, or the nights are no longer held. */
export const stayPaymentRefusals = {
  ...cardRefusals,
  hold_expired: 409,
  nights_taken: 409,
  not_allowed_now: 409,
} as const

/**
 * How the page accepts a card: with the sandbox's test cards, or with Stripe's own fields, so that no card number
 * passes through our servers.
 */
export const cardForm = endpoint({
  method: 'GET',
  path: 'payments/card-form',
  summary: 'Get the payment provider of the payment page',
  audience: 'public',
  results: z.discriminatedUnion('via', [
    z.object({ via: z.literal('sandbox') }),
    z.object({ via: z.literal('stripe'), publishableKey: z.string() }),
  ]),
  errors: {},
})
export type CardTaker = ResultsOf<typeof cardForm>
