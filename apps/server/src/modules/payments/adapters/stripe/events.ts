import Stripe from 'stripe'

/** What Stripe tells: where to look, not what happened. */
export type GatewayEvent = { id: string; type: string; paymentIntent: string | null; madeAt: Date }

/** The payment intent that an event is about: itself, or what it belongs to. */
const intentIn = (event: Stripe.Event): string | null => {
  const object = event.data.object as { id?: string; object?: string; payment_intent?: string | { id: string } | null }
  if (object.object === 'payment_intent') return object.id ?? null
  const given = object.payment_intent
  return (typeof given === 'string' ? given : given?.id) ?? null
}

/** What a body says when its signature is Stripe's and no older than five minutes; undefined otherwise. */
export const eventIn = (body: Buffer, signature: string, secret: string): GatewayEvent | undefined => {
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, secret)
    const { id, type, created } = event
    return { id, type, paymentIntent: intentIn(event), madeAt: new Date(created * 1000) }
  } catch {
    return undefined
  }
}
