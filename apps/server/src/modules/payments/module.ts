import type { App } from '#kernel/app'
import { defineModule } from '#kernel/module'
import { type Carrier, createSandboxProvider } from '#modules/payees'
import { createSandboxGateway } from './adapters/sandbox.ts'
import { createStripeProvider } from './adapters/stripe/connect/connect.ts'
import { createStripeGateway } from './adapters/stripe/stripe.ts'
import { checks } from './checks.ts'
import type { Gateway } from './gateway.ts'
import { consumers, jobs } from './jobs.ts'
import { challengePages, routes } from './routes.ts'
import { stripeEvents } from './stripe-events.ts'

const gatewayOf = async ({ config: { payments, payouts }, connection, clock, log }: App): Promise<Gateway> =>
  payments.via === 'stripe'
    ? await createStripeGateway(payments, connection, clock, log, payouts.connectSecret)
    : createSandboxGateway(connection, clock, log)

/** Payouts through Stripe go by the account that takes payments. */
const carrierOf = ({ config: { payments, payouts }, connection, clock, log }: App): Carrier | null => {
  if (payouts.via === 'sandbox') return createSandboxProvider(connection, clock, log)
  return payouts.via === 'stripe' && payments.via === 'stripe'
    ? createStripeProvider(payments, connection, clock, log)
    : null
}

export const payments = defineModule({
  name: 'payments',
  layer: 6,
  owns: 'intents, schedules, refunds, card holds',
  tables: [
    'payments.card_hold',
    'payments.dispute',
    'payments.installment',
    'payments.intent',
    'payments.left_card',
    'payments.mandate',
    'payments.movement',
    'payments.refund',
    'payments.settlement',
    'sandbox_gateway.card',
    'sandbox_gateway.charge',
    'sandbox_gateway.dispute',
    'sandbox_gateway.hold',
    'sandbox_gateway.refund',
    'stripe_gateway.charge',
    'stripe_gateway.event',
    'stripe_gateway.transfer',
  ],
  routes,
  files: [challengePages, stripeEvents],
  jobs,
  consumers,
  checks,
  adapters: async (app) => ({ gateway: await gatewayOf(app), carrier: carrierOf(app) }),
  closeAdapters: async ({ gateway, carrier }) => {
    await gateway.close()
    await carrier?.close()
  },
})
