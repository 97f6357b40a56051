import { z } from 'zod'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { id, instant } from './values/ids.ts'
import { money, readerText } from './values/shapes.ts'

/** What a guest pays with: a card, which answers at once, or a bank account, which takes days. */
export const methodKinds = ['card', 'bank'] as const
export type MethodKind = (typeof methodKinds)[number]

/** What a guest pays outside the card gateway, as staff record it. */
export const receivedMethods = ['wire', 'check', 'cash'] as const
export type ReceivedMethod = (typeof receivedMethods)[number]

/** Why such a payment is reversed: the bank returned it, or it was recorded by mistake. */
export const reversalCauses = ['returned', 'mistake'] as const
export type ReversalCause = (typeof reversalCauses)[number]

/** Working days that a bank takes at most to pay or return a debit. */
export const bankDays = 5

export const payment = z.object({
  id,
  status: z.enum(['pending', 'needs_action', 'succeeded', 'failed', 'refunded', 'partly_refunded', 'disputed']),
  amount: money,
  refunded: money,
  method: readerText,
  /** Someone else paid it, by a link to a share of the price; their card is not named to the guest. */
  byFriend: z.boolean(),
  at: instant,
  by: z.enum([...methodKinds, ...receivedMethods]),
  /** Address of the bank’s 3-D Secure step while `needs_action`. */
  challengeUrl: z.string().nullable(),
})
export type Payment = z.output<typeof payment>
export type PaymentData = z.input<typeof payment>

/** How a gateway declines a card. */
export const cardRefusals = { card_declined: 402, insufficient_funds: 402, gateway_unreachable: 503 } as const

/** How a payment for nights is refused, by a card or because the nights are no longer theirs. */
export const stayPaymentRefusals = {
  ...cardRefusals,
  hold_expired: 409,
  nights_taken: 409,
  not_allowed_now: 409,
} as const

/** How the page takes a card: by the sandbox's test cards, or by fields of Stripe's own, so that no number passes our servers. */
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
