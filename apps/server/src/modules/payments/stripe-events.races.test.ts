import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { intentById, paymentsOf } from './intent.ts'
import { recordIntent } from './record-intent.ts'
import { submitIntent } from './submit-intent.ts'
import { db } from './tables.ts'
import { chargeRequestOf } from './testing/card-payment.ts'
import type { StripeEvent } from './testing/stripe/books.ts'
import { stripeScene } from './testing/stripe/scene.ts'

const { t, stripe, hear, booksAgree, book, tell, pay, deposit } = await stripeScene()
afterEach(booksAgree)

const payByBank = async (bookingId: number, token: string) => {
  const agreed = { address: '203.0.113.7', browser: 'a browser' }
  const intent = await t.write((ctx) =>
    recordIntent(ctx, { ...chargeRequestOf(bookingId, token), kind: 'bank', agreed }),
  )
  return tell(intent, await submitIntent(t.app, intent))
}

const shuffles = Number(process.env.WEBHOOK_SHUFFLES ?? 2)

const stored = async () =>
  (
    await t.read((ctx) =>
      db(ctx).selectFrom('stripe_gateway.event').select(sql<boolean>`handled_at is not null`.as('handled')).execute(),
    )
  ).map(({ handled }) => handled)

describe('a Stripe event', () => {
  it('is accepted only with its signature, and stored before it is processed', async () => {
    const bookingId = await book()
    const intent = await pay(bookingId, 'pm_card_authenticationRequired')
    const waiting = [...stripe.books.intents.values()].at(-1)
    stripe.books.answerBank(waiting?.id ?? '', true)
    const event = stripe.books.events.findLast(({ type }) => type === 'payment_intent.succeeded') as StripeEvent
    expect(await hear(event, 't=1,v1=00')).toBe(400)
    expect(await stored()).toEqual([])
    expect(await hear(event)).toBe(200)
    expect(await stored()).toEqual([false])
    await t.drain()
    expect(await stored()).toEqual([true])
    expect(await t.read((ctx) => intentById(ctx, intent.id))).toMatchObject({ state: 'succeeded' })
    expect(await deposit(bookingId)).toBe(426_632)
  })

  it('about banks leads to the same books when it arrives twice, days late, and in any order', async () => {
    for (let shuffle = 0; shuffle < shuffles; shuffle++) {
      const from = stripe.books.events.length
      const [comes, returned, reversed] = [await book(), await book(), await book()]
      await payByBank(comes, 'pm_usBankAccount_success')
      await payByBank(returned, 'pm_usBankAccount_insufficientFunds')
      await payByBank(reversed, 'pm_usBankAccount_success')
      const debits = [...stripe.books.intents.values()].slice(-3).map(({ id }) => id)
      for (const id of debits) stripe.books.answerDebit(id)
      stripe.books.reverse(debits[2] ?? '')
      const events = stripe.books.events.slice(from)
      const [notified = []] = fc.sample(fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }), {
        numRuns: 1,
        seed: shuffle,
      })
      for (const [at, event] of notified.entries()) {
        expect(await hear(event)).toBe(200)
        if (at % 3 === shuffle % 3) await t.drain()
        if (at === 2) t.clock.advance(3 * 24 * 60)
      }
      await t.drain()
      expect(await deposit(comes)).toBe(426_632)
      expect(await deposit(returned)).toBe(0)
      expect(await deposit(reversed)).toBe(0)
      expect(await t.read((ctx) => paymentsOf(ctx, returned))).toMatchObject([{ state: 'failed' }])
    }
  })

  it('leads to the same books when it arrives twice, days late, and in any order', async () => {
    for (let shuffle = 0; shuffle < shuffles; shuffle++) {
      const from = stripe.books.events.length
      const [paid, refused, disputed] = [await book(), await book(), await book()]
      await pay(paid, 'pm_card_authenticationRequired')
      await pay(refused, 'pm_card_authenticationRequired')
      await pay(disputed, 'pm_card_createDispute')
      const [first, second] = [...stripe.books.intents.values()].slice(-3)
      stripe.books.answerBank(first?.id ?? '', true)
      stripe.books.answerBank(second?.id ?? '', false)
      stripe.books.closeDispute(stripe.books.disputes.at(-1)?.id ?? '', shuffle % 2 ? 'won' : 'lost')
      const events = stripe.books.events.slice(from)
      const [notified = []] = fc.sample(fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }), {
        numRuns: 1,
        seed: shuffle,
      })
      for (const [at, event] of notified.entries()) {
        expect(await hear(event)).toBe(200)
        if (at % 3 === shuffle % 3) await t.drain()
        if (at === 2) t.clock.advance(3 * 24 * 60)
      }
      await t.drain()
      expect(await deposit(paid)).toBe(426_632)
      expect(await deposit(refused)).toBe(0)
      expect(await deposit(disputed)).toBe(shuffle % 2 ? 426_632 : 0)
      expect(await t.read((ctx) => paymentsOf(ctx, refused))).toMatchObject([{ state: 'failed' }])
    }
    expect((await stored()).every(Boolean)).toBe(true)
  })
})
