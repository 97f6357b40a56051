import type pg from 'pg'
import Stripe from 'stripe'
import type { Clock } from '#kernel/clock'
import { ProviderUnreachable } from '#modules/payees'

export type ConnectParts = { stripe: Stripe; pool: pg.Pool; clock: Clock }

/**
 * Makes one call. A rejection of the request itself is rethrown.
 * @throws ProviderUnreachable if the response is lost, late, or about us
 */
export const callStripe = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw error
    const said = error instanceof Stripe.errors.StripeError ? error.type : (error as Error).name
    throw new ProviderUnreachable(`Stripe gave no usable answer: ${said}`)
  }
}

/** Stripe's rejection of a request; undefined for any other error. */
export const refusalOf = (error: unknown): { code: string; message: string } | undefined =>
  error instanceof Stripe.errors.StripeInvalidRequestError
    ? { code: error.code ?? 'refused', message: error.message }
    : undefined
