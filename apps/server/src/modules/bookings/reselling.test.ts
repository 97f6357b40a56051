import { bookingById } from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Home } from '#modules/homes'
import { balances } from '#modules/ledger'
import { policyPresets, type RebookingTerms, setRates } from '#modules/pricing'
import { a, usualPricing } from '#testing/builders'
import { cancelled, confirmed, type Guest, good } from './testing/guest.ts'
import { bookingsScene } from './testing/scene.ts'

const { t } = bookingsScene()
let first: Guest
let second: Guest
let third: Guest
let home: Home
beforeAll(async () => {
  first = await t.person('traveler')
  second = await t.person('traveler')
  third = await t.person('traveler')
})
beforeEach(async () => {
  home = await t.write((ctx) => a.pricedHome(ctx))
  await letBackWhenResold({ resale: 'whole_stay', keep: { kind: 'share', basisPoints: 2_000 } })
})

/** Everything is paid at booking; nothing comes back but what is let again. */
const letBackWhenResold = (rebooking: RebookingTerms) =>
  t.write((ctx) =>
    setRates(ctx, home.id, {
      discounts: [],
      terms: {
        policy: { ...policyPresets.rebooking, grace: null, rebooking },
        schedule: [{ share: 10_000, due: { kind: 'booking' } }],
      },
    }),
  )

// 1,000 a night, 1,250 on Friday 2 and Saturday 3 July.
const july = (arrive = 2, depart = 9) => ({
  homeId: home.id,
  arrive: `2027-07-0${arrive}`,
  depart: `2027-07-0${depart}`,
})
const rent = 750_000

const cancelledStay = async () => {
  const booking = await confirmed(first, july())
  t.clock.advance(5)
  const { refund } = await cancelled(first, booking.id)
  await t.drain()
  t.clock.advance(5)
  return { id: booking.id, before: refund.refund.amount }
}
const refundedOf = async (id: number) => {
  await t.drain()
  return (await good(first.call(bookingById, { params: { id } }))).booking.refunded.amount
}
const accountsOf = async (bookingId: number) => {
  const rows = await t.read((ctx) => balances(ctx, { bookingId }))
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}

describe('R40 a stay that is let again', () => {
  it('gives its first guest the rent less 20 % once the new one has paid in full, and owner and operator their part less', async () => {
    const { id, before } = await cancelledStay()
    expect(await accountsOf(id)).toMatchObject({ 'payable:owner': rent * 0.8, 'income:commission': rent * 0.2 })
    await confirmed(second, july())
    expect((await refundedOf(id)) - before).toBe(rent * 0.8)
    expect(await accountsOf(id)).toMatchObject({
      'payable:owner': rent * 0.2 * 0.8,
      'income:commission': rent * 0.2 * 0.2,
    })
    const { booking } = await good(first.call(bookingById, { params: { id } }))
    expect(booking.timeline.at(-1)).toMatchObject({ what: 'resold', text: expect.stringContaining('$6,000.00') })
  })

  it('gives it once, however often the new guest’s payment is heard of', async () => {
    const { id, before } = await cancelledStay()
    const again = await confirmed(second, july())
    await t.write(async (ctx) => {
      for (let time = 0; time < 3; time++)
        await t.app.queue.enqueue(ctx, 'bookings.payment-captured', { bookingId: again.id })
    })
    expect((await refundedOf(id)) - before).toBe(rent * 0.8)
  })

  it('gives nothing when only a part is let again, or at a lower price', async () => {
    const { id, before } = await cancelledStay()
    await confirmed(second, july(2, 6))
    expect(await refundedOf(id)).toBe(before)
    await t.write((ctx) => setRates(ctx, home.id, { plan: { ...usualPricing.plan, base: 50_000 } }))
    await confirmed(third, july(6, 9))
    expect(await refundedOf(id)).toBe(before)
  })

  it('counts two parties that take all nights together', async () => {
    const { id, before } = await cancelledStay()
    await confirmed(second, july(2, 6))
    await confirmed(third, july(6, 9))
    expect((await refundedOf(id)) - before).toBe(rent * 0.8)
  })

  it('does not count a party that has cancelled again', async () => {
    const { id, before } = await cancelledStay()
    const gone = await confirmed(second, july(2, 6))
    await t.drain()
    await cancelled(second, gone.id)
    await confirmed(third, july(6, 9))
    expect(await refundedOf(id)).toBe(before)
  })

  it('waits until the new stay is paid in full', async () => {
    const { id, before } = await cancelledStay()
    await t.write((ctx) => setRates(ctx, home.id, { terms: usualPricing.terms }))
    await confirmed(second, july())
    expect(await refundedOf(id)).toBe(before)
    t.clock.set('2027-06-02T05:00:00Z')
    await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.instalments'))
    await t.drain()
    first = { ...(await t.as(first.accountId)), accountId: first.accountId }
    expect((await refundedOf(id)) - before).toBe(rent * 0.8)
  })

  it('gives the nights actually let again less 100.00 where the policy says so', async () => {
    await letBackWhenResold({ resale: 'night_by_night', keep: { kind: 'amount', amount: 10_000 } })
    const { id, before } = await cancelledStay()
    await confirmed(second, july(2, 5))
    expect((await refundedOf(id)) - before).toBe(350_000 - 10_000)
    await confirmed(third, july(5, 9))
    expect((await refundedOf(id)) - before).toBe(rent - 10_000)
  })
})
