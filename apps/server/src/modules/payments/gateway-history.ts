import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** Whether the gateway was ever used. */
export const hasPayments = async (ctx: ReadCtx): Promise<boolean> =>
  (await db(ctx).selectFrom('payments.intent').select('id').limit(1).executeTakeFirst()) !== undefined

/** A payment in Stripe's books, by its Stripe id; undefined if there is none. */
export const latestStripePayment = async (ctx: ReadCtx): Promise<string | undefined> =>
  (
    await db(ctx)
      .selectFrom('stripe_gateway.charge')
      .select('payment_intent')
      .where('payment_intent', 'is not', null)
      .orderBy('payment_intent', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.payment_intent ?? undefined

export const lastStripeEventAt = async (ctx: ReadCtx): Promise<Date | undefined> =>
  (
    await db(ctx)
      .selectFrom('stripe_gateway.event')
      .select('received_at')
      .orderBy('received_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.received_at
