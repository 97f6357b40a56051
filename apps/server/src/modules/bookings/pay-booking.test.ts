import { bookingById, payBooking, resumePayment, withdrawRequest } from '@porchlight/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Home } from '#modules/homes'
import { balanceOf } from '#modules/ledger'
import { type Gateway, submitIntent } from '#modules/payments'
import { a } from '#testing/builders'
import { moveOn } from './jobs.ts'
import { preparePayment } from './pay-booking.ts'
import { confirmed, type Guest, good, held, pay, refused, signed } from './testing/guest.ts'
import { bookingsScene } from './testing/scene.ts'

const { t, as, run } = bookingsScene()
let guest: Guest
let other: Guest
let home: Home
let realGateway: Gateway
beforeAll(async () => {
  guest = await t.person('traveler')
  other = await t.person('traveler')
  realGateway = t.app.adapters.gateway
})
beforeEach(async () => {
  home = await t.write((ctx) => a.pricedHome(ctx))
})
// Runs before the scene checks for faults: afterEach hooks run in reverse order, so the one registered last runs first.
afterEach(async () => {
  t.app.adapters.gateway = realGateway
  await run('payments.sweep')
})

/** Sessions don't last that long: both log in again. */
const later = async (instant: string) => {
  t.clock.set(instant)
  guest = await as(guest.accountId)
  other = await as(other.accountId)
}

