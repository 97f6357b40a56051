import Stripe from 'stripe'
import type { App } from '#kernel/app'
import { GatewayUnreachable } from '../../gateway.ts'

/** Our Stripe account. */
export type StripeAccount = Extract<App['config']['payments'], { via: 'stripe' }>

const timeoutMs = 20_000

/** We decide about retries ourselves: keys and the sweeper make sure that nothing happens twice. */
export const stripeClient = ({ secretKey, url }: StripeAccount): Stripe => {
  const at = url === undefined ? undefined : new URL(url)
  return new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      port: at.port || (at.protocol === 'https:' ? 443 : 80),
      protocol: at.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })
}

/** Rejections of the request itself; anything else means the outcome at Stripe is unknown. */
const isAboutTheRequest = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError

/**
 * Makes one call.
 * @throws GatewayUnreachable if the response is lost, late, or about us (keys, rate, a concurrent identical call)
 */
export const asking = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (isAboutTheRequest(error)) throw error
    const said = error instanceof Stripe.errors.StripeError ? error.type : (error as Error).name
    throw new GatewayUnreachable(`Stripe gave no usable answer: ${said}`)
  }
}
