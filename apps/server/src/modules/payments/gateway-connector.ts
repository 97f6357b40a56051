import type { StripeAccount } from './adapters/stripe/client.ts'
import type { GatewayStatus } from './gateway.ts'

/** Replaces the gateway while the product runs, and tries keys that nothing uses yet. */
export interface GatewayConnector {
  /** Connects to what `app.config` says now. */
  connect: () => void
  /** Whether Stripe takes these keys. */
  status: (account: StripeAccount) => Promise<GatewayStatus>
  /** Whether the account of these keys holds a payment. */
  knows: (account: StripeAccount, paymentIntent: string) => Promise<boolean>
  close: () => Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    gatewayConnector: GatewayConnector
  }
}
