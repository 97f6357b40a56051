import {
  bookingById,
  type CancellationPreview,
  cancelBooking,
  ownerBookingById,
  previewCancellation,
} from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { ownersOf } from '#modules/homes'
import { policyPresets, setRates } from '#modules/pricing'
import { usualPricing } from '#testing/builders'
import { moveOn } from './jobs.ts'
import { canceled, canceledByTeam, good, refused } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, as, run, homeId, guest, booked, accountsOf } = julyScene()

const owner = async () => {
  const [accountId = 0] = await t.read((ctx) => ownersOf(ctx, homeId()))
  return as(accountId)
}
const bookingOf = async (id: number) => (await good((await guest()).call(bookingById, { params: { id } }))).booking
const previewAt = async (id: number, instant: string): Promise<CancellationPreview> => {
  t.clock.set(instant)
  return (await good((await guest()).call(previewCancellation, { params: { id } }))).cancellation
}
const line = (preview: CancellationPreview, code: string) => preview.lines.find((entry) => entry.code === code)

describe('the preview of a cancellation', () => {
  it('R36 R38 refunds everything in the grace period, up to and including the cutoff, and half after it', async () => {
    const { id, total } = await booked()
    const half = Math.round(total.amount / 2)
    expect(await previewAt(id, '2027-01-16T17:00:00Z')).toMatchObject({
      refund: { amount: half },
      retained: { amount: 0 },
    })
    expect(await previewAt(id, '2027-05-03T20:00:00.000Z')).toMatchObject({ retained: { amount: 0 } })
    const after = await previewAt(id, '2027-05-03T20:00:00.001Z')
    expect(line(after, 'nights')?.retained.amount).toBe(369_000)
    expect(line(after, 'cleaning')?.retained.amount).toBe(0)
  })

  it('R39 adds up: paid = retained + refund, for each line and in total', async () => {
    const { id } = await booked()
    const preview = await previewAt(id, '2027-05-20T12:00:00Z')
    expect(preview.refund.amount + preview.retained.amount).toBe(preview.paid.amount)
    for (const { paid, retained, refund } of preview.lines) expect(paid.amount).toBe(retained.amount + refund.amount)
    expect(preview.lines.every(({ why }) => why.length > 0)).toBe(true)
    expect(preview.rule).toContain('Strict')
  })

  it('R35 follows the terms frozen with the quote, not those of today', async () => {
    const { id } = await booked()
    const never = { ...policyPresets.strict, tiers: [] }
    await t.write((ctx) => setRates(ctx, homeId(), { terms: { ...usualPricing.terms, policy: never } }))
    expect(await previewAt(id, '2027-05-03T20:00:00Z')).toMatchObject({ retained: { amount: 0 } })
  })

  it('R41 promises a full refund when the owner or the operator cancels', async () => {
    const { id } = await booked()
    t.clock.set('2027-06-30T12:00:00Z')
    const host = await owner()
    const { cancellation } = await good(host.call(previewCancellation, { params: { id } }))
    expect(cancellation).toMatchObject({ retained: { amount: 0 }, refund: cancellation.paid })
  })
})

