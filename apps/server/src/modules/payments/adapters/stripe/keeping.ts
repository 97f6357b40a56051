import type Stripe from 'stripe'
import type { KeepAnswer, KeepRequest } from '../../gateway.ts'
import { cardOf, methodOf, refusalIn } from './answers.ts'
import type { Parts } from './charges.ts'
import { asking } from './client.ts'

const brandOf = (method: Stripe.SetupIntent['payment_method']): string =>
  typeof method === 'string' || !method ? '' : methodOf(method.card)

/**
 * Keeps a card with a setup intent: nothing is charged or held. No money moves, so that it is made and confirmed at once; a
 * repeated wish of another day keeps the card once more, with a customer of its own. A bank that would ask the guest refuses.
 */
export const keep = async ({ stripe }: Parts, { key, token }: KeepRequest): Promise<KeepAnswer> => {
  const metadata = { key }
  try {
    const customer = await asking(() => stripe.customers.create({ metadata }, { idempotencyKey: `${key}:customer` }))
    const made = await asking(() =>
      stripe.setupIntents.create(
        {
          customer: customer.id,
          payment_method: token,
          allowed_payment_method_types: ['card'],
          usage: 'off_session',
          confirm: true,
          metadata,
          expand: ['payment_method'],
        },
        { idempotencyKey: key },
      ),
    )
    const method = brandOf(made.payment_method)
    if (made.status === 'succeeded') return { kind: 'kept', method, card: cardOf(customer.id, token) }
    return { kind: 'refused', method, code: 'authentication_required' }
  } catch (error) {
    return refusalIn(error)
  }
}