const july = () => ({ homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
const bookingOf = async (who: Guest, id: number) => (await good(who.call(bookingById, { params: { id } }))).booking
const charges = async (bookingId: number) =>
  (await bookingOf(guest, bookingId)).payments.filter((payment) => payment.status !== 'failed').length

/** A gateway that does something extra, wrapped around the real one. */
const gatewayWith = (changes: Partial<Gateway>) => {
  t.app.adapters.gateway = { ...realGateway, ...changes }
}
const unreachable = () => Promise.reject(Object.assign(new Error('no answer'), { name: 'GatewayUnreachable' }))

describe('a card', () => {
  it.each([
    ['sandbox_declined', 402, 'card_declined'],
    ['sandbox_insufficient', 402, 'insufficient_funds'],
    ['no_such_card', 422, 'unknown_token'],
  ])('%s is declined, and hold, agreement, and everything else stay', async (token, status, code) => {
    const booking = await signed(guest, july())
    expect(await refused(pay(guest, booking.id, token))).toEqual({ status, code })
    const after = await bookingOf(guest, booking.id)
    expect(after).toMatchObject({ status: 'awaiting_payment', holdUntil: booking.holdUntil, paid: { amount: 0 } })
    expect(after.agreement.signedName).toBe('Ada Quill')
    expect(after.allowedActions).toContain('pay')
    const { booking: paid } = await good(pay(guest, booking.id))
    expect(paid.status).toBe('confirmed')
    expect(paid.payments.map((payment) => payment.status)).toEqual(['failed', 'succeeded'])
  })

  it('leaves time for another card when declined in the last second', async () => {
    const booking = await signed(guest, july())
    t.clock.advance(14.99)
    await refused(pay(guest, booking.id, 'sandbox_declined'))
    t.clock.advance(1)
    expect((await good(pay(guest, booking.id))).booking.status).toBe('confirmed')
  })

  it('cannot hold nights forever by being declined repeatedly', async () => {
    const booking = await signed(guest, july())
    for (let minute = 0; minute < 70; minute += 7) {
      await pay(guest, booking.id, 'sandbox_declined')
      t.clock.advance(7)
    }
    expect(await refused(pay(guest, booking.id))).toEqual({ status: 409, code: 'hold_expired' })
  })

  it('is charged only once if the response is lost', async () => {
    const booking = await signed(guest, july())
    const { booking: paid } = await good(pay(guest, booking.id, 'sandbox_timeout'))
    expect(paid.status).toBe('confirmed')
    expect(await charges(booking.id)).toBe(1)
  })

  it('R43 pays nothing for a withdrawn booking', async () => {
    const booking = await signed(guest, july())
    await good(guest.call(withdrawRequest, { params: { id: booking.id } }))
    expect(await refused(pay(guest, booking.id))).toEqual({ status: 409, code: 'not_allowed_now' })
  })
})

describe('the bank’s verification step', () => {
  const challenged = async () => {
    const booking = await signed(guest, july())
    const { payment } = await good(pay(guest, booking.id, 'sandbox_challenge'))
    return { booking, payment }
  }
  const resume = (id: number, paymentId: number) => guest.call(resumePayment, { params: { id, paymentId } })
  const answerAtBank = (challengeUrl: string | null, answer: 'approve' | 'refuse') =>
    guest.raw({
      method: 'POST',
      path: challengeUrl ?? '',
      body: `answer=${answer}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  it('holds the nights while the guest is at their bank, and confirms when they return', async () => {
    const { booking, payment } = await challenged()
    expect(payment).toMatchObject({ status: 'needs_action', challengeUrl: expect.stringContaining('/sandbox/') })
    t.clock.advance(18)
    const waiting = await good(resume(booking.id, payment.id))
    expect(waiting).toMatchObject({ booking: { status: 'awaiting_payment' }, payment: { status: 'needs_action' } })
    await answerAtBank(payment.challengeUrl, 'approve')
    const done = await good(resume(booking.id, payment.id))
    expect(done).toMatchObject({ booking: { status: 'confirmed' }, payment: { status: 'succeeded' } })
    expect(await good(resume(booking.id, payment.id))).toMatchObject({ booking: { status: 'confirmed' } })
  })

  it('fails if they decline there', async () => {
    const { booking, payment } = await challenged()
    await answerAtBank(payment.challengeUrl, 'refuse')
    expect(await refused(resume(booking.id, payment.id))).toEqual({ status: 402, code: 'card_declined' })
    expect((await good(pay(guest, booking.id))).booking.status).toBe('confirmed')
  })

  it('can be abandoned for another card, and is then never charged', async () => {
    const { booking, payment } = await challenged()
    await good(pay(guest, booking.id))
    await answerAtBank(payment.challengeUrl, 'approve')
    await run('payments.sweep')
    expect(await charges(booking.id)).toBe(1)
  })

  it('is given up after twenty minutes, and the nights become available', async () => {
    const { booking } = await challenged()
    t.clock.advance(23)
    await run('payments.sweep')
    await moveOn(t.app)
    expect((await bookingOf(guest, booking.id)).status).toBe('expired')
    expect((await confirmed(other, july())).status).toBe('confirmed')
  })

  it('belongs to its own booking', async () => {
    const { payment } = await challenged()
    const second = await held(guest, { homeId: home.id, arrive: '2027-09-03', depart: '2027-09-10' })
    expect(await refused(resume(second.id, payment.id))).toEqual({ status: 404, code: 'not_found' })
  })
})

describe('one payment, however often it is requested', () => {
  it('gives the same answer for the same key and charges once', async () => {
    const booking = await signed(guest, july())
    const first = await good(pay(guest, booking.id, 'sandbox_visa', 'one-and-only'))
    const second = await good(pay(guest, booking.id, 'sandbox_visa', 'one-and-only'))
    expect(second).toEqual(first)
    expect(await charges(booking.id)).toBe(1)
  })

  it('repeats a decline for the same key', async () => {
    const booking = await signed(guest, july())
    const call = () => refused(pay(guest, booking.id, 'sandbox_declined', 'declined-once'))
    expect(await call()).toEqual(await call())
    expect((await bookingOf(guest, booking.id)).payments).toHaveLength(1)
  })

  it('rejects the key with another card', async () => {
    const booking = await signed(guest, july())
    await good(pay(guest, booking.id, 'sandbox_visa', 'same-key'))
    expect(await refused(pay(guest, booking.id, 'sandbox_timeout', 'same-key'))).toEqual({
      status: 422,
      code: 'idempotency_mismatch',
    })
  })

  it('has nothing to charge once it is confirmed', async () => {
    const booking = await confirmed(guest, july())
    expect(await refused(pay(guest, booking.id))).toEqual({ status: 409, code: 'not_allowed_now' })
  })

  it('resumes with the same key after a gateway outage', async () => {
    const booking = await signed(guest, july())
    gatewayWith({ charge: unreachable, chargeByKey: unreachable })
    const call = () =>
      guest.call(payBooking, { params: { id: booking.id }, body: { token: 'sandbox_visa' }, idempotencyKey: 'outage' })
    expect((await call()).ok).toBe(false)
    t.app.adapters.gateway = realGateway
    expect((await good(call())).booking.status).toBe('confirmed')
    expect(await charges(booking.id)).toBe(1)
  })
})

describe('a process that crashes while paying', () => {
  const input = (bookingId: number) => ({
    bookingId,
    accountId: guest.accountId,
    token: 'sandbox_visa',
    key: `died-${bookingId}`,
  })

  it('before calling the gateway: nothing is charged and the guest pays again', async () => {
    const booking = await signed(guest, july())
    await t.write((ctx) => preparePayment(ctx, input(booking.id)))
    t.clock.advance(5)
    await run('payments.sweep')
    expect((await good(pay(guest, booking.id))).booking.status).toBe('confirmed')
    expect(await charges(booking.id)).toBe(1)
  })

  it('after the gateway has charged: the sweeper finds the money and the stay is confirmed', async () => {
    const booking = await signed(guest, july())
    const intent = await t.write((ctx) => preparePayment(ctx, input(booking.id)))
    await submitIntent(t.app, intent)
    t.clock.advance(5)
    await run('payments.sweep')
    const found = await bookingOf(guest, booking.id)
    expect(found).toMatchObject({ status: 'confirmed', payments: [{ status: 'succeeded' }] })
    expect(found.timeline.map((row) => row.what)).toEqual(['hold', 'sign', 'paid', 'confirm'])
  })

  it('R3 when the nights are lost as well: the money is refunded at once', async () => {
    const booking = await signed(guest, july())
    const intent = await t.write((ctx) => preparePayment(ctx, input(booking.id)))
    await submitIntent(t.app, intent)
    t.clock.advance(60)
    await confirmed(other, july())
    await run('payments.sweep')
    const lost = await bookingOf(guest, booking.id)
    expect(lost).toMatchObject({
      status: 'expired',
      paid: booking.schedule[0]?.amount,
      refunded: booking.schedule[0]?.amount,
    })
    expect(lost.payments).toMatchObject([{ status: 'refunded' }])
  })
})

describe('nights that expire while the bank is processing', () => {
  const thinkFor = (minutes: number, meanwhile: () => Promise<unknown>) =>
    gatewayWith({
      charge: async (request) => {
        const answer = await realGateway.charge(request)
        t.app.adapters.gateway = realGateway
        t.clock.advance(minutes)
        await meanwhile()
        return answer
      },
    })

  it('R3 go to the faster guest: the other gets nights_taken and a full refund', async () => {
    const booking = await signed(guest, july())
    thinkFor(60, () => confirmed(other, july()))
    expect(await refused(pay(guest, booking.id))).toEqual({ status: 409, code: 'nights_taken' })
    await t.drain()
    const lost = await bookingOf(guest, booking.id)
    expect(lost).toMatchObject({ status: 'expired', refunded: booking.dueNow })
    const deposit = { bookingId: booking.id, currency: 'USD' }
    expect(await t.read((ctx) => balanceOf(ctx, 'liability:guest-deposit', deposit))).toBe(0)
  })

  it('still go to the guest if no one else booked them', async () => {
    const booking = await signed(guest, july())
    thinkFor(60, async () => {})
    expect((await good(pay(guest, booking.id))).booking.status).toBe('confirmed')
  })

  it('are held past the deadline while the payment is in progress', async () => {
    const booking = await signed(guest, july())
    t.clock.advance(14)
    thinkFor(5, async () => {
      await moveOn(t.app)
      expect((await bookingOf(guest, booking.id)).status).toBe('awaiting_payment')
      await expect(confirmed(other, july())).rejects.toThrow('stay_not_possible')
    })
    expect((await good(pay(guest, booking.id))).booking.status).toBe('confirmed')
  })
})

describe('later installments', () => {
  it('R29 R34 are charged to the stored card on their due date', async () => {
    const booking = await confirmed(guest, july())
    await later('2027-06-02T05:00:00Z')
    await run('payments.installments')
    const after = await bookingOf(guest, booking.id)
    expect(after.paid).toEqual(after.total)
    expect(after.schedule.map((part) => part.state)).toEqual(['paid', 'paid'])
    expect(after.schedule.map((part) => part.paidAt)).toEqual([booking.schedule[0]?.paidAt, '2027-06-02T05:00:00.000Z'])
    expect(after.timeline.at(-1)).toMatchObject({ what: 'paid', by: 'Our team' })
  })

  it('R29 can be paid manually with another card when the stored one fails', async () => {
    const booking = await confirmed(guest, july())
    gatewayWith({ charge: async () => ({ kind: 'refused', method: 'Visa •••• 4242', code: 'card_declined' }) })
    await later('2027-06-02T05:00:00Z')
    await run('payments.installments')
    t.app.adapters.gateway = realGateway
    const after = await bookingOf(guest, booking.id)
    expect(after.timeline.at(-1)).toMatchObject({ what: 'payment_failed' })
    expect(after.allowedActions).toContain('pay')
    const { booking: paid } = await good(pay(guest, booking.id))
    expect(paid).toMatchObject({ status: 'confirmed', dueNow: { amount: 0 } })
    expect(paid.paid).toEqual(paid.total)
  })

  it('R29 say until when another card can pay them, and can be paid with it', async () => {
    const { id } = (await good(pay(guest, (await signed(guest, july())).id, 'sandbox_declined_later'))).booking
    await later('2027-06-02T05:00:00Z')
    expect((await bookingOf(guest, id)).schedule[1]).toMatchObject({ state: 'due', graceUntil: null })
    await run('payments.installments')
    const graceUntil = '2027-06-05T04:00:00.000Z'
    expect(await bookingOf(guest, id)).toMatchObject({
      schedule: [
        { state: 'paid', graceUntil: null },
        { state: 'due', graceUntil },
      ],
      cardBy: null,
      laterFrom: 'Visa •••• 0036',
    })
    expect((await good(pay(guest, id))).booking).toMatchObject({
      schedule: [{ state: 'paid' }, { state: 'paid', graceUntil: null }],
      laterFrom: 'Visa •••• 4242',
    })
  })

  it('R29 cancel the booking on the guest’s terms when the grace period is over', async () => {
    const booking = await confirmed(guest, july())
    gatewayWith({ charge: async () => ({ kind: 'refused', method: 'Visa •••• 4242', code: 'card_declined' }) })
    for (const day of ['02', '03', '04', '05', '06']) {
      await later(`2027-06-${day}T05:00:00Z`)
      await run('payments.installments')
    }
    t.app.adapters.gateway = realGateway
    await t.drain()
    const after = await bookingOf(guest, booking.id)
    expect(after.status).toBe('canceled')
    expect(after.schedule.at(-1)?.state).toBe('canceled')
    expect((await confirmed(other, july())).status).toBe('confirmed')
  })
})
