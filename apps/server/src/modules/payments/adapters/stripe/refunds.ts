import Stripe from 'stripe'
import type { Gateway, RefundAnswer } from '../../gateway.ts'
import type { Parts } from './charges.ts'
import { asking } from './client.ts'
import { knownByKey } from './known-charges.ts'

type RefundRequest = Parameters<Gateway['refund']>[0]

const refused = (message: string): RefundAnswer => ({ kind: 'refused', code: 'refund_refused', message })

const answerOf = ({ status, failure_reason }: Stripe.Refund): RefundAnswer =>
  status === 'failed' || status === 'canceled'
    ? refused(`The card did not take the refund${failure_reason ? ` (${failure_reason})` : ''}.`)
    : { kind: 'succeeded' }

/** Stripe forgets idempotency keys after a day, and a lost answer may be asked about later than that. */
const madeBefore = async (
  { stripe }: Parts,
  paymentIntent: string,
  key: string,
): Promise<Stripe.Refund | undefined> => {
  const made = await asking(() => stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }))
  return made.data.find(({ metadata }) => metadata?.key === key)
}

export const refund = async (parts: Parts, { key, chargeKey, amount }: RefundRequest): Promise<RefundAnswer> => {
  const known = await knownByKey(parts.pool, chargeKey)
  const paymentIntent = known?.payment_intent
  if (!paymentIntent || known.currency !== amount.currency) return refused('There is no such charge to refund.')
  try {
    const before = await madeBefore(parts, paymentIntent, key)
    if (before) return answerOf(before)
    const wish = { payment_intent: paymentIntent, amount: amount.amount, metadata: { key } }
    return answerOf(await asking(() => parts.stripe.refunds.create(wish, { idempotencyKey: key })))
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return refused(error.message)
    throw error
  }
}
