import type { App } from '#kernel/app'
import { defineModule } from '#kernel/module'
import { CannotStart } from '#kernel/startup-error'
import { type Carrier, createSandboxProvider } from '#modules/payees'
import { allowsDemo } from '../../exposure.ts'
import { createSandboxGateway } from './adapters/sandbox.ts'
import { createStripeProvider } from './adapters/stripe/connect/connect.ts'
import { createStripeGateway } from './adapters/stripe/stripe.ts'
import { isStripesPayment, stripeStatus } from './adapters/stripe/trial.ts'
import { checks } from './checks.ts'
import type { Gateway } from './gateway.ts'
import type { GatewayConnector } from './gateway-connector.ts'
import { homeOf } from './home-of.ts'
import { consumers, jobs } from './jobs.ts'
import { challengePages, routes } from './routes.ts'
import { stripeEvents } from './stripe-events.ts'

const gatewayOf = ({ config, connection, clock, log }: App): Gateway => {
  const { payments, payouts } = config
  return payments.via === 'stripe'
    ? createStripeGateway(payments, connection, clock, log, payouts.connectSecret)
    : createSandboxGateway(connection, clock, log, { takesCards: allowsDemo(config) })
}

/** Payouts through Stripe use the account that accepts payments. */
const carrierOf = ({ config, connection, clock, log }: App): Carrier | null => {
  const { payments, payouts } = config
  if (payouts.via === 'sandbox' && !allowsDemo(config)) return null
  if (payouts.via === 'sandbox') return createSandboxProvider(connection, clock, log)
  return payouts.via === 'stripe' && payments.via === 'stripe'
    ? createStripeProvider(payments, connection, clock, log)
    : null
}

/** Calls in progress on a replaced gateway finish there; all gateways close with the process. */
const connectorOf = (app: App): GatewayConnector => {
  const replaced: { close: () => Promise<void> }[] = []
  return {
    connect() {
      const { gateway, carrier } = app.adapters
      replaced.push(gateway, ...(carrier ? [carrier] : []))
      app.adapters.gateway = gatewayOf(app)
      app.adapters.carrier = carrierOf(app)
    },
    status: (account) => stripeStatus(account, app.log),
    knows: isStripesPayment,
    async close() {
      for (const service of replaced) await service.close()
    },
  }
}

/** If Stripe rejects a key from the environment, startup stops; one entered in the settings can be replaced there. */
const openGateway = async (app: App): Promise<Gateway> => {
  const gateway = gatewayOf(app)
  if (app.config.payments.via === 'stripe' && (await gateway.status()) === 'refused')
    throw new CannotStart('Stripe rejected STRIPE_SECRET_KEY.')
  return gateway
}

export const payments = defineModule({
  name: 'payments',
  layer: 6,
  owns: 'intents, schedules, refunds, card holds',
  tables: {
    distributed: {
      home_id: [
        'payments.card_hold',
        'payments.dispute',
        'payments.installment',
        'payments.intent',
        'payments.left_card',
        'payments.mandate',
        'payments.movement',
        'payments.received',
        'payments.refund',
      ],
    },
    local: [
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
  },
  routes,
  homeOf,
  files: [challengePages, stripeEvents],
  jobs,
  consumers,
  checks,
  adapters: async (app) => ({
    gateway: await openGateway(app),
    carrier: carrierOf(app),
    gatewayConnector: connectorOf(app),
  }),
  closeAdapters: async ({ gateway, carrier, gatewayConnector }) => {
    await gatewayConnector.close()
    await gateway.close()
    await carrier?.close()
  },
  references: {
    moves: {
      'payments.card_hold.account_id': {},
      'payments.installment.account_id': {},
      'payments.intent.account_id': { shows: 'payments' },
      'payments.left_card.account_id': {},
      'payments.mandate.account_id': {},
    },
  },
})
