import {
  acceptPaymentRequest,
  addDays,
  approveChange,
  type Booking,
  bookingById,
  type ChangeRequest,
  cancelBooking,
  changeRequestByLink,
  changeRequestsOf,
  changeStay,
  createPaymentRequest,
  declineChange,
  type Party,
  previewChange,
  proposeChange,
  type StayChange,
  withdrawChange,
} from '@porchlight/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { nightsOfHome, setStaySettings } from '#modules/availability'
import { paymentsOf } from '#modules/payments'
import { setNightPrices } from '#modules/pricing'
import { inStayScene } from './testing/during-the-stay.ts'
import { confirmed, type Guest, good, quoted, refused, there } from './testing/guest.ts'

const { t, as, run, homeId, guest, booked, inTheHome } = inStayScene()
let staffId: number
beforeAll(async () => {
  staffId = (await t.person('admin')).accountId
})
const staff = () => as(staffId)
const stranger = async () => as((await t.person('traveler')).accountId)

type Request = { arrive?: string; depart?: string } & Partial<Party>
const ask = (who: Guest, booking: Booking, input: Request) =>
  who.call(previewChange, {
    params: { id: booking.id },
    body: { arrive: booking.arrive, depart: booking.depart, ...booking.party, ...input },
  })
const make = (who: Guest, { id }: Booking, { quoteId, quoteHash, hash }: StayChange) =>
  who.call(changeStay, { params: { id }, body: { quoteId, quoteHash, hash } })
const propose = async ({ id }: Booking, { quoteId, quoteHash, hash }: StayChange, note = '') =>
  (await staff()).call(proposeChange, { params: { id }, body: { quoteId, quoteHash, hash, note } })
const proposed = async (booking: Booking, input: Request): Promise<ChangeRequest> => {
  const { change } = await good(ask(await staff(), booking, input))
  return (await good(propose(booking, change))).request
}
const linked = async ({ id, hash }: ChangeRequest, who?: Guest) =>
  good((who ?? (await guest())).call(changeRequestByLink, { params: { id, hash } }))
const approve = async (request: ChangeRequest, hash?: string) => {
  const shown = hash ?? (await linked(request)).change?.hash ?? 'A'.repeat(43)
  return (await guest()).call(approveChange, { params: { id: request.id, hash: request.hash }, body: { hash: shown } })
}
const decline = async ({ id, hash }: ChangeRequest, who?: Guest) =>
  (who ?? (await guest())).call(declineChange, { params: { id, hash } })
const seen = async ({ id }: Booking) => (await good((await guest()).call(bookingById, { params: { id } }))).booking
const listed = async ({ id }: Booking, who?: Guest) =>
  (await good((who ?? (await guest())).call(changeRequestsOf, { params: { id } }))).requests
const statusOf = async (night: string) =>
  (await t.read((ctx) => nightsOfHome(ctx, homeId(), night, addDays(night, 1))))[0]?.status
/** What a stored card has been charged while its holder was away. */
const charged = async ({ id }: Booking): Promise<number> => {
  await run('payments.installments')
  const payments = await t.read((ctx) => paymentsOf(ctx, id))
  return payments.filter(({ state }) => state === 'succeeded').reduce((sum, { amount }) => sum + amount.amount, 0)
}

