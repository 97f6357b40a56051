import { bookingById } from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Home } from '#modules/homes'
import { balances } from '#modules/ledger'
import { policyPresets, type RebookingTerms, setRates } from '#modules/pricing'
import { a, usualPricing } from '#testing/builders'
import { canceled, confirmed, type Guest, good } from './testing/guest.ts'
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

const allAtBooking = [{ share: 10_000, due: { kind: 'booking' } }] as const
/** Everything is paid at booking; only rebooked nights are refunded. */
const letBackWhenResold = (rebooking: RebookingTerms) =>
  t.write((ctx) =>
    setRates(ctx, home.id, {
      discounts: [],
      terms: { policy: { ...policyPresets.rebooking, grace: null, rebooking }, schedule: allAtBooking },
    }),
  )

// 1,000 a night, 1,250 on Friday, July 2 and Saturday, July 3.
const july = (arrive = 2, depart = 9) => ({
  homeId: home.id,
  arrive: `2027-07-0${arrive}`,
  depart: `2027-07-0${depart}`,
})
const rent = 750_000

const canceledStay = async () => {
  const booking = await confirmed(first, july())
  t.clock.advance(5)
  const { refund } = await canceled(first, booking.id)
  await t.drain()
  t.clock.advance(5)
  return { id: booking.id, before: refund.refund.amount }
}
const bookingSeen = async (id: number) => {
  await t.drain()
  return (await good(first.call(bookingById, { params: { id } }))).booking
}
const refundedOf = async (id: number) => (await bookingSeen(id)).refunded.amount
const resaleOf = async (id: number) => (await bookingSeen(id)).resale
const accountsOf = async (bookingId: number) => {
  const rows = await t.read((ctx) => balances(ctx, { bookingId }))
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}

