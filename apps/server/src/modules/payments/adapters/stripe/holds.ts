import Stripe from 'stripe'
import { GatewayUnreachable, type HoldAnswer, type HoldRequest } from '../../gateway.ts'
import { toStripe } from './amounts.ts'
import { holdIn, refusalIn } from './answers.ts'
import { abandon, begin, intentOf, isWrongState, type StripeDeps, withCharge } from './charges.ts'
import { asking } from './client.ts'
import { knownByKey, noteCanceled, noteCharge } from './known-charges.ts'

const released: HoldAnswer = { kind: 'released' }

const became = async (parts: StripeDeps, id: string): Promise<HoldAnswer | null> => holdIn(await intentOf(parts, id))

/**
 * The guest isn't redirected to their bank: a stored card is charged without them, and a new one fails if the bank
 * would ask.
 */
const confirm = async ({ stripe }: StripeDeps, id: string, request: HoldRequest): Promise<HoldAnswer> => {
  const alone = 'card' in request ? { off_session: true } : { error_on_requires_action: true }
  const intent = await asking(() =>
    stripe.paymentIntents.confirm(id, { ...withCharge, ...alone }, { idempotencyKey: `${request.key}:confirm` }),
  )
  return holdIn(intent) ?? { kind: 'refused', method: '', code: 'card_declined' }
}

/** Places a hold: a payment intent with manual capture, opened and confirmed in two steps like a charge. */
export const hold = async (parts: StripeDeps, request: HoldRequest): Promise<HoldAnswer> => {
  const known = await noteCharge(parts.pool, request, parts.clock.now())
  if (known.canceled) return released
  try {
    const id = known.payment_intent ?? (await begin(parts, request, 'manual'))
    if (id === null) return released
    const before = known.payment_intent ? await became(parts, id) : null
    return before ?? (await confirm(parts, id, request))
  } catch (error) {
    if (isWrongState(error)) return await lookAgain(parts, request.key)
    return refusalIn(error)
  }
}

const lookAgain = async (parts: StripeDeps, key: string): Promise<HoldAnswer> => {
  const known = await knownByKey(parts.pool, key)
  return (known?.payment_intent ? await became(parts, known.payment_intent) : null) ?? released
}

/** The bank released it before Stripe was asked. */
const isTooLate = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_expired_for_capture'

export const capture = async (parts: StripeDeps, key: string, amount: number): Promise<HoldAnswer> => {
  const known = await knownByKey(parts.pool, key)
  if (!known?.payment_intent) return released
  const id = known.payment_intent
  try {
    const intent = await asking(() =>
      parts.stripe.paymentIntents.capture(
        id,
        { amount_to_capture: toStripe({ amount, currency: known.currency ?? '' }), ...withCharge },
        { idempotencyKey: `${key}:capture` },
      ),
    )
    return holdIn(intent) ?? released
  } catch (error) {
    if (isTooLate(error)) return released
    if (isWrongState(error)) return await lookAgain(parts, key)
    throw error
  }
}

export const release = async (parts: StripeDeps, key: string): Promise<HoldAnswer> => {
  const known = await noteCanceled(parts.pool, key, parts.clock.now())
  if (known.payment_intent === null) return released
  try {
    await abandon(parts, known.payment_intent)
    return released
  } catch (error) {
    if (!isWrongState(error)) throw error
    const answer = await became(parts, known.payment_intent)
    if (answer?.kind === 'captured' || answer?.kind === 'released') return answer
    throw new GatewayUnreachable('the hold can neither be released nor has it ended')
  }
}
