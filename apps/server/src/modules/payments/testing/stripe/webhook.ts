import Stripe from 'stripe'
import type { StripeEvent } from './books.ts'
import { shownEvent } from './views.ts'

/** An event as Stripe sends it to an endpoint, signed with that endpoint's secret. */
export const signedEvent = (event: StripeEvent, secret: string): { payload: string; signature: string } => {
  const payload = JSON.stringify(shownEvent(event))
  return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret }) }
}
