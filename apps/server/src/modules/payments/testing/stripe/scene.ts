import { afterAll, afterEach, expect } from 'vitest'
import { invariantsOf } from '#modules/ledger'
import type { TestOptions } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { checks } from '../../checks.ts'
import { settleDue } from '../../runs.ts'
import { cardPaymentsOf } from '../card-payment.ts'
import type { StripeEvent } from './books.ts'
import { prismBefore } from './prism.ts'
import { stripeServer } from './server.ts'
import { signedEvent } from './webhook.ts'

const secretKey = 'sk_test_key'
const webhookSecret = 'whsec_secret'

/**
 * The product with Stripe as its gateway. Every call and response in a test matches Stripe's document; with `prism`
 * they also pass through Prism, which takes seconds to start.
 */
export const stripeScene = async ({ prism = false, ...options }: TestOptions & { prism?: boolean } = {}) => {
  const stripe = await stripeServer(secretKey)
  const door = prism ? await prismBefore(stripe.url) : stripe
  const account = { secretKey, publishableKey: 'pk_test_key', webhookSecret, url: door.url }
  const t = sceneApp({ ...options, config: { ...options.config, payments: { via: 'stripe', ...account } } })
  afterAll(async () => {
    if (door !== stripe) await door.close()
    await stripe.close()
  })
  afterEach(() => expect(stripe.faults).toEqual([]))

  /** Checks that Stripe, payments, and ledger agree (R44). */
  const booksAgree = async () => {
    await settleDue(t.app)
    for (const check of checks) expect(await check.run(t.app), check.code).toMatchObject({ holds: true })
    for (const { code, holds, figure } of await t.read(invariantsOf))
      expect({ code, holds, figure }).toMatchObject({ holds: true })
  }

  /** Sends us a signed Stripe event. */
  const hear = async (event: StripeEvent, signature?: string) => {
    const { payload, signature: ours } = signedEvent(event, webhookSecret)
    const { statusCode } = await t.server.inject({
      method: 'POST',
      url: '/stripe/events',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? ours },
    })
    return statusCode
  }
  return { t, stripe, account, booksAgree, hear, ...cardPaymentsOf(t) }
}