describe('a change that asks the guest for more needs the guest’s approval', () => {
  it('the team cannot add a night to a stay: nothing is changed, and no card is charged', async () => {
    const booking = await booked()
    const before = await charged(booking)
    const { change } = await good(ask(await staff(), booking, { depart: '2027-07-10' }))
    expect(change.needsApproval).toBe(true)
    expect(await refused(make(await staff(), booking, change))).toEqual({ status: 409, code: 'guest_must_approve' })
    expect(await seen(booking)).toMatchObject({ depart: booking.depart, total: booking.total })
    expect(await charged(booking)).toBe(before)
  })

  it('nor to a stay in progress, where the price would be due at once', async () => {
    const booking = await inTheHome()
    const before = await charged(booking)
    const { change } = await good(ask(await staff(), booking, { depart: '2027-07-11' }))
    expect(change).toMatchObject({ needsApproval: true })
    expect(await refused(make(await staff(), booking, change))).toMatchObject({ code: 'guest_must_approve' })
    const request = (await good(propose(booking, change))).request
    expect(request.expiresAt > t.clock.now().toISOString()).toBe(true)
    expect(await charged(booking)).toBe(before)
    await good(approve(request))
    expect(await charged(booking)).toBe(change.after.amount)
  })

  it('an earlier payment counts as more: a stay that moves is due at once', async () => {
    const booking = await booked()
    const { change } = await good(ask(await staff(), booking, { arrive: '2027-07-16', depart: '2027-07-23' }))
    expect(change.after).toEqual(change.before)
    expect(change).toMatchObject({ needsApproval: true })
    expect(await refused(make(await staff(), booking, change))).toMatchObject({ code: 'guest_must_approve' })
  })

  it('the team makes changes alone that cost the guest nothing more', async () => {
    const booking = await booked()
    const { change } = await good(ask(await staff(), booking, { adults: 6 }))
    expect(change.needsApproval).toBe(false)
    const now = (await good(make(await staff(), booking, change))).booking
    expect(now).toMatchObject({ party: { adults: 6 }, dueNow: { amount: 0 } })
    // The installment agreed for June is lower, and not due earlier.
    expect(now.schedule.map(({ dueOn }) => dueOn)).toEqual(booking.schedule.map(({ dueOn }) => dueOn))
    expect(await charged(booking)).toBe(booking.paid.amount)
  })

  it('the guest needs no one’s approval', async () => {
    const booking = await booked()
    const { change } = await good(ask(await guest(), booking, { depart: '2027-07-10' }))
    expect(change.needsApproval).toBe(false)
    expect((await good(make(await guest(), booking, change))).booking.depart).toBe('2027-07-10')
  })

  it('whatever the team requests, a card pays no more and no earlier than its holder agreed to', async () => {
    const input = fc.record({
      adults: fc.integer({ min: 1, max: 8 }),
      pets: fc.integer({ min: 0, max: 2 }),
      from: fc.integer({ min: -3, max: 3 }),
      to: fc.integer({ min: -2, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(input, { minLength: 1, maxLength: 3 }), async (requests) => {
        const booking = await booked()
        const agreed = booking.schedule
        const dueBy = (day: string) =>
          agreed.reduce((sum, part) => sum + (part.dueOn <= day ? part.amount.amount : 0), 0)
        for (const { from, to, ...party } of requests) {
          const now = await seen(booking)
          const requested = { ...party, arrive: addDays('2027-07-02', from), depart: addDays('2027-07-09', to) }
          const answer = await ask(await staff(), now, requested)
          if (!answer.ok) continue
          const made = await make(await staff(), now, answer.results.change)
          expect(made.ok).toBe(!answer.results.change.needsApproval)
          if (!made.ok) await propose(now, answer.results.change)
        }
        expect(await charged(booking)).toBeLessThanOrEqual(dueBy('2027-01-15'))
        await good((await guest()).call(cancelBooking, { params: { id: booking.id }, body: { reason: 'Make room' } }))
        // Nights held by proposals that the booking has moved on from become available within a minute.
        await run('bookings.expire-change-requests')
      }),
      { numRuns: 6 },
    )
  }, 90_000)
})

describe('a proposed change', () => {
  it('shows the guest before and after, holds the new nights, and is made when the guest approves it', async () => {
    const booking = await booked()
    const request = await proposed(booking, { depart: '2027-07-11' })
    expect(request).toMatchObject({ state: 'open', depart: '2027-07-11', before: booking.total })
    expect(request.expiresAt).toBe('2027-01-16T17:00:00.000Z')
    for (const who of [await guest(), await staff()])
      expect((await listed(booking, who)).map(({ id, state }) => [id, state])).toEqual([[request.id, 'open']])
    expect((await seen(booking)).timeline.at(-1)?.text).toContain('A change was proposed to the guest')
    // The nights aren't available to anyone else meanwhile.
    expect([await statusOf('2027-07-09'), await statusOf('2027-07-10')]).toEqual(['requested', 'requested'])
    await expect(
      quoted(await stranger(), { homeId: homeId(), arrive: '2027-07-10', depart: '2027-07-13' }),
    ).rejects.toThrow('stay_not_possible')

    const shown = await linked(request)
    expect(shown).toMatchObject({ card: 'Visa •••• 4242', stay: { arrive: '2027-07-02', depart: '2027-07-09' } })
    expect(shown.change).toMatchObject({ before: booking.total, after: request.after, needsApproval: false })
    const { booking: now } = await good(approve(request))
    expect(now).toMatchObject({ depart: '2027-07-11', total: request.after })
    expect(await statusOf('2027-07-10')).toBe('booked')
    expect((await listed(booking)).map(({ state }) => state)).toEqual(['accepted'])
    expect(await refused(approve(request))).toEqual({ status: 409, code: 'not_allowed_now' })
    // What became due because of it is charged as the guest agreed.
    expect(await charged(booking)).toBe(now.paid.amount + now.dueNow.amount)
  })

  it('frees the nights and leaves the stay unchanged when declined or withdrawn', async () => {
    const booking = await booked()
    const first = await proposed(booking, { depart: '2027-07-11' })
    await good(decline(first))
    expect(await statusOf('2027-07-10')).toBe('open')
    const second = await proposed(booking, { depart: '2027-07-11' })
    await good((await staff()).call(withdrawChange, { params: { id: booking.id, requestId: second.id } }))
    expect(await statusOf('2027-07-10')).toBe('open')
    expect((await listed(booking)).map(({ state }) => state)).toEqual(['withdrawn', 'declined'])
    for (const one of [first, second]) expect(await refused(approve(one))).toMatchObject({ code: 'not_allowed_now' })
    expect(await seen(booking)).toMatchObject({ depart: booking.depart, total: booking.total })
    const texts = (await seen(booking)).timeline.map(({ text }) => text).join(' ')
    expect(texts).toContain('The guest declined the change')
    expect(texts).toContain('The proposed change was withdrawn')
  })

  it('R4 expires on its own after a day, and so do its nights, sweeper or not', async () => {
    const booking = await booked()
    const request = await proposed(booking, { depart: '2027-07-11' })
    t.clock.set(request.expiresAt)
    expect((await listed(booking)).map(({ state }) => state)).toEqual(['expired'])
    expect((await linked(request)).change).toBeNull()
    expect(await refused(approve(request))).toMatchObject({ code: 'not_allowed_now' })
    await quoted(await stranger(), { homeId: homeId(), arrive: '2027-07-10', depart: '2027-07-13' })
    await run('bookings.expire-change-requests')
    expect((await seen(booking)).timeline.at(-1)?.text).toContain('expired unanswered')
  })

  it('is replaced by a newer one, or by anything else that changes the booking', async () => {
    const booking = await booked()
    const first = await proposed(booking, { depart: '2027-07-10' })
    const second = await proposed(booking, { adults: 8, pets: 1, depart: '2027-07-12' }).catch(() => null)
    // The first proposal's nights block a preview; the team withdraws it and proposes again.
    if (!second) await good((await staff()).call(withdrawChange, { params: { id: booking.id, requestId: first.id } }))
    const open = second ?? (await proposed(booking, { depart: '2027-07-12' }))
    expect((await listed(booking)).filter(({ state }) => state === 'open').map(({ id }) => id)).toEqual([open.id])
    const requested = await good(
      (await staff()).call(createPaymentRequest, {
        params: { id: booking.id },
        body: { amount: 9_000, reason: 'Late check-out' },
      }),
    )
    const { id, hash } = there(requested.request)
    await good((await guest()).call(acceptPaymentRequest, { params: { id, hash } }))
    expect((await listed(booking))[0]?.state).toBe('replaced')
    expect(await refused(approve(open))).toMatchObject({ code: 'not_allowed_now' })
    await run('bookings.expire-change-requests')
    expect(await statusOf('2027-07-11')).toBe('open')
  })

  it('is only for its guest: strangers find nothing, and no one approves another price than was shown', async () => {
    const booking = await booked()
    const request = await proposed(booking, { depart: '2027-07-11' })
    const other = await stranger()
    const params = { id: request.id, hash: request.hash }
    expect(await refused(other.call(changeRequestByLink, { params }))).toMatchObject({ status: 404 })
    expect(await refused(other.call(approveChange, { params, body: { hash: request.hash } }))).toMatchObject({
      status: 404,
    })
    expect(await refused(decline(request, other))).toMatchObject({ status: 404 })
    expect(await refused(decline(request, await staff()))).toMatchObject({ status: 404 })
    expect(
      await refused(
        (await guest()).call(proposeChange, {
          params: { id: booking.id },
          body: { quoteId: 1, quoteHash: 'A'.repeat(43), hash: 'A'.repeat(43), note: '' },
        }),
      ),
    ).toMatchObject({ status: 403 })
    const wrong = { ...request, hash: 'A'.repeat(32) }
    expect(await refused(decline(wrong))).toMatchObject({ status: 404 })
    expect(await refused(approve(request, 'A'.repeat(43)))).toEqual({ status: 409, code: 'terms_changed' })
    expect((await listed(booking))[0]?.state).toBe('open')
  })

  it('R6 holds preparation together with its nights, and takes no nights that others have', async () => {
    await t.write((ctx) => setStaySettings(ctx, homeId(), { preparationNights: 1 }))
    const booking = await booked()
    const { change } = await good(ask(await staff(), booking, { depart: '2027-07-11' }))
    await confirmed(await stranger(), { homeId: homeId(), arrive: '2027-07-11', depart: '2027-07-14' })
    expect(await refused(propose(booking, change))).toMatchObject({ code: 'nights_taken' })
    expect((await listed(booking)).length).toBe(0)
    const shorter = await proposed(booking, { depart: '2027-07-10' })
    await expect(
      quoted(await stranger(), { homeId: homeId(), arrive: '2027-07-10', depart: '2027-07-11' }),
    ).rejects.toThrow('stay_not_possible')
    expect((await good(approve(shorter))).booking.depart).toBe('2027-07-10')
  })

  it('keeps the price that was shown while the home’s prices change', async () => {
    const booking = await booked()
    const request = await proposed(booking, { depart: '2027-07-11' })
    await t.write((ctx) => setNightPrices(ctx, homeId(), [{ night: '2027-07-10', amount: 900_000 }]))
    t.clock.advance(60)
    expect((await good(approve(request))).booking.total).toEqual(request.after)
  })

  it('ends with the booking', async () => {
    const booking = await booked()
    const request = await proposed(booking, { depart: '2027-07-11' })
    await good((await guest()).call(cancelBooking, { params: { id: booking.id }, body: { reason: 'Plans changed' } }))
    expect(await refused(approve(request))).toMatchObject({ code: 'not_allowed_now' })
    await run('bookings.expire-change-requests')
    expect(await statusOf('2027-07-10')).toBe('open')
  })
})
