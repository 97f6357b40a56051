import { describe, expect, it } from 'vitest'
import { balanceOf } from '#modules/ledger'
import { recordRefund } from './refund-commands.ts'
import { settleDue } from './runs.ts'
import { settleClearing } from './settlement.ts'
import { paymentsScene } from './testing/scene.ts'

const { t, book, pay } = paymentsScene()

describe('settling', () => {
  it('R47 card money reaches the trust account after a day, once, and refunds leave it', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_visa')
    const clearing = () => t.read((ctx) => balanceOf(ctx, 'processor:clearing', { bookingId, currency: 'USD' }))
    await settleDue(t.app)
    expect(await clearing()).toBe(426_632)
    t.clock.advance(24 * 60)
    await Promise.all([settleDue(t.app), settleDue(t.app)])
    expect(await clearing()).toBe(0)
    await t.write((ctx) =>
      recordRefund(ctx, { bookingId, amount: { amount: 100_00, currency: 'USD' }, why: 'Canceled' }),
    )
    await t.drain()
    expect(await clearing()).toBe(0)
  })

  it('R44 the processor takes what it lacks from the trust’s bank account, so clearing is never negative', async () => {
    const [first, second] = [await book(), await book()]
    await pay(first, 'sandbox_visa')
    t.clock.advance(25 * 60)
    await settleDue(t.app)
    const clearing = () => t.read((ctx) => balanceOf(ctx, 'processor:clearing', { currency: 'USD' }))
    const cash = () => t.read((ctx) => balanceOf(ctx, 'cash:trust', { currency: 'USD' }))
    const before = await cash()
    const refund = async (bookingId: number, amount: number) => {
      await t.write((ctx) => recordRefund(ctx, { bookingId, amount: { amount, currency: 'USD' }, why: 'Canceled' }))
      await t.drain()
    }
    await pay(second, 'sandbox_visa')
    await refund(first, 100_00)
    expect([await clearing(), await cash()]).toEqual([416_632, before])
    await refund(first, 4_166_32)
    await refund(second, 4_266_32)
    expect(await clearing()).toBe(0)
    expect(await cash()).toBe(before - 426_632)
  })

  it('when requested by many at once settles once', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_visa')
    const counts = await Promise.all([1, 2, 3].map(() => t.write((ctx) => settleClearing(ctx, ctx.now))))
    expect(counts.toSorted()).toEqual([0, 0, 1])
  })
})
