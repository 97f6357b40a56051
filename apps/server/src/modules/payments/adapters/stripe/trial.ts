import Stripe from 'stripe'
import type { Logger } from '#kernel/log'
import type { GatewayStatus } from '../../gateway.ts'
import { type StripeAccount, stripeClient } from './client.ts'

/**
 * Asks the account about itself: at startup, so that a wrong key shows before the first guest pays, and again during
 * setup.
 */
export const statusOf = async (stripe: Stripe, log: Logger): Promise<GatewayStatus> => {
  try {
    await stripe.balance.retrieve()
    return 'answers'
  } catch (error) {
    const refused =
      error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError
    if (!refused) log.warn({ error }, 'could not verify the Stripe key; payments are still attempted')
    return refused ? 'refused' : 'unreachable'
  }
}

/** Whether Stripe accepts keys that aren't in use yet. */
export const stripeStatus = (account: StripeAccount, log: Logger): Promise<GatewayStatus> =>
  statusOf(stripeClient(account), log)

/** Whether the account of these keys contains a payment; a lost response counts as no. */
export const isStripesPayment = async (account: StripeAccount, paymentIntent: string): Promise<boolean> => {
  try {
    return (await stripeClient(account).paymentIntents.retrieve(paymentIntent)).id === paymentIntent
  } catch {
    return false
  }
}
