import { describe, expect, it } from 'vitest'
import { balanceOf } from '#modules/ledger'
import { recordRefund } from './refunding.ts'
import { settleDue } from './runs.ts'
import { settleBooking } from './settlement.ts'
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
      recordRefund(ctx, { bookingId, amount: { amount: 100_00, currency: 'USD' }, why: 'Cancelled' }),
    )
    await t.drain()
    expect(await clearing()).toBe(-100_00)
    t.clock.advance(24 * 60)
    await settleDue(t.app)
    expect(await clearing()).toBe(0)
  })

  it('a booking about to be earned is settled at once', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_visa')
    const counts = await Promise.all([1, 2, 3].map(() => t.write((ctx) => settleBooking(ctx, bookingId))))
    expect(counts.toSorted()).toEqual([0, 0, 1])
  })
})
