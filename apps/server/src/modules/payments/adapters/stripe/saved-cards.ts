import type Stripe from 'stripe'
import type { SaveCardRequest, SaveCardResult } from '../../gateway.ts'
import { cardOf, idOf, methodOf, refusalIn, refusalOf } from './answers.ts'
import type { StripeDeps } from './charges.ts'
import { asking } from './client.ts'

const shown = { expand: ['payment_method'] }

const brandOf = (method: Stripe.SetupIntent['payment_method']): string =>
  typeof method === 'string' || !method ? '' : methodOf(method.card)

const answerOf = (made: Stripe.SetupIntent): SaveCardResult => {
  const method = brandOf(made.payment_method)
  if (made.status === 'succeeded')
    return { kind: 'kept', method, card: cardOf(idOf(made.customer), idOf(made.payment_method)) }
  const challengeUrl = made.next_action?.redirect_to_url?.url
  if (made.status === 'requires_action' && challengeUrl)
    return { kind: 'needs_action', method, reference: made.id, challengeUrl }
  const { code, decline_code: declined } = made.last_setup_error ?? { code: 'authentication_required' }
  return { kind: 'refused', method, code: refusalOf(code, declined) }
}

/**
 * Stores a card with a setup intent: nothing is charged or held. No money moves, so it is created and confirmed in one
 * call; repeating the request on another day stores the card again, with its own customer. A bank that would ask the
 * guest declines, unless they can be redirected to it.
 */
export const saveCard = async (
  { stripe }: StripeDeps,
  { key, token, returnTo }: SaveCardRequest,
): Promise<SaveCardResult> => {
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
          ...(returnTo !== undefined && { return_url: returnTo }),
          ...shown,
        },
        { idempotencyKey: key },
      ),
    )
    return answerOf(made)
  } catch (error) {
    return refusalIn(error)
  }
}

/** The outcome after its bank was supposed to ask the guest. */
export const savedCard = async ({ stripe }: StripeDeps, setupIntent: string): Promise<SaveCardResult> =>
  answerOf(await asking(() => stripe.setupIntents.retrieve(setupIntent, shown)))
