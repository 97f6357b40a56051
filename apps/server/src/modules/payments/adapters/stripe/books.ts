import type Stripe from 'stripe'
import type { DisputeNews, GatewayFigures } from '../../gateway.ts'
import { fromStripe } from './amounts.ts'
import type { StripeDeps } from './charges.ts'
import { asking } from './client.ts'
import { type KnownCharge, knownAfter, knownByIntent } from './known-charges.ts'
import { refundedFrom } from './refunds.ts'

/** Warnings are inquiries by a bank: no money moves. */
const stateOf = (status: Stripe.Dispute.Status): DisputeNews['state'] | undefined => {
  if (status === 'won') return 'won'
  if (status === 'lost') return 'lost'
  return status.startsWith('warning_') ? undefined : 'open'
}

const intentIn = ({ payment_intent }: Stripe.Dispute): string =>
  typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '')

const newsOf = async ({ pool }: StripeDeps, dispute: Stripe.Dispute): Promise<DisputeNews | undefined> => {
  const state = stateOf(dispute.status)
  const known = state && (await knownByIntent(pool, intentIn(dispute)))
  if (!state || !known) return undefined
  return {
    reference: dispute.id,
    chargeKey: known.key,
    amount: {
      amount: fromStripe(dispute.amount, dispute.currency),
      currency: dispute.currency.toUpperCase(),
    },
    state,
    openedAt: new Date(dispute.created * 1000),
  }
}

export const disputes = async (parts: StripeDeps, since: Date): Promise<DisputeNews[]> => {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const found = await asking(() =>
    parts.stripe.disputes.list({ created, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
  )
  const news = await Promise.all(found.map((dispute) => newsOf(parts, dispute)))
  return news.filter((one) => one !== undefined)
}

const heldBack = async ({ stripe }: StripeDeps, paymentIntent: string): Promise<number> => {
  const found = await asking(() => stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 }))
  return found.data
    .filter(({ status }) => stateOf(status) === 'open' || status === 'lost')
    .reduce((sum, { amount, currency }) => sum + fromStripe(amount, currency), 0)
}

const figuresOf = async (
  parts: StripeDeps,
  { key, payment_intent }: KnownCharge,
): Promise<GatewayFigures | undefined> => {
  const id = payment_intent ?? ''
  const intent = await asking(() => parts.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
  if (intent.status !== 'succeeded' || !charge) return undefined
  return {
    key,
    currency: intent.currency.toUpperCase(),
    captured: fromStripe(intent.amount_received, intent.currency),
    refunded: charge.amount_refunded > 0 ? await refundedFrom(parts, id) : 0,
    disputed: charge.disputed ? await heldBack(parts, id) : 0,
  }
}

/** Charges that moved money, by key; an empty page is the end. */
export const figures = async (parts: StripeDeps, afterKey: string, limit: number): Promise<GatewayFigures[]> => {
  const page: GatewayFigures[] = []
  for (let after = afterKey; page.length < limit; ) {
    const known = await knownAfter(parts.pool, after, Math.min(20, limit - page.length))
    const last = known.at(-1)
    if (!last) break
    after = last.key
    const found = await Promise.all(known.map((charge) => figuresOf(parts, charge)))
    page.push(...found.filter((one) => one !== undefined))
  }
  return page
}
