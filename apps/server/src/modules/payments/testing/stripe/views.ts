import {
  accounts,
  type Books,
  cards,
  type Dispute,
  type Intent,
  idOf,
  type Refund,
  type Refused,
  type Setup,
  type StripeEvent,
} from './books.ts'

const created = Math.floor(Date.UTC(2027, 0, 1) / 1000)

/** When a hold expires: seven days after it was made. */
const captureBefore = created + 7 * 86_400

const cardOf = (paymentMethod: string) => {
  const { brand, last4 } = cards[paymentMethod as keyof typeof cards]
  return { brand, last4 }
}

const accountOf = (paymentMethod: string) => ({
  bank_name: 'STRIPE TEST BANK',
  last4: accounts[paymentMethod as keyof typeof accounts].last4,
})

const isAccount = (paymentMethod: string): boolean => Object.hasOwn(accounts, paymentMethod)

const shownMethod = (id: string) => ({
  id,
  object: 'payment_method',
  billing_details: {},
  created,
  livemode: false,
  ...(isAccount(id) ? { type: 'us_bank_account', us_bank_account: accountOf(id) } : shownCard(id)),
})

const shownCard = (id: string) => ({
  type: 'card',
  card: { ...cardOf(id), country: 'US', exp_month: 9, exp_year: 2029, funding: 'credit' },
})

const shownError = ({ error, payment_method }: Intent) =>
  error && { ...error, type: 'card_error', payment_method: shownMethod(payment_method) }

const shownDetails = ({ payment_method: by, requested, manual }: Intent) =>
  isAccount(by)
    ? { type: 'us_bank_account', us_bank_account: accountOf(by) }
    : {
        type: 'card',
        card: {
          ...shownCard(by).card,
          three_d_secure: requested ? { result: 'authenticated' } : null,
          ...(manual && { capture_before: captureBefore }),
        },
      }

const shownCharge = (intent: Intent, books: Books) => ({
  id: `ch_${intent.id.slice(3)}`,
  object: 'charge',
  amount: intent.amount,
  amount_captured: intent.taken,
  amount_refunded: intent.refunded,
  billing_details: {},
  captured: intent.taken > 0,
  created,
  currency: intent.currency,
  disputed: books.disputes.some((dispute) => dispute.payment_intent === intent.id),
  livemode: false,
  metadata: {},
  paid: intent.status !== 'processing',
  payment_method_details: shownDetails(intent),
  refunded: intent.refunded === intent.amount,
  status: intent.status === 'processing' ? 'pending' : 'succeeded',
})

/** A payment intent as Stripe returns it, with its latest charge expanded. */
export const shownIntent = (intent: Intent, books: Books) => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_received: intent.taken,
  amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
  capture_method: intent.manual ? 'manual' : 'automatic',
  confirmation_method: 'automatic',
  created,
  currency: intent.currency,
  customer: intent.customer,
  livemode: false,
  metadata: intent.metadata,
  payment_method: intent.payment_method,
  payment_method_types: [intent.type],
  status: intent.status,
  next_action:
    intent.status === 'requires_action'
      ? {
          type: 'redirect_to_url',
          redirect_to_url: { url: `https://hooks.stripe.test/${intent.id}`, return_url: intent.returnTo },
        }
      : null,
  latest_charge: ['succeeded', 'processing', 'requires_capture'].includes(intent.status)
    ? shownCharge(intent, books)
    : null,
  ...(intent.error && intent.status !== 'succeeded' ? { last_payment_error: shownError(intent) } : {}),
})

/** An error, with the payment that failed. */
export const shownRefusal = ({ said, intent }: Refused, books: Books) => ({
  error: { message: 'Refused.', ...said, ...(intent && { payment_intent: shownIntent(intent, books) }) },
})

/** A setup intent confirmed on creation, with its card expanded. */
export const shownSetup = ({ id, customer, paymentMethod, returnTo, status }: Setup) => ({
  id,
  object: 'setup_intent',
  created,
  customer,
  livemode: false,
  metadata: {},
  payment_method: shownMethod(paymentMethod),
  payment_method_types: ['card'],
  status,
  next_action:
    status === 'requires_action' && returnTo !== ''
      ? {
          type: 'redirect_to_url',
          redirect_to_url: { url: `https://hooks.stripe.test/${id}`, return_url: returnTo },
        }
      : null,
  ...(status === 'requires_payment_method' && {
    last_setup_error: { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' },
  }),
  usage: 'off_session',
})

export const shownRefund = ({ id, payment_intent, amount, metadata, status }: Refund, books: Books) => ({
  id,
  object: 'refund',
  amount,
  charge: `ch_${payment_intent.slice(3)}`,
  created,
  currency: books.intent(payment_intent).currency,
  metadata,
  payment_intent,
  status,
  ...(status === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
})

export const shownDispute = ({ id, payment_intent, amount, status, created: at }: Dispute, books: Books) => ({
  id,
  object: 'dispute',
  amount,
  balance_transactions: [],
  charge: `ch_${payment_intent.slice(3)}`,
  created: at,
  currency: books.intent(payment_intent).currency,
  evidence: {},
  evidence_details: { due_by: null, has_evidence: false, past_due: false, submission_count: 0 },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent,
  reason: 'general',
  status,
})

export const shownList = (url: string, data: object[]) => ({ object: 'list', url, has_more: false, data })

export const shownCustomer = (id: string) => ({ id, object: 'customer', created, livemode: false })

export const shownEvent = (event: StripeEvent) => ({
  object: 'event',
  api_version: null,
  livemode: false,
  pending_webhooks: 1,
  request: { id: idOf('req'), idempotency_key: null },
  ...event,
})

/** The metadata in a form. */
export const metadataIn = (fields: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      [...(/^metadata\[(\w+)\]$/.exec(name)?.slice(1) ?? [])].map((one) => [one, value]),
    ),
  )
