import { unfinishedIntentStates } from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import { notFound } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import type { GatewayEvent, StripeGateway } from './adapters/stripe/stripe.ts'
import { gatewayNotified } from './events.ts'
import type { Gateway } from './gateway.ts'
import { recordOutcome } from './record-outcome.ts'
import { receiveDisputes, receiveReturnedRefunds } from './runs.ts'
import { db } from './tables.ts'

const isStripe = (gateway: Gateway): gateway is StripeGateway => 'eventIn' in gateway

/** Stores an event before it is processed; if it arrives again, nothing changes. */
const storeEvent = async (ctx: WriteCtx, event: GatewayEvent): Promise<void> => {
  const stored = await db(ctx)
    .insertInto('stripe_gateway.event')
    .values({
      id: event.id,
      type: event.type,
      payment_intent: event.paymentIntent,
      object: event.object,
      account: event.account,
      made_at: event.madeAt,
      received_at: ctx.now,
      handled_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  const { id: eventId, type, object, account } = event
  if (stored) await announce(ctx, gatewayNotified({ eventId, type, object, account }))
}

/**
 * Handles an event about one of our intents. The event only says where to look: Stripe is asked what happened, so
 * events can arrive twice, late, and in any order.
 */
const lookAgain = async (app: App, paymentIntent: string): Promise<void> => {
  const intent = await app.work.read((ctx) =>
    db(ctx)
      .selectFrom('payments.intent as intent')
      .innerJoin('stripe_gateway.charge as charge', 'charge.key', 'intent.gateway_key')
      .select(['intent.id', 'intent.booking_id as bookingId', 'intent.gateway_key', 'intent.state'])
      .where('charge.payment_intent', '=', paymentIntent)
      // A capture of a hold is requested by its own job.
      .where('intent.card_hold_id', 'is', null)
      .executeTakeFirst(),
  )
  if (!intent || !unfinishedIntentStates.includes(intent.state)) return
  const answer = await app.adapters.gateway.chargeByKey(intent.gateway_key)
  if (answer) await app.work.write((ctx) => recordOutcome(ctx, intent, answer))
}

const ofRefunds = new Set(['refund.updated', 'refund.failed', 'charge.refund.updated'])

/** Processes a stored event, once. */
export const handleStripeEvent = async (app: App, eventId: string): Promise<void> => {
  const event = await app.work.read((ctx) =>
    db(ctx).selectFrom('stripe_gateway.event').selectAll().where('id', '=', eventId).executeTakeFirst(),
  )
  if (!event || event.handled_at) return
  if (event.payment_intent) await lookAgain(app, event.payment_intent)
  if (event.type.startsWith('charge.dispute.')) await receiveDisputes(app)
  if (ofRefunds.has(event.type)) await receiveReturnedRefunds(app)
  await app.work.write((ctx) =>
    db(ctx).updateTable('stripe_gateway.event').set({ handled_at: ctx.now }).where('id', '=', eventId).execute(),
  )
}

const eventBytes = 524_288

/** The endpoint for Stripe's events. Only events with Stripe's signature are accepted. */
export const stripeEvents = async (server: FastifyInstance, app: App): Promise<void> => {
  await server.register((hooks, _options, done) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: eventBytes }, (_request, body, parsed) =>
      parsed(null, body),
    )
    hooks.post('/stripe/events', async ({ body, headers }, reply) => {
      const { gateway } = app.adapters
      if (!isStripe(gateway)) throw notFound()
      const event = Buffer.isBuffer(body) ? gateway.eventIn(body, String(headers['stripe-signature'])) : undefined
      if (!event) return reply.code(400).send({ error: 'This carries no signature of Stripe.' })
      await app.work.write((ctx) => storeEvent(ctx, event))
      return reply.code(200).send({ received: true })
    })
    done()
  })
}
