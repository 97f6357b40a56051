import { bookingById, cancelBooking, previewCancellation } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { moveOn } from './jobs.ts'
import { canceled, good, refused } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, run, guest, booked, accountsOf } = julyScene()

const missed = { whose: 'no_show' } as const
const notNow = { status: 409, code: 'not_allowed_now' }

/** A stay paid in full, an hour after its check-in time, which began automatically. */
const begun = async () => {
  const booking = await booked()
  t.clock.set('2027-06-02T05:00:00Z')
  await run('payments.installments')
  t.clock.set('2027-07-02T21:00:00Z')
  await moveOn(t.app)
  return booking
}

const asStaff = async (id: number) =>
  (await good((await t.person('staff')).call(bookingById, { params: { id } }))).booking

describe('a no-show', () => {
  it('R37 ends on the guest’s current terms: what was earned is retained, nothing is refunded', async () => {
    const booking = await begun()
    const params = { id: booking.id }
    const staff = await t.person('staff')
    expect((await asStaff(booking.id)).allowedActions).toContain('miss')
    const { cancellation } = await good(staff.call(previewCancellation, { params, query: missed }))
    expect(cancellation.retained.amount).toBeGreaterThan(0)
    const body = { ...missed, reason: 'Did not answer the phone', hash: cancellation.hash }
    const { booking: gone, refund } = await good(staff.call(cancelBooking, { params, body }))
    expect(gone).toMatchObject({ status: 'no_show', allowedActions: [] })
    expect(refund.retained.amount + refund.refund.amount).toBe(booking.total.amount)
    await t.drain()
    const { timeline, refunded } = await asStaff(booking.id)
    expect(timeline.map(({ text }) => text)).toContain('Marked as a no-show: “Did not answer the phone”')
    expect(refunded).toEqual(refund.refund)
    const accounts = await accountsOf(booking.id)
    expect(accounts).toHaveProperty('payable:owner')
    expect(accounts['liability:guest-deposit'] ?? 0).toBe(0)
  })

  it('R43 frees the remaining nights', async () => {
    const booking = await begun()
    await good((await t.person('staff')).call(cancelBooking, { params: { id: booking.id }, body: missed }))
    expect((await asStaff(booking.id)).status).toBe('no_show')
    // The same nights are booked again by someone who asked half a year earlier.
    t.clock.set('2027-01-15T17:00:00Z')
    expect((await booked()).status).toBe('confirmed')
  })

  it("can't be recorded before check-in time", async () => {
    const booking = await booked()
    t.clock.set('2027-07-02T19:59:59Z')
    const params = { id: booking.id }
    const staff = await t.person('staff')
    expect(await refused(staff.call(previewCancellation, { params, query: missed }))).toEqual(notNow)
    expect(await refused(staff.call(cancelBooking, { params, body: missed }))).toEqual(notNow)
    expect((await asStaff(booking.id)).allowedActions).not.toContain('miss')
  })

  it('can be recorded only by the team, once, and never for a canceled stay', async () => {
    const booking = await begun()
    const params = { id: booking.id }
    const answer = (await guest()).call(cancelBooking, { params, body: missed })
    expect((await refused(answer)).status).toBeGreaterThanOrEqual(403)
    await canceled(await t.person('staff'), booking.id)
    expect(await refused((await t.person('staff')).call(cancelBooking, { params, body: missed }))).toEqual(notNow)
    expect((await asStaff(booking.id)).status).toBe('canceled')
  })
})
