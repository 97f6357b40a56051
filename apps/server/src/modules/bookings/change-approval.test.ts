import {
  type Booking,
  bookingById,
  changeStay,
  previewChange,
  proposeChange,
  type StayChange,
} from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { setRates } from '#modules/pricing'
import { a, usualPricing } from '#testing/builders'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { confirmed, type Guest, good, refused, there } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, run, homeId, guest } = julyScene()
const reason = 'Their flight home was moved by the airline'
let staff: Guest

/** A week that its guest can no longer cancel for free, at 290 a night. */
const late = async (): Promise<Booking> => {
  await t.write((ctx) => setRates(ctx, homeId(), { plan: { ...usualPricing.plan, base: 29_000, weekend: 29_000 } }))
  const booking = await confirmed(await guest(), { homeId: homeId(), arrive: '2027-07-02', depart: '2027-07-09' })
  t.clock.set('2027-06-28T12:00:00Z')
  await run('payments.installments')
  staff = await confirmedStaff(t)
  return booking
}
beforeEach(() => t.clock.set('2027-01-15T12:00:00Z'))

const ask = async (booking: Booking, request: object) => {
  const body = { arrive: booking.arrive, depart: booking.depart, ...booking.party, ...request }
  return (await good(staff.call(previewChange, { params: { id: booking.id }, body }))).change
}
const make = ({ id }: Booking, { quoteId, quoteHash, hash }: StayChange, why = reason) =>
  staff.call(changeStay, { params: { id }, body: { quoteId, quoteHash, hash, reason: why } })
const seen = async ({ id }: Booking) => (await good((await guest()).call(bookingById, { params: { id } }))).booking

describe('a price reduction by the team beyond the guest’s terms', () => {
  it('shows who pays for it, needs a reason, and above one person’s limit a second person', async () => {
    const booking = await late()
    const change = await ask(booking, { depart: '2027-07-04' })
    const beyond = booking.total.amount - change.after.amount
    expect(change.cost).toMatchObject({ beyond: { amount: beyond }, needsSecond: true })
    expect(there(change.cost).owners.amount).toBeGreaterThan(0)
    expect(await refused(make(booking, change, 'nice'))).toMatchObject({ code: 'reason_needed' })
    const { outcome } = await good(make(booking, change))
    expect(outcome?.state).toBe('pending')
    expect(await seen(booking)).toMatchObject({ depart: '2027-07-09', total: booking.total })
    expect(await refused(make(booking, change))).toMatchObject({ code: 'already_pending' })
    await approvedBySecond(t, there(outcome).id)
    expect(await seen(booking)).toMatchObject({ depart: '2027-07-04', total: change.after })
  })

  it("adds up over a day and can't be split into small changes", async () => {
    const booking = await late()
    const once = await good(make(booking, await ask(booking, { depart: '2027-07-08' })))
    expect(once.outcome?.state).toBe('done')
    const shorter = await seen(booking)
    expect(shorter.depart).toBe('2027-07-08')
    const change = await ask(shorter, { depart: '2027-07-05' })
    expect(there(change.cost).beyond.amount).toBeLessThan(100_000)
    expect((await good(make(shorter, change))).outcome?.state).toBe('pending')
  })

  it('includes a move to a cheaper home, even one that is proposed because its deposit is higher', async () => {
    const booking = await late()
    const other = await t.write(async (ctx) => {
      const home = await a.pricedHome(ctx)
      const plan = { ...usualPricing.plan, base: 10_000, weekend: 10_000 }
      await setRates(ctx, home.id, { plan })
      return home
    })
    const move = await ask(booking, { homeId: other.id })
    expect((await good(make(booking, move))).outcome?.state).toBe('pending')
    await t.write((ctx) =>
      setRates(ctx, other.id, { plan: { ...usualPricing.plan, base: 10_000, weekend: 10_000, deposit: 90_000 } }),
    )
    const { quoteId, quoteHash, hash } = await ask(booking, { homeId: other.id })
    const body = { quoteId, quoteHash, hash, reason, note: '' }
    expect(await refused(staff.call(proposeChange, { params: { id: booking.id }, body }))).toMatchObject({
      code: 'needs_second',
    })
  })

  it('rejects an approved change that no longer matches the booking', async () => {
    const booking = await late()
    const { outcome } = await good(make(booking, await ask(booking, { depart: '2027-07-04' })))
    await good(make(booking, await ask(booking, { infants: 1 })))
    await expect(approvedBySecond(t, there(outcome).id)).rejects.toThrow('The amounts have changed')
    expect((await seen(booking)).depart).toBe('2027-07-09')
  })

  it('needs nothing while the guest could get the same themselves', async () => {
    await t.write((ctx) => setRates(ctx, homeId(), { plan: { ...usualPricing.plan, base: 29_000, weekend: 29_000 } }))
    const booking = await confirmed(await guest(), { homeId: homeId(), arrive: '2027-07-02', depart: '2027-07-09' })
    staff = await confirmedStaff(t)
    const change = await ask(booking, { depart: '2027-07-04' })
    expect(change.cost).toBeNull()
    expect((await good(make(booking, change, ''))).outcome).toBeNull()
  })
})
