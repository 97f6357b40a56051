import { payBooking, payOwnShare, payShare, splitOfBooking, splitPrice, withdrawRequest } from '@porchlight/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { bookingById, moveOn } from '#modules/bookings'
import type { Home } from '#modules/homes'
import { paidOf, scheduleOf } from '#modules/payments'
import { a } from '#testing/builders'
import { type TestApp, testApp, testPresent } from '#testing/harness'
import { faultsOf, type Guest, good, signed } from '../bookings/testing/guest.ts'
import { chargeRests } from './jobs.ts'

/** How many times shares meet the end of their time. */
const ends = Number(process.env.HOLD_EXPIRIES ?? 8)

let t: TestApp
let guest: Guest
let home: Home
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(testPresent)
  guest = await t.person('traveler')
  home = await t.write((ctx) => a.pricedHome(ctx))
})
afterEach(async () => {
  t.clock.advance(30)
  await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.sweep'))
  await t.drain()
  await moveOn(t.app)
  await t.drain()
  expect(await faultsOf(t)).toEqual([])
})

/** A stay whose guest has paid their own share, and the others' links. */
const begun = async (arrive: string, depart: string, others: number, backstop: 'charge' | 'release' = 'charge') => {
  const { id, total } = await signed(guest, { homeId: home.id, arrive, depart })
  const amount = Math.floor(total.amount / (others + 1))
  const shares = Array.from({ length: others }, (_, at) => ({ id: null, name: `Friend ${at}`, email: null, amount }))
  await good(guest.call(splitPrice, { params: { id }, body: { backstop, shares } }))
  await good(guest.call(payOwnShare, { params: { id }, body: { token: 'sandbox_visa' } }))
  const { split } = await good(guest.call(splitOfBooking, { params: { id } }))
  return { id, total: total.amount, links: split.shares.map(({ path }) => path?.split('/').at(-1) ?? '') }
}
const payBy = (token: string, card = 'sandbox_visa') =>
  t.visitor().call(payShare, { params: { token }, body: { token: card } })
const stateOf = async (id: number) => {
  await t.drain()
  const booking = await t.read((ctx) => bookingById(ctx, id))
  const { paid, refunded } = await t.read((ctx) => paidOf(ctx, id))
  const schedule = await t.read((ctx) => scheduleOf(ctx, id))
  const sum = (wanted: string) =>
    schedule.filter(({ state }) => state === wanted).reduce((total, { amount }) => total + amount.amount, 0)
  return { status: booking.status, paid, refunded, settled: sum('paid'), open: sum('scheduled') + sum('failed') }
}

it('one share paid on many devices at once is charged once', async () => {
  const { id, links, total } = await begun('2027-07-02', '2027-07-09', 2)
  const [one = ''] = links
  const answers = await Promise.all(Array.from({ length: 12 }, () => payBy(one)))
  expect(answers.some(({ ok }) => ok)).toBe(true)
  const { paid, refunded, settled } = await stateOf(id)
  expect(paid - refunded).toBe(total - Math.floor(total / 3))
  expect(settled).toBe(paid - refunded)
})

it('with all shares at once and the guest paying the missing amount, no one pays for another, and nothing is paid twice', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, links, total } = await begun(`2027-0${round + 3}-05`, `2027-0${round + 3}-12`, 8)
    await Promise.all([
      ...links.map((link, at) => payBy(link, at % 3 === 0 ? 'sandbox_declined' : 'sandbox_visa')),
      guest.call(payBooking, { params: { id }, body: { token: 'sandbox_visa' } }),
    ])
    // Someone's share may have overtaken part of the guest's payment: the guest pays what is then missing by pressing
    // again.
    if ((await stateOf(id)).status !== 'confirmed')
      await good(guest.call(payBooking, { params: { id }, body: { token: 'sandbox_visa' } }))
    const { status, paid, refunded, settled, open } = await stateOf(id)
    expect(status).toBe('confirmed')
    expect(paid - refunded).toBe(settled)
    expect(settled + open).toBe(total)
  }
})

it('R3 shares, the backstop, and the end of the hold at the same moment: either booked or fully refunded, never both', async () => {
  let booked = 0
  for (let trial = 0; trial < ends; trial++) {
    t.clock.set(testPresent)
    guest = await t.person('traveler')
    home = await t.write((ctx) => a.pricedHome(ctx))
    const { id, links } = await begun('2027-07-02', '2027-07-09', 3, trial % 2 ? 'charge' : 'release')
    const [first = '', second = ''] = links
    t.clock.advance(trial % 4 < 2 ? 48 * 60 - 0.001 : 49 * 60 - 0.001)
    await Promise.all([
      payBy(first),
      payBy(second, 'sandbox_timeout'),
      chargeRests(t.app),
      (async () => {
        t.clock.advance(0.002)
        await moveOn(t.app)
      })(),
      ...(trial % 3 === 0 ? [guest.call(withdrawRequest, { params: { id } })] : []),
    ])
    t.clock.advance(120)
    await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.sweep'))
    await t.drain()
    await moveOn(t.app)
    const { status, paid, refunded, settled } = await stateOf(id)
    if (status === 'confirmed') booked += 1
    expect(['confirmed', 'expired', 'withdrawn']).toContain(status)
    expect(paid - refunded).toBe(status === 'confirmed' ? settled : 0)
  }
  expect(booked).toBeGreaterThan(0)
})
