import {
  createBooking,
  endPromo,
  type Promo,
  previewChange,
  promosInForce,
  quoteById,
  setPromo,
  versionOfNone,
  withdrawRequest,
} from '@porchlight/contract'
import { beforeAll, expect, it } from 'vitest'
import { a, usualPricing } from '#testing/builders'
import { canceled, confirmed, type Guest, good, pay, quoted, refused, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { setRates } from './index.ts'

const { t } = bookingsScene()

let staff: Guest
beforeAll(async () => {
  staff = await t.person('staff')
})
const percent: Pick<Promo, 'label' | 'worth'> = { label: 'For friends', worth: { kind: 'percent', amount: 1_000 } }
const code = (name: string, limits: Partial<Promo> = {}) =>
  good(staff.call(setPromo, { params: { code: name }, body: { ...percent, ...limits } }))
const newHome = async () => (await t.write((ctx) => a.pricedHome(ctx))).id
const week = { arrive: '2027-07-02', depart: '2027-07-09' }
const coupon = (lines: readonly { code: string; amount: { amount: number } }[]) =>
  lines.find((line) => line.code === 'coupon')?.amount.amount
const usesOf = async (name: string) =>
  (await good(staff.call(promosInForce))).promos.find((promo) => promo.code === name)?.uses

it('staff create a code with its limits, replace it, and take it out of use', async () => {
  const [home, other] = [await newHome(), await newHome()]
  const guest = await t.person('traveler')
  const limits = { homeIds: [home], minNights: 5, stays: { from: '2027-06-01', to: '2027-09-01' } }
  const { promos } = await code('spring-5', limits)
  expect(promos.find((promo) => promo.code === 'SPRING-5')).toMatchObject({ ...percent, ...limits, uses: 0 })

  const quote = await quoted(guest, { homeId: home, ...week, promo: ' spring-5 ' })
  // A week at 7,500 less 10% for the week; 10% of what is left.
  expect(coupon(quote.lines)).toBe(-67_500)
  const unfit = [
    { homeId: other, ...week },
    { homeId: home, arrive: '2027-07-02', depart: '2027-07-05' },
    { homeId: home, arrive: '2027-08-28', depart: '2027-09-04' },
  ]
  for (const request of unfit)
    await expect(quoted(guest, { ...request, promo: 'SPRING-5' })).rejects.toThrow('promo_unknown')
  await code('SPRING-5', { ...limits, homeIds: [other] })
  await expect(quoted(guest, { homeId: home, ...week, promo: 'SPRING-5' })).rejects.toThrow('promo_unknown')
  await good(staff.call(endPromo, { params: { code: 'SPRING-5' } }))
  await expect(quoted(guest, { homeId: other, ...week, promo: 'SPRING-5' })).rejects.toThrow('promo_unknown')
  expect(await usesOf('SPRING-5')).toBeUndefined()
})

it('a paused code can’t be used for new bookings; earlier bookings keep it, and it resumes unchanged', async () => {
  const home = await newHome()
  const guest = await t.person('traveler')
  const requested = { homeId: home, ...week, promo: 'REST-10' }
  await code('REST-10', { mostUses: 5 })
  expect(coupon((await quoted(guest, requested)).lines)).toBe(-67_500)
  await code('REST-10', { mostUses: 5, paused: true })
  await expect(quoted(guest, requested)).rejects.toThrow('promo_unknown')
  const { promos } = await good(staff.call(promosInForce))
  expect(promos.find((promo) => promo.code === 'REST-10')).toMatchObject({ paused: true, mostUses: 5, uses: 0 })
  await code('REST-10', { mostUses: 5 })
  expect(coupon((await quoted(guest, requested)).lines)).toBe(-67_500)
})

it('when many use the last use of a code at once, one gets it', async () => {
  await code('LAST-ONE', { mostUses: 1 })
  const requests = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const guest = await t.person('traveler')
      return { guest, quote: await quoted(guest, { homeId: await newHome(), ...week, promo: 'last-one' }) }
    }),
  )
  const answers = await Promise.all(
    requests.map(({ guest, quote }) =>
      guest.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } }),
    ),
  )
  expect(answers.map((answer) => (answer.ok ? 'held' : answer.error.code)).sort()).toEqual([
    'held',
    ...Array.from({ length: 5 }, () => 'promo_used_up'),
  ])
  expect(await usesOf('LAST-ONE')).toBe(1)
  const late = await t.person('traveler')
  await expect(quoted(late, { homeId: await newHome(), ...week, promo: 'LAST-ONE' })).rejects.toThrow('promo_used_up')
})

it('a use is freed when the booking fails or is canceled for free, and not before', async () => {
  await code('ONCE-EACH', { onceEach: true, mostUses: 2 })
  const guest = await t.person('traveler')
  const hold = async () => {
    const quote = await quoted(guest, { homeId: await newHome(), ...week, promo: 'ONCE-EACH' })
    return guest.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } })
  }
  const { booking } = await good(hold())
  expect(await refused(hold())).toEqual({ status: 409, code: 'promo_used_before' })
  await good(guest.call(withdrawRequest, { params: { id: booking.id } }))
  expect(await usesOf('ONCE-EACH')).toBe(0)

  const again = (await good(hold())).booking
  await good(sign(guest, again.id))
  await good(pay(guest, again.id))
  expect(await refused(hold())).toEqual({ status: 409, code: 'promo_used_before' })
  // Within the terms' grace period, everything is refunded.
  expect((await canceled(guest, again.id)).refund.retained.amount).toBe(0)
  expect(await usesOf('ONCE-EACH')).toBe(0)

  const lapsed = (await good(hold())).booking
  t.clock.advance(20)
  await t.write((ctx) => t.app.queue.enqueue(ctx, 'bookings.move-on'))
  await t.drain()
  expect(lapsed.status).toBe('awaiting_agreement')
  expect(await usesOf('ONCE-EACH')).toBe(0)
})