describe('canceling', () => {
  it('R43 frees the nights, stops later payments, and refunds what was shown', async () => {
    const booking = await booked()
    t.clock.set('2027-05-20T12:00:00Z')
    const { booking: gone, refund } = await canceled(await guest(), booking.id)
    expect(gone).toMatchObject({ status: 'canceled', allowedActions: [], dueNow: { amount: 0 } })
    expect(gone.home.address).toBeNull()
    expect(gone.schedule.map((part) => part.state)).toEqual(['paid', 'canceled'])
    await t.drain()
    expect((await bookingOf(booking.id)).refunded).toEqual(refund.refund)
    expect((await booked()).status).toBe('confirmed')
  })

  it('R42 splits the retained amount between owner and manager by the contract', async () => {
    const booking = await booked()
    t.clock.set('2027-05-20T12:00:00Z')
    const { refund } = await canceled(await guest(), booking.id)
    await run('payments.settle')
    const retainedAmount = line(refund, 'nights')?.retained.amount ?? 0
    const service = line(refund, 'service')?.retained.amount ?? 0
    expect(retainedAmount).toBe(369_000)
    expect(await accountsOf(booking.id)).toMatchObject({
      'payable:owner': retainedAmount * 0.8,
      'income:commission': retainedAmount * 0.2,
      'income:service-fee': service,
    })
    expect((await accountsOf(booking.id))['liability:guest-deposit']).toBeUndefined()
  })

  it.each([
    ['manager', { 'income:commission': 369_000 }],
    ['fee_only', { 'payable:owner': 369_000 }],
  ] as const)('R42 gives the retained amount to %s if the policy says so', async (retainedFor, expected) => {
    const policy = { ...policyPresets.strict, retainedFor }
    await t.write((ctx) => setRates(ctx, homeId(), { terms: { ...usualPricing.terms, policy } }))
    const booking = await booked()
    t.clock.set('2027-05-20T12:00:00Z')
    await canceled(await guest(), booking.id)
    const accounts = await accountsOf(booking.id)
    expect(accounts).toMatchObject(expected)
    const nobody = retainedFor === 'manager' ? 'payable:owner' : 'income:commission'
    expect(accounts[nobody]).toBeUndefined()
    const { money } = (await good((await owner()).call(ownerBookingById, { params: { id: booking.id } }))).booking
    const commission = money.lines.find(({ code }) => code === 'commission')
    expect(commission?.label).toBe(retainedFor === 'manager' ? 'Commission, 100%' : undefined)
  })

  it('does what was shown or nothing: another hash is rejected with the current amounts', async () => {
    const booking = await booked()
    const shown = await previewAt(booking.id, '2027-05-03T20:00:00Z')
    t.clock.set('2027-05-03T20:00:01Z')
    const answer = await (await guest()).call(cancelBooking, {
      params: { id: booking.id },
      body: { reason: '', hash: shown.hash },
    })
    expect(answer).toMatchObject({ ok: false, error: { status: 409, code: 'terms_changed' } })
    const now = answer.ok ? undefined : (answer.error.details?.cancellation as CancellationPreview)
    expect(now?.retained.amount).toBeGreaterThan(0)
    expect((await bookingOf(booking.id)).status).toBe('confirmed')
  })

  it('R41 refunds everything when the owner cancels, and they earn nothing', async () => {
    const booking = await booked()
    t.clock.set('2027-06-30T12:00:00Z')
    const { refund } = await canceled(await owner(), booking.id)
    expect(refund.refund).toEqual(booking.paid)
    await t.drain()
    expect(await accountsOf(booking.id)).not.toHaveProperty('payable:owner')
  })

  it('R41 applies the guest’s terms if the team cancels at their request, and says so', async () => {
    const booking = await booked()
    t.clock.set('2027-05-20T12:00:00Z')
    const params = { id: booking.id }
    const own = (await good((await guest()).call(previewCancellation, { params }))).cancellation
    const staff = await t.person('staff')
    const { cancellation } = await good(staff.call(previewCancellation, { params, query: { whose: 'guest' } }))
    expect(cancellation).toEqual(own)
    const body = { reason: 'Wrote to us', hash: cancellation.hash, whose: 'guest' } as const
    const { refund } = await good(staff.call(cancelBooking, { params, body }))
    expect(refund.retained.amount).toBeGreaterThan(0)
    const { timeline } = await bookingOf(booking.id)
    expect(timeline.map(({ text }) => text)).toContain('The booking was canceled at the guest’s request: “Wrote to us”')
  })

  it('R41 lets only the team cancel on someone else’s behalf', async () => {
    const booking = await booked()
    const params = { id: booking.id }
    const body = { whose: 'operator' } as const
    const no = { status: 403, code: 'forbidden' }
    expect(await refused((await guest()).call(cancelBooking, { params, body }))).toEqual(no)
    expect(await refused((await owner()).call(previewCancellation, { params, query: { whose: 'guest' } }))).toEqual(no)
    expect((await bookingOf(booking.id)).status).toBe('confirmed')
  })

  it('happens once', async () => {
    const booking = await booked()
    await canceled(await guest(), booking.id)
    const again = (await guest()).call(cancelBooking, { params: { id: booking.id }, body: {} })
    expect(await refused(again)).toEqual({ status: 409, code: 'not_allowed_now' })
  })

  it('is not allowed for strangers', async () => {
    const booking = await booked()
    const stranger = await t.person('owner')
    const call = { params: { id: booking.id } }
    expect(await refused(stranger.call(previewCancellation, call))).toEqual({ status: 404, code: 'not_found' })
    expect(await refused(stranger.call(cancelBooking, { ...call, body: {} }))).toEqual({
      status: 404,
      code: 'not_found',
    })
  })
})

describe('canceling a stay in progress', () => {
  const begun = async () => {
    const booking = await booked()
    t.clock.set('2027-06-02T05:00:00Z')
    await run('payments.installments')
    t.clock.set('2027-07-02T20:00:00Z')
    await moveOn(t.app)
    return booking
  }

  it('R37 is not allowed for guests or owners', async () => {
    const booking = await begun()
    const call = { params: { id: booking.id } }
    expect(await refused((await guest()).call(previewCancellation, call))).toEqual({
      status: 409,
      code: 'not_allowed_now',
    })
    expect(await refused((await owner()).call(previewCancellation, call))).toEqual({
      status: 409,
      code: 'not_allowed_now',
    })
  })

  it('R37 R41 refunds nothing if the guest leaves early, as the policy says', async () => {
    const booking = await begun()
    t.clock.set('2027-07-03T12:00:00Z')
    const staff = await t.person('staff')
    for (const query of [{ whose: 'guest' } as const, {}]) {
      const call = { params: { id: booking.id }, query }
      expect((await good(staff.call(previewCancellation, call))).cancellation.refund.amount).toBe(0)
    }
  })

  it('R41 R55 reverses allocated amounts with mirror entries, and refunds them to the guest', async () => {
    const booking = await begun()
    expect(await accountsOf(booking.id)).toHaveProperty('payable:owner')
    t.clock.set('2027-07-03T12:00:00Z')
    expect((await canceledByTeam(t, booking.id)).refund).toEqual(booking.total)
    await t.drain()
    expect(await accountsOf(booking.id)).not.toHaveProperty('payable:owner')
    expect((await bookingOf(booking.id)).refunded).toEqual(booking.total)
  })
})
