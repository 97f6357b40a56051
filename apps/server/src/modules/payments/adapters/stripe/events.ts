import Stripe from 'stripe'

/** A Stripe event: where to look, not what happened. */
export type GatewayEvent = {
  id: string
  type: string
  paymentIntent: string | null
  /** The id of the object it is about. */
  object: string | null
  /** The connected account where it happened; null for our own. */
  account: string | null
  madeAt: Date
}

/** The payment intent an event is about: the object itself, or the one it belongs to. */
const intentIn = (event: Stripe.Event): string | null => {
  const object = event.data.object as { id?: string; object?: string; payment_intent?: string | { id: string } | null }
  if (object.object === 'payment_intent') return object.id ?? null
  const given = object.payment_intent
  return (typeof given === 'string' ? given : given?.id) ?? null
}

const signedBy = (body: Buffer, signature: string, secret: string): GatewayEvent | undefined => {
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, secret)
    const { id, type, created, account = null } = event
    const object = (event.data.object as { id?: string }).id ?? null
    return { id, type, paymentIntent: intentIn(event), object, account, madeAt: new Date(created * 1000) }
  } catch {
    return undefined
  }
}

/**
 * The event in a body, if its signature is Stripe's, made with one of our secrets, and at most five minutes old;
 * undefined otherwise.
 */
export const eventIn = (body: Buffer, signature: string, secrets: readonly string[]): GatewayEvent | undefined =>
  secrets.map((secret) => signedBy(body, signature, secret)).find((event) => event !== undefined)
