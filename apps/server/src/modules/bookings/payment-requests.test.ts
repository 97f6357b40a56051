import {
  acceptPaymentRequest,
  bookingById,
  cancelBooking,
  changeStay,
  createPaymentRequest,
  myInvoices,
  paymentRequestByLink,
  paymentRequestsOf,
  previewCancellation,
  previewChange,
  withdrawPaymentRequest,
} from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { good, pay, refused, there } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, guest, booked, run } = julyScene()

const staff = () => t.person('staff')
const requested = async (id: number, amount = 12_000) =>
  there(
    (
      await good(
        (await staff()).call(createPaymentRequest, { params: { id }, body: { amount, reason: 'Late check-out' } }),
      )
    ).request,
  )
const agree = async ({ id, hash }: { id: number; hash: string }) =>
  (await guest()).call(acceptPaymentRequest, { params: { id, hash } })
const seen = async (id: number) => (await good((await guest()).call(bookingById, { params: { id } }))).booking

describe('a payment request to the guest', () => {
  it('becomes a price line once they agree, due at once; when paid, everything adds up to the cent', async () => {
    const booking = await booked()
    await t.drain()
    const request = await requested(booking.id)
    expect((await seen(booking.id)).total).toEqual(booking.total)
    await good(agree(request))
    const pricier = await seen(booking.id)
    expect(pricier.total.amount).toBe(booking.total.amount + 12_000)
    expect(pricier.headline).toEqual(booking.headline)
    expect(pricier.dueNow.amount).toBe(12_000)
    expect(pricier.lines.map(({ label }) => label)).toContain('Late check-out')
    await good(pay(await guest(), booking.id))
    expect((await seen(booking.id)).paid.amount).toBe(booking.paid.amount + 12_000)
    await t.drain()
    const pdfs = (await good((await guest()).call(myInvoices, { query: { booking: booking.id } }))).invoices.data
    expect(pdfs.map(({ total }) => total.amount)).toEqual([
      booking.total.amount + 12_000,
      -booking.total.amount,
      booking.total.amount,
    ])
  })

  it('is charged to the booking’s card if they pay with no other', async () => {
    const booking = await booked()
    await good(agree(await requested(booking.id)))
    await run('payments.installments')
    await t.drain()
    expect(await seen(booking.id)).toMatchObject({ dueNow: { amount: 0 } })
    expect((await seen(booking.id)).paid.amount).toBe(booking.paid.amount + 12_000)
  })

  it.each([true, false])(
    'R38 leaves the terms counting from the booking, with more requested (%s) or changed',
    async (more) => {
      // Late enough that the one-day grace period refunds more than the policy.
      t.clock.set('2027-06-05T12:00:00Z')
      const booking = await booked()
      t.clock.set(new Date(t.clock.now().getTime() + 3 * 86_400_000))
      const untils = async () => (await seen(booking.id)).cancellation.map(({ until }) => until)
      const before = await untils()
      expect(before[0]).toBe('2027-06-06T12:00:00.000Z')
      if (more) await good(agree(await requested(booking.id)))
      expect(await untils()).toEqual(before)
      const params = { id: booking.id }
      const input = { arrive: '2027-07-02', depart: '2027-07-10', adults: 8 }
      const { change } = await good((await guest()).call(previewChange, { params, body: input }))
      const { quoteId, quoteHash, hash } = change
      await good((await guest()).call(changeStay, { params, body: { quoteId, quoteHash, hash } }))
      expect(await untils()).toEqual(before)
    },
  )

  it('can be agreed to once, and never after it was withdrawn', async () => {
    const booking = await booked()
    const first = await requested(booking.id)
    await Promise.allSettled([agree(first), agree(first)])
    expect((await seen(booking.id)).total.amount).toBe(booking.total.amount + 12_000)
    expect(await refused(agree(first))).toEqual({ status: 409, code: 'not_allowed_now' })
    const second = await requested(booking.id, 5_000)
    const params = { id: booking.id, requestId: second.id }
    await good((await staff()).call(withdrawPaymentRequest, { params }))
    expect(await refused(agree(second))).toEqual({ status: 409, code: 'not_allowed_now' })
    const { requests } = await good((await guest()).call(paymentRequestsOf, { params: { id: booking.id } }))
    expect(requests.map(({ state }) => state)).toEqual(['withdrawn', 'accepted'])
  })

  it('stays agreed when the stay is changed, and is refunded with it when it is canceled in time', async () => {
    const booking = await booked()
    await good(agree(await requested(booking.id)))
    await good(pay(await guest(), booking.id))
    const params = { id: booking.id }
    const input = { arrive: '2027-07-02', depart: '2027-07-10', adults: 8 }
    const { change } = await good((await guest()).call(previewChange, { params, body: input }))
    expect(change.lines.map(({ label, after }) => [label, after.amount])).toContainEqual(['Late check-out', 12_000])
    const { quoteId, quoteHash, hash } = change
    await good((await guest()).call(changeStay, { params, body: { quoteId, quoteHash, hash } }))
    const { cancellation } = await good((await guest()).call(previewCancellation, { params }))
    expect(cancellation.refund).toEqual(cancellation.paid)
    await good((await guest()).call(cancelBooking, { params, body: { hash: cancellation.hash } }))
  })

  it('is visible only to the guest and theirs to agree to, and can’t be sent once the stay is over', async () => {
    const booking = await booked()
    const { id, hash } = await requested(booking.id)
    const other = await t.person('traveler', 'owner')
    expect(await refused(other.call(paymentRequestByLink, { params: { id, hash } }))).toMatchObject({ status: 404 })
    const link = { params: { id, hash: 'A'.repeat(32) } }
    expect(await refused((await guest()).call(paymentRequestByLink, link))).toMatchObject({ status: 404 })
    const ask = { params: { id: booking.id }, body: { amount: 500, reason: 'Wood' } }
    expect(await refused(other.call(createPaymentRequest, ask))).toMatchObject({ status: 404 })
    t.clock.set('2027-07-09T21:00:00Z')
    expect(await refused((await staff()).call(createPaymentRequest, ask))).toEqual({
      status: 409,
      code: 'not_allowed_now',
    })
  })
})
