import { setTimeout as pause } from 'node:timers/promises'
import { bookingById, createBooking, payBooking } from '@porchlight/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { intentById, submitIntent } from '#modules/payments'
import { a } from '#testing/builders'
import { type TestApp, testApp, testPresent } from '#testing/harness'
import { moveOn } from './jobs.ts'
import { nightsHeldUntil } from './lifecycle.ts'
import { finishPayment } from './pay-booking.ts'
import { bookingById as storedBooking } from './queries.ts'
import { faultsOf, type Guest, good, quoted, signed } from './testing/guest.ts'

/** How often a bank's answer coincides with the expiry of the nights waiting for it. */
const expiries = Number(process.env.HOLD_EXPIRIES ?? 6)

let t: TestApp
let guests: Guest[]
beforeAll(async () => {
  t = await testApp()
  guests = await Promise.all(Array.from({ length: 24 }, () => t.person('traveler')))
})
afterAll(() => t.close())
afterEach(async () => {
  await t.drain()
  expect(await faultsOf(t)).toEqual([])
  t.clock.set(testPresent)
})

const guest = async (index: number): Promise<Guest> => {
  const { accountId } = guests[index % guests.length] as Guest
  return { ...(await t.as(accountId)), accountId }
}

const stayIn = (homeId: number, round: number) => {
  const month = `2027-0${(round % 8) + 2}`
  return { homeId, arrive: `${month}-05`, depart: `${month}-12` }
}

const byBank = async (who: Guest, id: number, token: string) =>
  (await good(who.call(payBooking, { params: { id }, body: { token, by: 'bank' } }))).payment

const after = async (who: Guest, id: number) => {
  const again = await t.as(who.accountId)
  return (await good(again.call(bookingById, { params: { id } }))).booking
}

describe('a bank that answers in the same millisecond the nights expire', () => {
  it('confirms the stay or the money is refunded: never both, never neither', async () => {
    let home = await t.write((ctx) => a.pricedHome(ctx))
    const seen = new Set<string>()
    for (let round = 0; round < expiries; round++) {
      if (round % 8 === 0) home = await t.write((ctx) => a.pricedHome(ctx))
      t.clock.set(testPresent)
      const [who, other] = [await guest(round), await guest(round + 12)]
      const stay = stayIn(home.id, round + 1)
      const { id: quoteId, hash: quoteHash } = await quoted(other, stay)
      const { id, dueNow } = await signed(who, stay)
      const payment = await byBank(who, id, 'tok_bank')
      t.clock.advance(3 * 24 * 60)
      const intent = await t.read((ctx) => intentById(ctx, payment.id))
      if (!intent) throw new Error('the payment is gone')
      const outcome = await submitIntent(t.app, intent)
      expect(outcome.kind).toBe('succeeded')
      t.clock.set(nightsHeldUntil(await t.read((ctx) => storedBooking(ctx, id))) ?? testPresent)
      const again = await t.as(other.accountId)
      const takeNights = () => again.call(createBooking, { body: { quoteId, quoteHash } })
      const hear = () => t.write((ctx) => finishPayment(ctx, intent, outcome))
      // Delivered twice; sometimes the clock is first, sometimes the bank.
      await Promise.all([
        moveOn(t.app).then(takeNights),
        pause((round % 5) * 5).then(hear),
        pause((round % 3) * 5).then(hear),
      ])
      await t.drain()
      const { status, paid, refunded } = await after(who, id)
      expect(status).toMatch(/^(confirmed|expired)$/)
      expect(paid).toEqual(dueNow)
      expect(refunded.amount).toBe(status === 'confirmed' ? 0 : dueNow.amount)
      seen.add(status)
    }
    expect(seen.size).toBeGreaterThan(0)
  })

  it('and another guest who books them: exactly one of the two gets them', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx))
    for (let round = 0; round < 6; round++) {
      t.clock.set(testPresent)
      const [who, other] = [await guest(round), await guest(round + 12)]
      const stay = stayIn(home.id, round + 1)
      const { id, dueNow } = await signed(who, stay)
      const payment = await byBank(who, id, 'tok_bank_slow')
      t.clock.set(nightsHeldUntil(await t.read((ctx) => storedBooking(ctx, id))) ?? testPresent)
      const thief = { ...(await t.as(other.accountId)), accountId: other.accountId }
      const [taken] = await Promise.all([
        signed(thief, stay).then((booking) => byCardOf(thief, booking.id)),
        moveOn(t.app),
        t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.sweep-pending')),
      ])
      t.clock.advance(31 * 24 * 60)
      await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.sweep-pending'))
      await t.drain()
      expect(taken).toBe('confirmed')
      expect(payment.status).toBe('pending')
      expect(await after(who, id)).toMatchObject({ status: 'expired', paid: dueNow, refunded: dueNow })
    }
  })
})

const byCardOf = async (who: Guest, id: number) =>
  (await good(who.call(payBooking, { params: { id }, body: { token: 'sandbox_visa' } }))).booking.status

describe('a guest with two browser windows', () => {
  it('pays by bank and by card at once: only the first of the two goes through', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx))
    for (let round = 0; round < 8; round++) {
      t.clock.set(testPresent)
      const who = await guest(round)
      const { id, dueNow } = await signed(who, stayIn(home.id, round))
      const bank = () => who.call(payBooking, { params: { id }, body: { token: 'tok_bank', by: 'bank' } })
      const card = () => who.call(payBooking, { params: { id }, body: { token: 'sandbox_visa' } })
      await Promise.all(round % 2 ? [bank(), card()] : [card(), pause(round * 3).then(bank)])
      t.clock.advance(3 * 24 * 60)
      await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.sweep-pending'))
      await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.sweep'))
      await t.drain()
      const { status, paid, refunded } = await after(who, id)
      expect(status).toBe('confirmed')
      expect(paid.amount - refunded.amount).toBe(dueNow.amount)
      expect(refunded.amount).toBe(0)
    }
  })
})