describe('R40 a stay that is rebooked', () => {
  it('refunds its first guest the rent less 20% once the new one has paid in full, and reduces owner and operator shares', async () => {
    const { id, before } = await canceledStay()
    expect(await accountsOf(id)).toMatchObject({ 'payable:owner': rent * 0.8, 'income:commission': rent * 0.2 })
    await confirmed(second, july())
    expect((await refundedOf(id)) - before).toBe(rent * 0.8)
    expect(await accountsOf(id)).toMatchObject({
      'payable:owner': rent * 0.2 * 0.8,
      'income:commission': rent * 0.2 * 0.2,
    })
    expect((await bookingSeen(id)).timeline.at(-1)).toMatchObject({
      what: 'resold',
      text: expect.stringContaining('$6,000.00'),
    })
  })

  it('refunds it once, however often the new guest’s payment is processed', async () => {
    const { id, before } = await canceledStay()
    const again = await confirmed(second, july())
    await t.write(async (ctx) => {
      for (let time = 0; time < 3; time++)
        await t.app.queue.enqueue(ctx, 'bookings.payment-captured', { bookingId: again.id })
    })
    expect((await refundedOf(id)) - before).toBe(rent * 0.8)
  })

  it('refunds nothing if only a part is rebooked, or at a lower price', async () => {
    const { id, before } = await canceledStay()
    await confirmed(second, july(2, 6))
    expect(await refundedOf(id)).toBe(before)
    await t.write((ctx) => setRates(ctx, home.id, { plan: { ...usualPricing.plan, base: 50_000 } }))
    await confirmed(third, july(6, 9))
    expect(await refundedOf(id)).toBe(before)
  })

  it('counts two parties that together book all nights', async () => {
    const { id, before } = await canceledStay()
    await confirmed(second, july(2, 6))
    await confirmed(third, july(6, 9))
    expect((await refundedOf(id)) - before).toBe(rent * 0.8)
  })

  it('does not count a party that has also canceled', async () => {
    const { id, before } = await canceledStay()
    const gone = await confirmed(second, july(2, 6))
    await t.drain()
    await canceled(second, gone.id)
    await confirmed(third, july(6, 9))
    expect(await refundedOf(id)).toBe(before)
  })

  it('waits until the new stay is paid in full and none of it can be refunded anymore', async () => {
    const { id, before } = await canceledStay()
    await t.write((ctx) => setRates(ctx, home.id, { terms: usualPricing.terms }))
    await confirmed(second, july())
    expect(await refundedOf(id)).toBe(before)
    t.clock.set('2027-06-02T05:00:00Z')
    await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.installments'))
    await t.drain()
    first = { ...(await t.as(first.accountId)), accountId: first.accountId }
    expect(await refundedOf(id)).toBe(before)
    t.clock.set('2027-06-02T21:00:00Z')
    await t.write((ctx) => t.app.queue.enqueue(ctx, 'bookings.follow-resales'))
    first = { ...(await t.as(first.accountId)), accountId: first.accountId }
    expect((await refundedOf(id)) - before).toBe(rent * 0.8)
  })

  it('refunds the nights actually rebooked less 100.00 if the policy says so', async () => {
    await letBackWhenResold({ resale: 'night_by_night', keep: { kind: 'amount', amount: 10_000 } })
    const { id, before } = await canceledStay()
    await confirmed(second, july(2, 5))
    expect((await refundedOf(id)) - before).toBe(350_000 - 10_000)
    await confirmed(third, july(5, 9))
    expect((await refundedOf(id)) - before).toBe(rent - 10_000)
  })

  it('tells its first guest how many of their nights are rebooked, and the refund for them', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' })
    const { id } = await canceledStay()
    const none = {
      rebooked: 0,
      nights: 7,
      counts: 'whole_stay',
      keeps: { kind: 'share', basisPoints: 2_000 },
      refunded: usd(0),
    }
    expect(await resaleOf(id)).toEqual(none)
    await confirmed(second, july(2, 6))
    expect(await resaleOf(id)).toEqual({ ...none, rebooked: 4 })
    await confirmed(third, july(6, 9))
    expect(await resaleOf(id)).toEqual({ ...none, rebooked: 7, refunded: usd(rent * 0.8) })
  })

  it('counts no night of a party that has not paid in full, or has also canceled', async () => {
    const { id } = await canceledStay()
    const gone = await confirmed(second, july(2, 4))
    await t.drain()
    await canceled(second, gone.id)
    await t.write((ctx) => setRates(ctx, home.id, { terms: usualPricing.terms }))
    await confirmed(third, july(4, 9))
    expect(await resaleOf(id)).toMatchObject({ rebooked: 0 })
  })

  it('promises nothing for a stay under other terms, one that no one canceled, or one with nothing retained', async () => {
    const status = await confirmed(first, july(2, 4))
    expect(status.resale).toBeNull()
    await t.write((ctx) =>
      setRates(ctx, home.id, { terms: { policy: policyPresets.rebooking, schedule: allAtBooking } }),
    )
    const regretted = await confirmed(first, july(4, 6))
    await canceled(first, regretted.id)
    expect(await resaleOf(regretted.id)).toBeNull()
    await t.write((ctx) => setRates(ctx, home.id, { terms: usualPricing.terms }))
    const usual = await confirmed(first, july(6, 8))
    t.clock.advance(25 * 60)
    await canceled(first, usual.id)
    expect(await resaleOf(usual.id)).toBeNull()
  })

  it('R37 refunds nothing to a guest who leaves after check-in, as their terms say', async () => {
    await letBackWhenResold({ resale: 'night_by_night', keep: { kind: 'amount', amount: 10_000 } })
    const { id } = await confirmed(first, july())
    t.clock.set('2027-07-03T15:00:00Z')
    first = { ...(await t.as(first.accountId)), accountId: first.accountId }
    second = { ...(await t.as(second.accountId)), accountId: second.accountId }
    await canceled(first, id)
    const before = await refundedOf(id)
    await confirmed(second, july(5, 9))
    expect(await refundedOf(id)).toBe(before)
    expect(await resaleOf(id)).toBeNull()
  })

  it('waits until the new guest can no longer cancel for a refund: booking and then canceling has no effect', async () => {
    const { id, before } = await canceledStay()
    await t.write((ctx) =>
      setRates(ctx, home.id, { terms: { policy: policyPresets.rebooking, schedule: allAtBooking } }),
    )
    const regretted = await confirmed(second, july())
    expect(await resaleOf(id)).toMatchObject({ rebooked: 7, refunded: { amount: 0 } })
    await canceled(second, regretted.id)
    expect(await refundedOf(id)).toBe(before)
    await confirmed(third, july())
    const follow = async () => {
      await t.write((ctx) => t.app.queue.enqueue(ctx, 'bookings.follow-resales'))
      return refundedOf(id)
    }
    expect(await follow()).toBe(before)
    t.clock.advance(25 * 60)
    first = { ...(await t.as(first.accountId)), accountId: first.accountId }
    expect((await follow()) - before).toBe(rent * 0.8)
    expect((await follow()) - before).toBe(rent * 0.8)
  })
})
