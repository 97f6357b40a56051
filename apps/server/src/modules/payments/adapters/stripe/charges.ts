import type pg from 'pg'
import Stripe from 'stripe'
import type { Clock } from '#kernel/clock'
import { type ChargeAnswer, type ChargeRequest, GatewayUnreachable, type HoldRequest } from '../../gateway.ts'
import { toStripe } from './amounts.ts'
import { answerOf, partsOfCard, refusalIn } from './answers.ts'
import { bankOptions, mandateOf, methodTypeOf } from './bank.ts'
import { asking } from './client.ts'
import { type KnownCharge, knownByKey, noteCanceled, noteCharge, noteIntent } from './known-charges.ts'

export type StripeDeps = { stripe: Stripe; pool: pg.Pool; clock: Clock }

export const withCharge = { expand: ['latest_charge'] }

export const intentOf = ({ stripe }: StripeDeps, id: string) =>
  asking(() => stripe.paymentIntents.retrieve(id, withCharge))

/** A new card gets its own customer from the start, so that it can be charged again for later installments. */
const payerOf = async ({ stripe }: StripeDeps, request: HoldRequest) => {
  if ('card' in request) {
    const { customer, paymentMethod } = partsOfCard(request.card)
    return { customer, payment_method: paymentMethod }
  }
  const metadata = { key: request.key }
  const { id } = await asking(() =>
    stripe.customers.create({ metadata }, { idempotencyKey: `${request.key}:customer` }),
  )
  return { customer: id, payment_method: request.token, setup_future_usage: 'off_session' as const }
}

/** Created unconfirmed: until we have stored its id, it moves nothing. */
const openIntent = async (
  parts: StripeDeps,
  request: HoldRequest | ChargeRequest,
  as: 'automatic' | 'manual',
): Promise<string> => {
  const { key, amount, description } = request
  const payer = await payerOf(parts, request)
  const { id } = await asking(() =>
    parts.stripe.paymentIntents.create(
      {
        amount: toStripe(amount),
        currency: amount.currency.toLowerCase(),
        description,
        metadata: { key },
        allowed_payment_method_types: [methodTypeOf(request)],
        ...bankOptions(request),
        ...(as === 'manual' && { capture_method: as }),
        ...payer,
      },
      { idempotencyKey: key },
    ),
  )
  return id
}

export const abandon = async ({ stripe }: StripeDeps, id: string): Promise<void> => {
  await asking(() => stripe.paymentIntents.cancel(id))
}

/** Opens a payment intent under a key; null if the key was canceled meanwhile. `manual` ones are held, not captured. */
export const begin = async (
  parts: StripeDeps,
  request: HoldRequest | ChargeRequest,
  as: 'automatic' | 'manual' = 'automatic',
): Promise<string | null> => {
  const id = await openIntent(parts, request, as)
  if (await noteIntent(parts.pool, request.key, id)) return id
  await abandon(parts, id)
  return null
}

const confirm = async ({ stripe }: StripeDeps, id: string, request: ChargeRequest): Promise<ChargeAnswer> => {
  const intent = await asking(() =>
    stripe.paymentIntents.confirm(
      id,
      {
        ...withCharge,
        return_url: request.returnTo,
        ...mandateOf(request),
        ...('card' in request && { off_session: true }),
      },
      { idempotencyKey: `${request.key}:confirm` },
    ),
  )
  return answerOf(intent) ?? { kind: 'refused', method: '', code: 'card_declined' }
}

/** The outcome of a known payment intent; null while it is unconfirmed. */
const became = async (parts: StripeDeps, id: string): Promise<ChargeAnswer | null> =>
  answerOf(await intentOf(parts, id))

export const charge = async (parts: StripeDeps, request: ChargeRequest): Promise<ChargeAnswer> => {
  const known = await noteCharge(parts.pool, request, parts.clock.now())
  if (known.canceled) return { kind: 'canceled' }
  try {
    const id = known.payment_intent ?? (await begin(parts, request))
    if (id === null) return { kind: 'canceled' }
    const before = known.payment_intent ? await became(parts, id) : null
    return before ?? (await confirm(parts, id, request))
  } catch (error) {
    if (isWrongState(error)) return (await chargeByKey(parts, request.key)) ?? { kind: 'canceled' }
    return refusalIn(error, request.by)
  }
}

export const chargeByKey = async (parts: StripeDeps, key: string): Promise<ChargeAnswer | null> => {
  const known = await knownByKey(parts.pool, key)
  if (known?.canceled) return { kind: 'canceled' }
  return known?.payment_intent ? await became(parts, known.payment_intent) : null
}

export const isWrongState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state'

const cancelIntent = async (parts: StripeDeps, id: string): Promise<ChargeAnswer> => {
  try {
    await abandon(parts, id)
    return { kind: 'canceled' }
  } catch (error) {
    if (!isWrongState(error)) throw error
    const answer = await became(parts, id)
    if (answer?.kind === 'succeeded' || answer?.kind === 'pending' || answer?.kind === 'canceled') return answer
    throw new GatewayUnreachable('the payment can neither be canceled nor has it ended')
  }
}

export const cancel = async (parts: StripeDeps, key: string): Promise<ChargeAnswer> => {
  const known: KnownCharge = await noteCanceled(parts.pool, key, parts.clock.now())
  return known.payment_intent === null ? { kind: 'canceled' } : await cancelIntent(parts, known.payment_intent)
}