it('R18 a code and add-ons stay with the stay when it is changed, even if no one else can use the code anymore', async () => {
  const homeId = await newHome()
  await t.write(async (ctx) => {
    const extra = { note: 'Logs by the door', of: 'subtotal', optional: true, kind: 'per_stay' } as const
    await setRates(ctx, homeId, {
      fees: [...usualPricing.fees, { ...extra, code: 'extra', label: 'Firewood', amount: 9_000, position: 9 }],
    })
  })
  await code('STAYS-ON', { mostUses: 1 })
  const guest = await t.person('traveler')
  const plain = await quoted(guest, { homeId, ...week })
  const params = { id: plain.id, hash: plain.hash }
  const [offered] = (await good(guest.call(quoteById, { params }))).addOns
  expect(offered).toMatchObject({ label: 'Firewood', price: { amount: 9_000 }, chosen: false })

  const request = { homeId, ...week, promo: 'STAYS-ON', addOns: [offered?.id ?? 0] }
  const priced = await quoted(guest, request)
  const chosen = (await good(guest.call(quoteById, { params: { id: priced.id, hash: priced.hash } }))).addOns
  expect(chosen).toMatchObject([{ label: 'Firewood', chosen: true }])
  const booking = await confirmed(guest, request)
  await good(staff.call(endPromo, { params: { code: 'NOBODY' } }))
  const { change } = await good(
    guest.call(previewChange, { params: { id: booking.id }, body: { ...week, depart: '2027-07-10', adults: 2 } }),
  )
  expect(change.lines.find(({ label }) => label === 'For friends')?.after.amount).toBeLessThan(0)
  expect(change.lines.find(({ label }) => label === 'Firewood')).toMatchObject({ after: { amount: 9_000 } })
})

it('a fixed amount that would pay for most of the cheapest stay needs a reason and a second person', async () => {
  const home = await t.write(async (ctx) => {
    const made = await a.pricedHome(ctx)
    await setRates(ctx, made.id, { plan: { ...usualPricing.plan, base: 20_000, weekend: 20_000 }, fees: [] })
    return made.id
  })
  await t.drain()
  const worth = { kind: 'amount' as const, amount: 90_000, currency: 'USD' }
  const make = (minNights: number, reason = '') =>
    staff.call(setPromo, {
      params: { code: `FIXED-${minNights}` },
      body: { label: 'Fixed', worth, homeIds: [home], minNights, reason },
    })
  expect(await refused(make(2))).toMatchObject({ code: 'reason_needed' })
  const { outcome } = await good(make(2, 'Their last stay ended with a burst pipe'))
  expect(outcome?.state).toBe('pending')
  // For two weeks it is less than a third.
  expect((await good(make(28))).outcome).toBeNull()
})

it('a promo code is never changed unseen over what someone else saved meanwhile', async () => {
  const versionNow = async () =>
    (await good(staff.call(promosInForce))).promos.find(({ code }) => code === 'GUARDED')?.version
  await good(staff.call(setPromo, { params: { code: 'GUARDED' }, body: percent }))
  const opened = await versionNow()
  const save = (change: object, version: string | undefined) =>
    staff.call(setPromo, { params: { code: 'guarded' }, body: { ...percent, ...change, version } })
  await good(save({ minNights: 3 }, opened))
  expect(await refused(save({ paused: true }, opened))).toMatchObject({ status: 409, code: 'settings_changed' })
  await good(save({ minNights: 3, paused: true }, await versionNow()))
  const now = (await good(staff.call(promosInForce))).promos.find(({ code }) => code === 'GUARDED')
  expect(now).toMatchObject({ minNights: 3, paused: true })
  await good(staff.call(endPromo, { params: { code: 'GUARDED' } }))
  expect(await refused(save({ minNights: 3 }, now?.version))).toMatchObject({ code: 'settings_changed' })
  expect(await versionNow()).toBeUndefined()
})

it('a new promo code never replaces one that exists, even when two people create it at once', async () => {
  const create = (code: string, label: string) =>
    staff.call(setPromo, { params: { code }, body: { ...percent, label, version: versionOfNone } })
  await good(create('FRESH', 'First'))
  expect(await refused(create('fresh', 'Second'))).toMatchObject({ status: 409, code: 'settings_changed' })
  const answers = await Promise.all(['One', 'Two', 'Three'].map((label) => create('RACED', label)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

it('a promo code that one person ends while another saves it stays ended', async () => {
  for (let round = 0; round < 6; round++) {
    const code = `ENDED-${round}`
    await good(staff.call(setPromo, { params: { code }, body: percent }))
    const inForce = async () => (await good(staff.call(promosInForce))).promos.find((promo) => promo.code === code)
    const version = (await inForce())?.version
    const save = () => staff.call(setPromo, { params: { code }, body: { ...percent, minNights: 4, version } })
    const end = () => staff.call(endPromo, { params: { code } })
    await Promise.all(round % 2 === 0 ? [save(), end()] : [end(), save()])
    expect(await inForce()).toBeUndefined()
  }
})
