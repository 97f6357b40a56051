import Stripe from 'stripe'
import type { Gateway, RefundAnswer, ReturnedRefund } from '../../gateway.ts'
import { fromStripe, toStripe } from './amounts.ts'
import type { StripeDeps } from './charges.ts'
import { asking } from './client.ts'
import { knownByKey } from './known-charges.ts'

type RefundRequest = Parameters<Gateway['refund']>[0]

const refused = (message: string): RefundAnswer => ({ kind: 'refused', code: 'refund_refused', message })

const isBack = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled'

const whyOf = ({ failure_reason }: Stripe.Refund): string =>
  `The card did not take the refund${failure_reason ? ` (${failure_reason})` : ''}.`

const answerOf = (made: Stripe.Refund): RefundAnswer => (isBack(made) ? refused(whyOf(made)) : { kind: 'succeeded' })

const madeFrom = async ({ stripe }: StripeDeps, paymentIntent: string): Promise<Stripe.Refund[]> =>
  (await asking(() => stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }))).data

/** Stripe forgets idempotency keys after a day, and a lost response may be looked up later than that. */
const madeBefore = async (parts: StripeDeps, paymentIntent: string, key: string): Promise<Stripe.Refund | undefined> =>
  (await madeFrom(parts, paymentIntent)).find(({ metadata }) => metadata?.key === key)

export const refund = async (parts: StripeDeps, { key, chargeKey, amount }: RefundRequest): Promise<RefundAnswer> => {
  const known = await knownByKey(parts.pool, chargeKey)
  const paymentIntent = known?.payment_intent
  if (!paymentIntent || known.currency !== amount.currency) return refused('There is no such charge to refund.')
  try {
    const before = await madeBefore(parts, paymentIntent, key)
    if (before) return answerOf(before)
    const request = { payment_intent: paymentIntent, amount: toStripe(amount), metadata: { key } }
    return answerOf(await asking(() => parts.stripe.refunds.create(request, { idempotencyKey: key })))
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return refused(error.message)
    throw error
  }
}

/** The amount refunded to the guest and not returned, in minor units. */
export const refundedFrom = async (parts: StripeDeps, paymentIntent: string): Promise<number> =>
  (await madeFrom(parts, paymentIntent)).reduce(
    (sum, made) => (isBack(made) ? sum : sum + fromStripe(made.amount, made.currency)),
    0,
  )

export const returnedRefunds = async ({ stripe }: StripeDeps, since: Date): Promise<ReturnedRefund[]> => {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const made = await asking(() => stripe.refunds.list({ created, limit: 100 }).autoPagingToArray({ limit: 10_000 }))
  return made
    .filter(isBack)
    .flatMap((one) => (one.metadata?.key ? [{ key: one.metadata.key, message: whyOf(one) }] : []))
}
