import Stripe from 'stripe'
import { type ChargeAnswer, GatewayUnreachable, type HoldAnswer, type MethodKind, type Refusal } from '../../gateway.ts'
import { fromStripe } from './amounts.ts'
import { bankName } from './bank.ts'

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

type Refused = Extract<ChargeAnswer, { kind: 'refused' }>

export const methodOf = (card: { brand: string | null; last4: string | null } | null | undefined): string =>
  card?.last4 ? `${brands[card.brand ?? ''] ?? 'Card'} •••• ${card.last4}` : ''

/** Maps Stripe's many reasons to the few that a guest can act on. */
export const refusalOf = (code: string | null | undefined, declineCode?: string | null): Refusal => {
  if (code === 'authentication_required' || declineCode === 'authentication_required') return 'authentication_required'
  if (code === 'insufficient_funds' || declineCode === 'insufficient_funds') return 'insufficient_funds'
  return code === 'resource_missing' ? 'unknown_token' : 'card_declined'
}

export const idOf = (given: string | { id: string } | null | undefined): string =>
  typeof given === 'string' ? given : (given?.id ?? '')

/** The reference of a card to charge while the guest is away: it belongs to a customer. */
export const cardOf = (customer: string, paymentMethod: string): string => `${customer}/${paymentMethod}`
export const partsOfCard = (card: string): { customer: string; paymentMethod: string } => {
  const [customer = '', paymentMethod = ''] = card.split('/')
  return { customer, paymentMethod }
}

const detailsIn = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  typeof charge === 'string' ? null : charge?.payment_method_details

const cardIn = (intent: Stripe.PaymentIntent) => detailsIn(intent)?.card

/** The card or account that paid or is held, as shown to its guest and as it can be charged again. */
const payerIn = (intent: Stripe.PaymentIntent) => {
  const card = cardIn(intent)
  return {
    method: card ? methodOf({ brand: card.brand, last4: card.last4 }) : bankName(detailsIn(intent)?.us_bank_account),
    card: cardOf(idOf(intent.customer), idOf(intent.payment_method)),
  }
}

type Fault = NonNullable<Stripe.PaymentIntent['last_payment_error']>

const isAccount = ({ payment_method }: Fault): boolean => payment_method?.type === 'us_bank_account'

const refusedMethod = (method: Fault['payment_method']) => ({
  method: method?.type === 'us_bank_account' ? bankName(method.us_bank_account) : methodOf(method?.card),
})

/** Bank accounts have their own decline reasons: all but insufficient funds are about the account itself. */
const ofKind = (kind: MethodKind, refusal: Refusal): Refusal =>
  kind === 'bank' && refusal === 'card_declined' ? 'bank_refused' : refusal

const refusedBy = ({ last_payment_error: refused }: Stripe.PaymentIntent): Refused | null =>
  refused
    ? {
        kind: 'refused',
        ...refusedMethod(refused.payment_method),
        code: ofKind(isAccount(refused) ? 'bank' : 'card', refusalOf(refused.code, refused.decline_code)),
      }
    : null

/** Visa keeps a hold made while the guest was away for this long, the shortest of all networks (R31). */
const shortestHoldHours = 114

/**
 * The hold state in a payment intent with manual capture (its latest charge expanded); null while nothing has happened.
 * @throws GatewayUnreachable while the bank has not answered Stripe either
 */
export const holdIn = (intent: Stripe.PaymentIntent): HoldAnswer | null => {
  switch (intent.status) {
    case 'requires_capture': {
      const until = cardIn(intent)?.capture_before ?? intent.created + shortestHoldHours * 3600
      return { kind: 'held', ...payerIn(intent), captureBefore: new Date(until * 1000) }
    }
    case 'succeeded':
      return { kind: 'captured', ...payerIn(intent), captured: fromStripe(intent.amount_received, intent.currency) }
    case 'canceled':
      return { kind: 'released' }
    case 'requires_payment_method':
      return refusedBy(intent)
    case 'requires_confirmation':
      return null
    default:
      throw new GatewayUnreachable(`the hold stands at ${intent.status}`)
  }
}

/** A bank takes days for what a card answers immediately. */
const isDebit = ({ payment_method_types: types }: Stripe.PaymentIntent): boolean => types.includes('us_bank_account')

/**
 * The outcome in a payment intent (with its latest charge expanded); null while nothing has happened.
 * @throws GatewayUnreachable while the bank has not answered Stripe either
 */
export const answerOf = (intent: Stripe.PaymentIntent): ChargeAnswer | null => {
  switch (intent.status) {
    case 'succeeded':
      return { kind: 'succeeded', ...payerIn(intent), authenticated: Boolean(cardIn(intent)?.three_d_secure) }
    case 'requires_action':
      return {
        kind: 'needs_action',
        method: '',
        challengeUrl: intent.next_action?.redirect_to_url?.url ?? '',
      }
    case 'requires_payment_method':
      return refusedBy(intent)
    case 'canceled':
      return { kind: 'canceled' }
    case 'requires_confirmation':
      return null
    case 'processing':
      if (isDebit(intent)) return { kind: 'pending', method: payerIn(intent).method }
      throw new GatewayUnreachable('the payment is being processed')
    default:
      throw new GatewayUnreachable(`the payment stands at ${intent.status}`)
  }
}

/** The meaning of an immediate decline; any other error is rethrown. */
export const refusalIn = (error: unknown, by: MethodKind = 'card'): Refused => {
  if (error instanceof Stripe.errors.StripeCardError) {
    const requested = error.payment_intent?.last_payment_error?.payment_method ?? error.payment_method
    const code = refusalOf(error.code, error.decline_code)
    return { kind: 'refused', ...refusedMethod(requested), code: ofKind(by, code) }
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param?.startsWith('payment_method'))
    return { kind: 'refused', method: '', code: 'unknown_token' }
  throw error
}
