import {
  addDays,
  approvalList,
  type BodyOf,
  bookingById,
  cancelBooking,
  declineAct,
  previewCancellation,
} from '@porchlight/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { ownersOf } from '#modules/homes'
import { invariantsOf } from '#modules/ledger'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { moveOn } from './jobs.ts'
import { good, refused } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, as, run, homeId, guest, booked, accountsOf } = julyScene()
const reason = 'The heating failed for two days'

afterEach(async () => {
  const broken = (await t.read(invariantsOf)).filter(({ holds }) => !holds).map(({ code }) => code)
  expect(broken).toEqual([])
})

/** On the sixth day of a paid stay, with its money earned. */
const daySix = async () => {
  const booking = await booked()
  t.clock.set('2027-06-20T12:00:00Z')
  await run('payments.installments')
  t.clock.set(`${addDays(booking.arrive, 5)}T21:00:00Z`)
  await moveOn(t.app)
  await t.drain()
  await run('payments.settle')
  return booking
}
type Requested = Omit<BodyOf<typeof cancelBooking>, 'goodwill' | 'reason'> & { goodwill?: number; reason?: string }
const bookingOf = async (id: number) => (await good((await guest()).call(bookingById, { params: { id } }))).booking

describe('the team’s refund beyond the cancellation policy', () => {
  it('is nothing unless requested: on day six the policy retains the whole stay', async () => {
    const { id } = await daySix()
    const staff = await confirmedStaff(t)
    const { cancellation, cost } = await good(staff.call(previewCancellation, { params: { id } }))
    expect([cancellation.refund.amount, cancellation.goodwill, cost]).toEqual([0, null, null])
    const before = await accountsOf(id)
    const { refund, outcome } = await good(staff.call(cancelBooking, { params: { id }, body: { reason: '' } }))
    await t.drain()
    expect([refund.refund.amount, outcome]).toEqual([0, null])
    expect((await accountsOf(id))['payable:owner']).toBe(before['payable:owner'])
  })

  it('states what a full refund costs the owners and the company, and waits for a second person', async () => {
    const { id, total } = await daySix()
    const earned = await accountsOf(id)
    const staff = await confirmedStaff(t)
    const call = { params: { id } }
    const { cost } = await good(staff.call(previewCancellation, { ...call, query: { whose: 'operator' } }))
    expect(cost).toMatchObject({
      beyond: total,
      owners: { amount: earned['payable:owner'] },
      needsSecond: true,
    })
    const cancel = (body: Requested) => staff.call(cancelBooking, { ...call, body: { whose: 'operator', ...body } })
    expect(await refused(cancel({ reason }))).toEqual({ status: 422, code: 'bearer_needed' })
    expect(await refused(cancel({ bearer: 'owners', reason: 'ok' }))).toEqual({ status: 422, code: 'reason_needed' })
    const { outcome, booking } = await good(cancel({ bearer: 'owners', reason }))
    expect([outcome?.state, booking.status]).toEqual(['pending', 'checked_in'])
    expect(await refused(cancel({ bearer: 'owners', reason }))).toMatchObject({ code: 'already_pending' })
    await approvedBySecond(t, outcome?.id ?? 0)
    await t.drain()
    expect((await bookingOf(id)).status).toBe('canceled')
    expect((await bookingOf(id)).refunded).toEqual(total)
    expect(await accountsOf(id)).not.toHaveProperty('payable:owner')
  })

  it('costs the owners nothing if the company pays for it', async () => {
    const { id } = await daySix()
    const earned = await accountsOf(id)
    const staff = await confirmedStaff(t)
    const requested = { whose: 'guest', goodwill: 500_00, bearer: 'company' } as const
    const params = { id }
    const { cost, cancellation } = await good(staff.call(previewCancellation, { params, query: requested }))
    expect(cost).toMatchObject({ owners: { amount: 0 }, company: { amount: 500_00 }, needsSecond: false })
    const body = { ...requested, reason, hash: cancellation.hash }
    const { outcome } = await good(staff.call(cancelBooking, { params, body }))
    expect(outcome?.state).toBe('done')
    await t.drain()
    expect((await bookingOf(id)).refunded.amount).toBe(500_00)
    const after = await accountsOf(id)
    expect(after['payable:owner']).toBe(earned['payable:owner'])
    expect(after['expense:operator']).toBe(500_00)
    const history = await good(staff.call(approvalList, { query: { state: 'decided' } }))
    expect(history.approvals.data[0]).toMatchObject({ kind: 'refund', reason, requestedBy: { id: staff.accountId } })
  })

  it('paid by the owners comes out of their share, and never exceeds what the guest paid', async () => {
    const { id, total } = await daySix()
    const earned = await accountsOf(id)
    const staff = await confirmedStaff(t)
    const params = { id }
    const ask = (goodwill: number) => staff.call(previewCancellation, { params, query: { goodwill, bearer: 'owners' } })
    expect(await refused(ask(total.amount + 1))).toEqual({ status: 422, code: 'more_than_paid' })
    const { cost, cancellation } = await good(ask(600_00))
    const body = { goodwill: 600_00, bearer: 'owners', reason, hash: cancellation.hash } as const
    await good(staff.call(cancelBooking, { params, body }))
    await t.drain()
    const after = await accountsOf(id)
    expect(after['payable:owner']).toBe((earned['payable:owner'] ?? 0) - (cost?.owners.amount ?? 0))
    expect(cost?.owners.amount).toBeGreaterThan(0)
  })

  it('requires the team member granting it to reauthenticate, and is only available to the team', async () => {
    const { id } = await booked()
    const params = { id }
    const body = { goodwill: 100, bearer: 'company', reason } as const
    t.clock.set('2027-06-30T12:00:00Z')
    const tired = await t.person('staff')
    t.clock.advance(60)
    expect(await refused(tired.call(cancelBooking, { params, body }))).toEqual({ status: 403, code: 'confirm_first' })
    const [owner = 0] = await t.read((ctx) => ownersOf(ctx, homeId()))
    for (const who of [await guest(), await as(owner)])
      expect(await refused(who.call(cancelBooking, { params, body }))).toMatchObject({ status: 403 })
  })

  it('uses the terms at the moment it was requested, and does nothing once it is declined', async () => {
    const { id, paid } = await booked()
    const params = { id }
    t.clock.set('2027-06-30T12:00:00Z')
    const staff = await confirmedStaff(t)
    const ask = { whose: 'operator', bearer: 'owners', reason } as const
    const { outcome } = await good(staff.call(cancelBooking, { params, body: ask }))
    expect(outcome?.state).toBe('pending')
    const second = await confirmedStaff(t, 'admin')
    await good(second.call(declineAct, { params: { approvalId: outcome?.id ?? 0 }, body: { reason } }))
    expect((await bookingOf(id)).status).toBe('confirmed')
    const again = await good(staff.call(cancelBooking, { params, body: ask }))
    t.clock.set('2027-07-01T12:00:00Z')
    await approvedBySecond(t, again.outcome?.id ?? 0)
    await t.drain()
    expect((await bookingOf(id)).refunded).toEqual(paid)
  })
})
