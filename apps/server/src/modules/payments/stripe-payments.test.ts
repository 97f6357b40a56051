import { afterEach, describe, expect, it } from 'vitest'
import { intentById, paymentsOf } from './intent.ts'
import { refundsOf } from './refund.ts'
import { recordRefund } from './refund-commands.ts'
import { receiveDisputes, receiveReturnedRefunds, sweepIntents, sweepRefunds } from './runs.ts'
import { stripeScene } from './testing/stripe/scene.ts'

const { t, stripe, booksAgree, hear, book, want, pay, deposit } = await stripeScene()
afterEach(booksAgree)

describe('a booking paid with Stripe', () => {
  it('is captured and refunded, to the cent in its books and ours', async () => {
    const bookingId = await book()
    const paid = await pay(bookingId, 'pm_card_visa')
    expect(paid).toMatchObject({ state: 'succeeded', method: 'Visa •••• 4242' })
    expect(await deposit(bookingId)).toBe(426_632)
    await t.write((ctx) =>
      recordRefund(ctx, { bookingId, intentId: paid.id, amount: { amount: 100_000, currency: 'USD' }, why: 'a test' }),
    )
    stripe.goWrong(/POST .*refunds$/, 'lost')
    await t.drain().catch(() => {})
    stripe.forgetKeys()
    t.clock.advance(30)
    await sweepRefunds(t.app)
    await t.drain()
    expect(stripe.books.refunds.filter(({ amount }) => amount === 100_000)).toHaveLength(1)
    expect(await t.read((ctx) => refundsOf(ctx, bookingId))).toMatchObject([{ state: 'succeeded' }])
  })

  it('whose response was lost is found by the sweeper, which never charges', async () => {
    const bookingId = await book()
    stripe.goWrong(/confirm$/, 'lost')
    stripe.goWrong(/payment_intents\/pi_\w+$/, 'before')
    const intent = await pay(bookingId, 'pm_card_visa')
    expect(intent.state).toBe('recorded')
    t.clock.advance(30)
    await sweepIntents(t.app)
    expect(await t.read((ctx) => intentById(ctx, intent.id))).toMatchObject({ state: 'succeeded' })
    const lost = await book()
    stripe.goWrong(/payment_intents$/, 'before')
    const never = await pay(lost, 'pm_card_visa')
    t.clock.advance(30)
    await sweepIntents(t.app)
    expect(await t.read((ctx) => intentById(ctx, never.id))).toMatchObject({ state: 'failed' })
    expect(await deposit(lost)).toBe(0)
  })

  it('R55 records a dispute, and its end', async () => {
    const bookingId = await book()
    await pay(bookingId, 'pm_card_createDispute')
    await receiveDisputes(t.app)
    expect(await t.read((ctx) => paymentsOf(ctx, bookingId))).toMatchObject([{ disputed: 426_632 }])
    const [dispute] = stripe.books.disputes
    stripe.books.closeDispute(dispute?.id ?? '', 'won')
    await receiveDisputes(t.app)
    expect(await t.read((ctx) => paymentsOf(ctx, bookingId))).toMatchObject([{ disputed: 0 }])
  })

  it('R32 learns, with and without an event, that a bank returned a refund, and restores the deposit once', async () => {
    const refunded = async () => {
      const bookingId = await book()
      await pay(bookingId, 'pm_card_visa')
      await t.write((ctx) =>
        recordRefund(ctx, { bookingId, amount: { amount: 100_000, currency: 'USD' }, why: 'a test' }),
      )
      await t.drain()
      expect(await deposit(bookingId)).toBe(326_632)
      stripe.books.returnRefund(stripe.books.refunds.at(-1)?.id ?? '')
      return bookingId
    }
    const reported = await refunded()
    const event = stripe.books.events.at(-1)
    if (event) expect([await hear(event), await hear(event)]).toEqual([200, 200])
    await t.drain()
    expect(await deposit(reported)).toBe(426_632)
    const unreported = await refunded()
    await receiveReturnedRefunds(t.app)
    for (const bookingId of [reported, unreported]) {
      expect(await deposit(bookingId)).toBe(426_632)
      expect(await t.read((ctx) => refundsOf(ctx, bookingId))).toMatchObject([
        { state: 'failed', failure: 'The card did not take the refund (lost_or_stolen_card).' },
      ])
    }
  })

  it('waits for the bank only as long as the nights are held', async () => {
    const bookingId = await book()
    const intent = await pay(bookingId, 'pm_card_authenticationRequired')
    expect(intent).toMatchObject({ state: 'needs_action' })
    t.clock.advance(30)
    await sweepIntents(t.app)
    expect(await t.read((ctx) => intentById(ctx, intent.id))).toMatchObject({ state: 'failed' })
    expect(await want(bookingId, 'pm_card_visa')).toMatchObject({ state: 'recorded' })
    t.clock.advance(30)
    await sweepIntents(t.app)
  })
})
