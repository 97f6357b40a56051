import { describe, expect, it } from 'vitest'
import { createLogger } from '#kernel/log'
import { testApp } from '#testing/harness'
import { GatewayUnreachable } from '../../gateway.ts'
import { stripeScene } from '../../testing/stripe/scene.ts'
import { createStripeGateway } from './stripe.ts'

const { t, stripe } = await stripeScene()
const gateway = () => t.app.adapters.gateway
const usd = (amount: number) => ({ amount, currency: 'USD' })
const chargeRequest = (key: string, token = 'pm_card_visa', amount = 5000) => ({
  key,
  amount: usd(amount),
  description: 'Booking 1',
  by: 'card' as const,
  returnTo: 'http://localhost/book-payment?booking=1&payment=1',
  token,
})
const intents = () => [...stripe.books.intents.values()]
const intentOfKey = (key: string) => intents().filter(({ metadata }) => metadata.key === key)

describe('a Stripe charge', () => {
  it('takes the money once per key, however often it is requested', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        gateway()
          .charge(chargeRequest('once'))
          .catch(() => undefined),
      ),
    )
    const again = await gateway().charge(chargeRequest('once'))
    expect(again).toMatchObject({ kind: 'succeeded', method: 'Visa •••• 4242', authenticated: false })
    expect(answers.filter(Boolean)).not.toEqual([])
    expect(intentOfKey('once').map(({ status }) => status)).toEqual(['succeeded'])
    expect(await gateway().chargeByKey('once')).toEqual(again)
    await expect(gateway().charge(chargeRequest('once', 'pm_card_visa', 6000))).rejects.toThrow('another amount')
  })

  it('moves the same amount in currencies that Stripe counts in hundredths, and in those it does not', async () => {
    const pay = async (key: string, currency: string) => {
      await gateway().charge({ ...chargeRequest(key), amount: { amount: 5000, currency } })
      await gateway().refund({ key: `${key} back`, chargeKey: key, amount: { amount: 2000, currency } })
      const figures = (await gateway().figures('', 100)).find((one) => one.key === key)
      return [intentOfKey(key)[0]?.amount, figures?.captured, figures?.refunded]
    }
    expect(await pay('in krónur', 'ISK')).toEqual([500_000, 5000, 2000])
    expect(await pay('in yen', 'JPY')).toEqual([5000, 5000, 2000])
    expect(await pay('in forints', 'HUF')).toEqual([5000, 5000, 2000])
    const hold = { ...chargeRequest('held'), amount: { amount: 9000, currency: 'ISK' } }
    await gateway().hold(hold)
    expect(await gateway().capture('held', 3000)).toMatchObject({ kind: 'captured', captured: 3000 })
  })

  it('states why a card was declined, and rejects an unknown card', async () => {
    const refusal = async (token: string) => {
      const answer = await gateway().charge(chargeRequest(`refused-${token}`, token))
      return answer.kind === 'refused' ? answer.code : answer.kind
    }
    expect(await refusal('pm_card_chargeDeclined')).toBe('card_declined')
    expect(await refusal('pm_card_chargeDeclinedInsufficientFunds')).toBe('insufficient_funds')
    expect(await refusal('pm_card_nobody')).toBe('unknown_token')
    expect(await gateway().chargeByKey('refused-pm_card_chargeDeclined')).toMatchObject({ code: 'card_declined' })
    expect(await gateway().chargeByKey('never asked')).toBeNull()
  })

  it('charges a stored card again while the guest is away; a bank that asks then declines', async () => {
    const first = await gateway().charge(chargeRequest('first'))
    const card = first.kind === 'succeeded' ? first.card : ''
    const { token: _token, ...later } = chargeRequest('later')
    expect(await gateway().charge({ ...later, card })).toMatchObject({ kind: 'succeeded', card })
    const [asks] = card.split('/')
    const away = { ...later, key: 'away', card: `${asks}/pm_card_authenticationRequired` }
    expect(await gateway().charge(away)).toMatchObject({ kind: 'refused', code: 'authentication_required' })
  })

  it('redirects to the bank and back when it asks', async () => {
    const requested = await gateway().charge(chargeRequest('asked', 'pm_card_authenticationRequired'))
    const [intent] = intentOfKey('asked')
    expect(requested).toMatchObject({ kind: 'needs_action', challengeUrl: `https://hooks.stripe.test/${intent?.id}` })
    expect(intent?.returnTo).toBe('http://localhost/book-payment?booking=1&payment=1')
    stripe.books.answerBank(intent?.id ?? '', true)
    expect(await gateway().chargeByKey('asked')).toMatchObject({ kind: 'succeeded', authenticated: true })
  })

  it.each([
    ['the customer', /customers$/],
    ['the payment intent', /payment_intents$/],
    ['the confirmation', /confirm$/],
  ])('is made once if the response about %s is lost, and looked up again', async (_what, path) => {
    const key = `lost-${path.source}`
    stripe.goWrong(path, 'lost')
    await expect(gateway().charge(chargeRequest(key))).rejects.toThrow(GatewayUnreachable)
    expect(await gateway().charge(chargeRequest(key))).toMatchObject({ kind: 'succeeded' })
    expect(intentOfKey(key).filter(({ status }) => status === 'succeeded')).toHaveLength(1)
  })

  it.each([500, 429, 409])('is unknown, not declined, when Stripe responds with %i', async (status) => {
    stripe.goWrong(/confirm$/, status)
    await expect(gateway().charge(chargeRequest(`fault-${status}`))).rejects.toThrow(GatewayUnreachable)
    expect(await gateway().cancel(`fault-${status}`)).toEqual({ kind: 'canceled' })
  })

  it('never charges a canceled key, whether canceled before or after the request', async () => {
    expect(await gateway().cancel('early')).toEqual({ kind: 'canceled' })
    expect(await gateway().charge(chargeRequest('early'))).toEqual({ kind: 'canceled' })
    await gateway().charge(chargeRequest('bank', 'pm_card_authenticationRequired'))
    expect(await gateway().cancel('bank')).toEqual({ kind: 'canceled' })
    stripe.books.answerBank(intentOfKey('bank')[0]?.id ?? '', true)
    expect(await gateway().chargeByKey('bank')).toEqual({ kind: 'canceled' })
    await gateway().charge(chargeRequest('late'))
    expect(await gateway().cancel('late')).toMatchObject({ kind: 'succeeded' })
  })

  it('is canceled or charged, never both, when both are requested at once', async () => {
    for (let turn = 0; turn < 20; turn++) {
      const key = `race-${turn}`
      const [charged, canceled] = await Promise.all([
        gateway()
          .charge(chargeRequest(key))
          .catch(() => undefined),
        gateway()
          .cancel(key)
          .catch(() => undefined),
      ])
      const last = await gateway().cancel(key)
      const taken = intentOfKey(key).filter(({ status }) => status === 'succeeded').length
      expect(taken).toBe(last.kind === 'succeeded' ? 1 : 0)
      if (canceled?.kind === 'canceled') expect(taken).toBe(0)
      if (charged?.kind === 'succeeded') expect(taken).toBe(1)
    }
  })
})

describe('a Stripe account', () => {
  it('reports whether Stripe accepts the key', async () => {
    const account = { via: 'stripe', secretKey: 'sk_test_wrong', publishableKey: '', webhookSecret: '' } as const
    const start = (url: string) =>
      createStripeGateway({ ...account, url }, t.connection, t.clock, createLogger('silent'))
    for (const [url, status] of [
      [stripe.url, 'refused'],
      ['http://127.0.0.1:9', 'unreachable'],
    ] as const) {
      const gateway = start(url)
      expect(await gateway.status()).toBe(status)
      await gateway.close()
    }
  })

  it('stops the startup if Stripe rejects the key from the environment', async () => {
    const account = { via: 'stripe', secretKey: 'sk_test_wrong', publishableKey: '', webhookSecret: '' } as const
    const started = testApp({ config: { payments: { ...account, url: stripe.url } } })
    await expect(started).rejects.toThrow('Stripe rejected STRIPE_SECRET_KEY.')
  })
})
