import {
  depositOfStay,
  giveDepositCard,
  payBooking,
  resumePayment,
  bookingById as seeBooking,
} from '@porchlight/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cardHoldsOf } from '#modules/payments'
import { a, usualPricing } from '#testing/builders'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { faultsOf, type Guest, good, refused, signed } from '../bookings/testing/guest.ts'
import { followDeposits } from './jobs.ts'

const t = sceneApp()
const deposit = 100_000
const day = 24 * 3_600_000
/** Check-in of the stay: February 5, 16:00 in New York; a card hold is placed the day before. */
const checkIn = new Date('2027-02-05T21:00:00Z')
let guestId: number
let homeId: number
let staffId: number

const guest = async (): Promise<Guest> => ({ ...(await t.as(guestId)), accountId: guestId })

beforeEach(async () => {
  t.clock.set(testPresent)
  const owner = await t.person('owner')
  staffId = (await t.person('staff')).accountId
  guestId = (await t.person('traveler')).accountId
  const home = await t.write((ctx) =>
    a.pricedHome(ctx, { ownerId: owner.accountId, pricing: { plan: { ...usualPricing.plan, deposit } } }),
  )
  homeId = home.id
})

afterEach(async () => {
  await t.drain()
  expect(await faultsOf(t)).toEqual([])
})

/** A confirmed stay paid by bank. */
const paidByBank = async (): Promise<number> => {
  const who = await guest()
  const { id } = await signed(who, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
  const { payment } = await good(
    who.call(payBooking, { params: { id }, body: { token: 'tok_bank_quick', by: 'bank' } }),
  )
  const { booking } = await good(who.call(resumePayment, { params: { id, paymentId: payment.id } }))
  expect(booking.status).toBe('confirmed')
  await t.drain()
  return id
}

const look = async (now: Date) => {
  t.clock.set(now)
  await followDeposits(t.app)
  await t.write((ctx) => t.app.queue.enqueue(ctx, 'notifications.deposits'))
  await t.drain()
}
const before = (days: number) => new Date(checkIn.getTime() - days * day)
const seen = async (id: number) => (await good((await guest()).call(depositOfStay, { params: { id } }))).deposit
const give = async (id: number, token: string) =>
  (await guest()).call(giveDepositCard, { params: { id: String(id) }, body: { token } })

const written = async (subject: string) => {
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as { subject: string; to: string }[]).filter((mail) => mail.subject.includes(subject))
}

describe('R31 the deposit of a stay paid by bank', () => {
  it('R31 waits for a card: the guest is asked once a week before, the team is notified once the day before', async () => {
    const id = await paidByBank()
    expect(await seen(id)).toMatchObject({ state: 'card_missing', needsCard: true, amount: { amount: deposit } })
    const requested = (await written('add a card for your security deposit')).length
    await look(before(8))
    expect(await written('add a card for your security deposit')).toHaveLength(requested)
    await look(before(7))
    await look(before(6))
    expect(await written('add a card for your security deposit')).toHaveLength(requested + 1)
    const alarms = async () => (await written('No card for the security deposit')).length
    const quiet = await alarms()
    await look(before(1))
    const loud = await alarms()
    expect(loud).toBeGreaterThan(quiet)
    await look(new Date(before(1).getTime() + 3_600_000))
    expect(await alarms()).toBe(loud)
    expect(await seen(id)).toMatchObject({ state: 'card_missing', needsCard: true })
    expect(staffId).toBeGreaterThan(0)
  })

  it('R31 stores a card on file without a charge and places the hold on it the day before', async () => {
    const id = await paidByBank()
    const { booking: before2 } = await good((await guest()).call(seeBooking, { params: { id } }))
    expect((await good(give(id, 'sandbox_visa'))).deposit).toMatchObject({ state: 'later', needsCard: false })
    expect((await good((await guest()).call(seeBooking, { params: { id } }))).booking.paid).toEqual(before2.paid)
    await look(before(6))
    expect(await t.read((ctx) => cardHoldsOf(ctx, [id]))).toEqual([])
    await look(before(1))
    expect(await seen(id)).toMatchObject({ state: 'held', method: 'Visa •••• 4242' })
    expect(await refused(give(id, 'sandbox_visa'))).toEqual({ status: 409, code: 'not_allowed_now' })
  })

  it('R31 leaves the stay unchanged when the bank doesn’t allow storing the card, and accepts another', async () => {
    const id = await paidByBank()
    expect(await refused(give(id, 'sandbox_declined'))).toEqual({ status: 402, code: 'card_declined' })
    expect(await refused(give(id, 'sandbox_challenge'))).toEqual({ status: 402, code: 'card_declined' })
    expect(await refused(give(id, 'tok_bank'))).toEqual({ status: 422, code: 'unknown_token' })
    expect(await seen(id)).toMatchObject({ state: 'card_missing' })
    await good(give(id, 'sandbox_visa'))
    expect(await seen(id)).toMatchObject({ state: 'later' })
  })

  it('R31 holds at once on a card provided when it is due', async () => {
    const id = await paidByBank()
    await look(before(1))
    expect((await good(give(id, 'sandbox_visa'))).deposit).toMatchObject({ state: 'held' })
  })

  it('R31 asks for another card, as usual, when a stored card’s hold is declined', async () => {
    const id = await paidByBank()
    await good(give(id, 'sandbox_no_holds'))
    await look(before(1))
    expect(await seen(id)).toMatchObject({ state: 'refused', needsCard: true })
    await good(give(id, 'sandbox_visa'))
    expect(await seen(id)).toMatchObject({ state: 'held' })
  })

  it('R31 retries a lost response, and stores the card once', async () => {
    const id = await paidByBank()
    expect(await refused(give(id, 'sandbox_timeout'))).toMatchObject({ status: 503 })
    t.clock.advance(5)
    await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.sweep-left-cards'))
    await t.drain()
    expect(await seen(id)).toMatchObject({ state: 'later' })
    await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.sweep-left-cards'))
    await t.drain()
    expect(await seen(id)).toMatchObject({ state: 'later', needsCard: false })
  })
})
