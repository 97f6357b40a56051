import { describe, expect, it } from 'vitest'
import { balanceOf, credit, debit, post } from '#modules/ledger'
import { paymentsOf } from './intent.ts'
import { refundsOf } from './refund.ts'
import { performRefund, recordRefund, refundByOtherMeans } from './refund-commands.ts'
import { receiveReturnedRefunds } from './runs.ts'
import { settleClearing } from './settlement.ts'
import { paymentsScene } from './testing/scene.ts'
import { paymentView } from './views.ts'

const { t, book, pay, deposit, withGateway } = paymentsScene()

describe('a refund', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })

  it('R39 never exceeds what was paid and not yet refunded', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_visa')
    const back = (amount: number) =>
      t.write((ctx) => recordRefund(ctx, { bookingId, amount: usd(amount), why: 'Canceled' }))
    await back(400_000)
    await expect(back(26_633)).rejects.toMatchObject({ status: 422, code: 'more_than_paid' })
    await back(26_632)
    await t.drain()
    expect(await deposit(bookingId)).toBe(0)
    const [payment] = await t.read((ctx) => paymentsOf(ctx, bookingId))
    expect(payment && paymentView(payment)).toMatchObject({ status: 'refunded', refunded: usd(426_632) })
  })

  it('R46 takes money that is no longer the guest’s deposit only from the parties named', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_visa')
    await t.write((ctx) => settleClearing(ctx, ctx.now))
    await t.write((ctx) =>
      post(ctx, {
        purpose: 'recognition',
        source: `booking:${bookingId}`,
        document: '',
        currency: 'USD',
        homeId: 1,
        bookingId,
        lines: [debit('liability:guest-deposit', 426_632), credit('payable:owner', 426_632, { ownerId: 5 })],
      }),
    )
    const refund = { bookingId, amount: usd(100_00), why: 'No heating' }
    await expect(t.write((ctx) => recordRefund(ctx, refund))).rejects.toThrow(/say whose money/)
    await t.write((ctx) =>
      recordRefund(ctx, { ...refund, lines: [debit('payable:owner', 100_00, { ownerId: 5, homeId: 1 })] }),
    )
    expect(await deposit(bookingId)).toBe(100_00)
    await t.drain()
    expect(await deposit(bookingId)).toBe(0)
    expect(await t.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId: 5, currency: 'USD' }))).toBe(416_632)
  })

  it('R32 that the card rejects is paid another way, with its proof', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_visa')
    await t.write((ctx) => settleClearing(ctx, ctx.now))
    const [refund] = await t.write((ctx) => recordRefund(ctx, { bookingId, amount: usd(100_00), why: 'Canceled' }))
    const refuses = withGateway({
      refund: async () => ({ kind: 'refused', code: 'refund_refused', message: 'The charge is too old.' }),
    })
    await expect(t.write((ctx) => refundByOtherMeans(ctx, refund?.id ?? 0, 'wire 7'))).rejects.toMatchObject({
      status: 409,
    })
    await performRefund(refuses, refund?.id ?? 0)
    expect(await t.read((ctx) => refundsOf(ctx, bookingId))).toMatchObject([{ state: 'failed' }])
    await t.write((ctx) => refundByOtherMeans(ctx, refund?.id ?? 0, 'wire 7 of 15 January'))
    expect(await t.read((ctx) => refundsOf(ctx, bookingId))).toMatchObject([{ state: 'by_other_means' }])
    expect(await deposit(bookingId)).toBe(416_632)
  })

  it('R32 that the bank returns days later is the guest’s deposit again, once, until it is paid another way', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_refund_returned')
    const [refund] = await t.write((ctx) => recordRefund(ctx, { bookingId, amount: usd(100_00), why: 'Canceled' }))
    await t.drain()
    await t.write((ctx) => settleClearing(ctx, ctx.now))
    await receiveReturnedRefunds(t.app)
    expect(await deposit(bookingId)).toBe(416_632)
    t.clock.advance(3 * 24 * 60)
    for (let times = 0; times < 2; times += 1) await receiveReturnedRefunds(t.app)
    expect(await t.read((ctx) => refundsOf(ctx, bookingId))).toMatchObject([
      { state: 'failed', failure: 'The card’s bank sent the refund back.' },
    ])
    expect(await deposit(bookingId)).toBe(426_632)
    const [payment] = await t.read((ctx) => paymentsOf(ctx, bookingId))
    expect(payment).toMatchObject({ refunded: 100_00 })
    await t.write((ctx) => settleClearing(ctx, ctx.now))
    await t.write((ctx) => refundByOtherMeans(ctx, refund?.id ?? 0, 'wire 8 of 18 January'))
    await receiveReturnedRefunds(t.app)
    expect(await t.read((ctx) => refundsOf(ctx, bookingId))).toMatchObject([{ state: 'by_other_means' }])
    expect(await deposit(bookingId)).toBe(416_632)
  })
})
