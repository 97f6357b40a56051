import type { Clock } from '#kernel/clock'
import { type Connection, createPool } from '#kernel/db'
import type { Logger } from '#kernel/log'
import type { Gateway } from '../../gateway.ts'
import { disputes, figures } from './books.ts'
import { cancel, charge, chargeByKey } from './charges.ts'
import { type StripeAccount, stripeClient } from './client.ts'
import { eventIn, type GatewayEvent } from './events.ts'
import { capture, hold, release } from './holds.ts'
import { refund, returnedRefunds } from './refunds.ts'
import { saveCard, savedCard } from './saved-cards.ts'
import { statusOf } from './trial.ts'

export type { GatewayEvent } from './events.ts'

export interface StripeGateway extends Gateway {
  /** Undefined if the body doesn't carry Stripe's signature. */
  eventIn(body: Buffer, signature: string): GatewayEvent | undefined
}

/**
 * Payment intents at Stripe, one per key. Requests are recorded first, on its own connections, so that they survive
 * whatever happens to our transactions. `connectSecret` verifies events on connected accounts.
 */
export const createStripeGateway = (
  account: StripeAccount,
  connection: Connection,
  clock: Clock,
  log: Logger,
  connectSecret?: string,
): StripeGateway => {
  const stripe = stripeClient(account)
  const pool = createPool(connection, log, 4)
  const parts = { stripe, pool, clock }
  return {
    status: () => statusOf(stripe, log),
    eventIn: (body, signature) =>
      eventIn(body, signature, [account.webhookSecret, ...(connectSecret ? [connectSecret] : [])]),
    charge: (request) => charge(parts, request),
    chargeByKey: (key) => chargeByKey(parts, key),
    cancel: (key) => cancel(parts, key),
    keep: (request) => saveCard(parts, request),
    savedCard: (reference) => savedCard(parts, reference),
    hold: (request) => hold(parts, request),
    capture: (key, amount) => capture(parts, key, amount),
    release: (key) => release(parts, key),
    refund: (request) => refund(parts, request),
    returnedRefunds: (since) => returnedRefunds(parts, since),
    disputes: (since) => disputes(parts, since),
    figures: (afterKey, limit) => figures(parts, afterKey, limit),
    close: () => pool.end(),
  }
}
