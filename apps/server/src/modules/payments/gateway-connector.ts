import type { StripeAccount } from './adapters/stripe/client.ts'
import type { GatewayStatus } from './gateway.ts'

/** Replaces the gateway at runtime, and tests keys that aren't in use yet. */
export interface GatewayConnector {
  /** Connects to the gateway in the current `app.config`. */
  connect: () => void
  /** Whether Stripe accepts these keys. */
  status: (account: StripeAccount) => Promise<GatewayStatus>
  /** Whether the account of these keys contains a payment. */
  knows: (account: StripeAccount, paymentIntent: string) => Promise<boolean>
  close: () => Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    gatewayConnector: GatewayConnector
  }
}
