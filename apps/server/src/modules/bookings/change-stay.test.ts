import {
  addDays,
  type Booking,
  bookingById,
  cancelBooking,
  changeStay,
  createBooking,
  extraNights,
  type Party,
  previewChange,
  type StayChange,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { nightsOfHome } from '#modules/availability'
import { policyPresets, setNightPrices, setRates } from '#modules/pricing'
import { a, usualPricing } from '#testing/builders'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { changeStay as makeChange } from './change-stay.ts'
import { db } from './tables.ts'
import { confirmed, type Guest, good, pay, quoted, refused } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, as, homeId, guest, booked, run } = julyScene()

type Request = { arrive?: string; depart?: string } & Partial<Party>
const requestOf = (booking: Booking, request: Request) => ({
  arrive: booking.arrive,
  depart: booking.depart,
  ...booking.party,
  ...request,
})
const ask = (who: Guest, booking: Booking, request: Request) =>
  who.call(previewChange, { params: { id: booking.id }, body: requestOf(booking, request) })
const make = (who: Guest, booking: Booking, { quoteId, quoteHash, hash }: StayChange, reason = '') =>
  who.call(changeStay, { params: { id: booking.id }, body: { quoteId, quoteHash, hash, reason } })
const preview = async (booking: Booking, request: Request) => (await good(ask(await guest(), booking, request))).change
const changed = async (booking: Booking, request: Request) => {
  const change = await preview(booking, request)
  return { change, booking: (await good(make(await guest(), booking, change))).booking }
}
const seen = async ({ id }: Booking) => (await good((await guest()).call(bookingById, { params: { id } }))).booking
const line = ({ lines }: StayChange, label: RegExp) => lines.find((entry) => label.test(entry.label))
const nightStatus = async (night: string) =>
  (await t.read((ctx) => nightsOfHome(ctx, homeId(), night, addDays(night, 1))))[0]?.status
const unearned = { ...usualPricing.terms, policy: { ...policyPresets.strict, grace: null } }

it('R1 a change leaves at least one night', async () => {
  const booking = await booked()
  for (const depart of [booking.arrive, addDays(booking.arrive, -2)])
    expect(await refused(ask(await guest(), booking, { depart }))).toEqual({ status: 422, code: 'invalid_input' })
})

describe('the price of a change', () => {
  it('R18 keeps the agreed price for remaining nights, and charges today’s price for new ones', async () => {
    const booking = await booked()
    await t.write((ctx) => setRates(ctx, homeId(), { plan: { ...usualPricing.plan, base: 200_000, weekend: 250_000 } }))
    const longer = await preview(booking, { depart: '2027-07-10' })
    expect(longer).toMatchObject({ nights: 8, repriced: false, before: booking.total })
    // Five nights at 1,000 and two at 1,250 as agreed, plus another Friday at 2,500.
    expect(line(longer, /nights$/)).toMatchObject({ before: { amount: 750_000 }, after: { amount: 1_000_000 } })
    expect(line(longer, /^Cleaning/)).toMatchObject({ before: { amount: 45_000 }, after: { amount: 45_000 } })
  })

  it("R18 finds the price on the booking day if the agreed price doesn't list it night by night", async () => {
    const booking = await booked()
    await t.write(async (ctx) => {
      // A quote is frozen; this one has the earlier format.
      await sql`set local session_replication_role = replica`.execute(db(ctx))
      await sql`update pricing.quote set document = jsonb_set(document, '{price,nights}',
          (select jsonb_agg(night - 'rent') from jsonb_array_elements(document #> '{price,nights}') night))
        where id = ${booking.quote.id}`.execute(db(ctx))
    })
    t.clock.advance(1)
    await t.write((ctx) => setRates(ctx, homeId(), { plan: { ...usualPricing.plan, base: 200_000, weekend: 250_000 } }))
    const longer = await preview(booking, { depart: '2027-07-10' })
    expect(line(longer, /nights$/)).toMatchObject({ before: { amount: 750_000 }, after: { amount: 1_000_000 } })
  })

  it('R18 prices everything by today’s rules if the policy says so', async () => {
    const policy = { ...policyPresets.strict, changes: 'all_as_today' as const }
    await t.write((ctx) => setRates(ctx, homeId(), { terms: { ...usualPricing.terms, policy } }))
    const booking = await booked()
    await t.write((ctx) => setRates(ctx, homeId(), { plan: { ...usualPricing.plan, base: 200_000, weekend: 250_000 } }))
    const longer = await preview(booking, { depart: '2027-07-10' })
    expect(longer.repriced).toBe(true)
    expect(line(longer, /nights$/)).toMatchObject({ after: { amount: 1_750_000 } })
  })

  it('R18 keeps the fees of the booking day, and what a first change agreed for a second', async () => {
    const booking = await booked()
    t.clock.advance(1)
    const fees = usualPricing.fees.map((fee) => (fee.code === 'cleaning' ? { ...fee, amount: 99_900 } : fee))
    await t.write((ctx) => setRates(ctx, homeId(), { fees }))
    await t.write((ctx) => setNightPrices(ctx, homeId(), [{ night: '2027-07-09', amount: 300_000 }]))
    const first = await changed(booking, { depart: '2027-07-10' })
    expect(line(first.change, /^Cleaning/)?.after.amount).toBe(45_000)
    await t.write((ctx) => setNightPrices(ctx, homeId(), [{ night: '2027-07-09', amount: 900_000 }]))
    const second = await preview(first.booking, { adults: 7 })
    expect(line(second, /nights$/)?.after).toEqual(line(first.change, /nights$/)?.after)
  })

  it('R21 recalculates the taxes of the whole stay when it grows from 28 to 31 nights, and back', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx))
    const month = { homeId: home.id, arrive: '2027-07-01', depart: '2027-07-29' }
    const booking = await confirmed(await guest(), month)
    expect(booking.taxes).toHaveLength(1)
    const long = await changed(booking, { depart: '2027-08-01' })
    expect(long.booking.taxes).toHaveLength(0)
    expect(line(long.change, /County tax/)?.after.amount).toBe(0)
    const back = await changed(long.booking, { depart: '2027-07-29' })
    expect(back.booking.taxes.map(({ amount }) => amount)).toEqual(booking.taxes.map(({ amount }) => amount))
    expect(back.booking.total).toEqual(booking.total)
  })

  it('R14 lists every reason against the new nights, and the nearest stays', async () => {
    const booking = await booked()
    await confirmed(await as((await t.person('traveler')).accountId), {
      homeId: homeId(),
      arrive: '2027-07-09',
      depart: '2027-07-16',
    })
    const answer = await ask(await guest(), booking, { depart: '2027-07-11' })
    expect(answer.ok).toBe(false)
    if (!answer.ok) expect(answer.error).toMatchObject({ status: 422, code: 'stay_not_possible' })
    expect(await refused(ask(await guest(), booking, { adults: 50 }))).toMatchObject({ code: 'stay_not_possible' })
    expect(await refused(ask(await guest(), booking, {}))).toEqual({ status: 422, code: 'nothing_changes' })
  })
})

describe('changing a stay', () => {
  it('R30 moves nights, price, and schedule, keeps what was agreed, and frees what is left', async () => {
    const booking = await booked()
    const { booking: now, change } = await changed(booking, { depart: '2027-07-10', adults: 7 })
    expect(now).toMatchObject({ status: 'confirmed', depart: '2027-07-10', nights: 8, party: { adults: 7 } })
    expect(now.total).toEqual(change.after)
    const due = now.schedule.filter(({ state }) => state !== 'paid').reduce((sum, part) => sum + part.amount.amount, 0)
    expect(due + now.paid.amount).toBe(now.total.amount)
    expect(now.dueNow.amount).toBe(0)
    expect(now.timeline.at(-1)?.text).toContain(
      'The booking was changed. Before: Fri, Jul 2, 2027 to Fri, Jul 9, 2027, 8 adults',
    )
    expect(await nightStatus('2027-07-09')).not.toBe('open')

    const { booking: later } = await changed(now, { arrive: '2027-07-09', depart: '2027-07-18' })
    expect(await nightStatus('2027-07-02')).toBe('open')
    expect(await nightStatus('2027-07-12')).not.toBe('open')
    // The arrival has moved: the rest is due at once, and can be paid.
    expect(later.dueNow.amount).toBe(later.total.amount - later.paid.amount)
    expect(later.allowedActions).toContain('pay')
    await good(pay(await guest(), later.id))
    expect(await seen(later)).toMatchObject({ paid: later.total, dueNow: { amount: 0 } })
  })

  it('R30 refunds any excess as long as canceling would be free', async () => {
    const booking = await booked()
    await good(pay(await guest(), booking.id)).catch(() => undefined)
    const { change, booking: now } = await changed(booking, { depart: '2027-07-05' })
    expect(change.refund.amount).toBe(Math.max(0, booking.paid.amount - change.after.amount))
    await t.drain()
    const { refunded, paid, total, dueNow } = await seen(now)
    expect(refunded).toEqual(change.refund)
    expect(paid.amount - refunded.amount + dueNow.amount).toBe(total.amount)
  })

  it('R39 is no way around the terms: later, only the team can grant a cheaper stay', async () => {
    await t.write((ctx) => setRates(ctx, homeId(), { terms: unearned }))
    const booking = await booked()
    t.clock.set('2027-06-20T12:00:00Z')
    await run('payments.installments')
    expect(await refused(ask(await guest(), booking, { depart: '2027-07-05' }))).toEqual({
      status: 409,
      code: 'change_needs_team',
    })
    const staff = await confirmedStaff(t)
    const { change } = await good(ask(staff, booking, { depart: '2027-07-05' }))
    expect(await refused(make(await guest(), booking, change))).toMatchObject({ code: 'change_needs_team' })
    const { outcome } = await good(make(staff, booking, change, 'Their flight home was moved'))
    await approvedBySecond(t, outcome?.id ?? 0)
    expect((await seen(booking)).depart).toBe('2027-07-05')
  })

  it("can't be done by anyone between check-in time and the check-in itself", async () => {
    const booking = await booked()
    t.clock.set('2027-07-02T21:00:00Z')
    expect(await refused(ask(await guest(), booking, { depart: '2027-07-10' }))).toEqual({
      status: 409,
      code: 'not_allowed_now',
    })
    expect((await seen(booking)).allowedActions).not.toContain('change')
  })

  it('R16 does what was shown or nothing: not twice, not late, not for another booking, and not at another booking’s price', async () => {
    const booking = await booked()
    const change = await preview(booking, { depart: '2027-07-10' })
    const traveler = await guest()
    const { quoteId, quoteHash } = change
    expect(await refused(traveler.call(createBooking, { body: { quoteId, quoteHash } }))).toMatchObject({ status: 404 })
    expect(await refused(make(traveler, booking, { ...change, hash: 'A'.repeat(43) }))).toMatchObject({
      code: 'terms_changed',
    })
    const plain = await quoted(traveler, { homeId: homeId(), arrive: '2027-08-02', depart: '2027-08-09' })
    expect(
      await refused(make(traveler, booking, { ...change, quoteId: plain.id, quoteHash: plain.hash })),
    ).toMatchObject({
      code: 'quote_expired',
    })
    const stranger = await as((await t.person('traveler')).accountId)
    expect(await refused(make(stranger, booking, change))).toMatchObject({ status: 404 })
    await good(make(traveler, booking, change))
    expect(await refused(make(traveler, booking, change))).toMatchObject({ code: 'quote_expired' })
    const again = await preview(await seen(booking), { depart: '2027-07-09' })
    t.clock.advance(31)
    expect(await refused(make(await guest(), booking, again))).toMatchObject({ code: 'quote_expired' })
  })

  it('rechecks whether it is allowed once no one else can change the booking', async () => {
    const booking = await booked()
    const { quoteId, quoteHash, hash } = await preview(booking, { depart: '2027-07-10' })
    const changing = { bookingId: booking.id, quoteId, quoteHash, hash, reason: '' }
    const by = { kind: 'guest', accountId: booking.guest?.id ?? 0 } as const
    await expect(t.write((ctx) => makeChange(ctx, changing, by, () => false))).rejects.toMatchObject({
      code: 'not_allowed_now',
    })
  })

  it('R3 loses a race for the new nights without losing the old ones', async () => {
    const booking = await booked()
    const change = await preview(booking, { depart: '2027-07-11' })
    const other = await as((await t.person('traveler')).accountId)
    await confirmed(other, { homeId: homeId(), arrive: '2027-07-09', depart: '2027-07-16' })
    expect(await refused(make(await guest(), booking, change))).toEqual({ status: 409, code: 'nights_taken' })
    expect(await seen(booking)).toMatchObject({ depart: '2027-07-09', total: booking.total })
    expect(await nightStatus('2027-07-02')).not.toBe('open')
  })

  it('R35 cancels on the changed stay’s terms', async () => {
    const booking = await booked()
    const { booking: now } = await changed(booking, { depart: '2027-07-10' })
    const { refund } = await good(
      (await guest()).call(cancelBooking, { params: { id: now.id }, body: { reason: 'Plans changed' } }),
    )
    expect(refund).toMatchObject({ retained: { amount: 0 }, refund: now.paid })
  })
})

describe('nights that could be added', () => {
  const extra = async (booking: Booking, who?: Guest) =>
    (await good((who ?? (await guest())).call(extraNights, { params: { id: booking.id } }))).extra

  it('are those around the stay that no one has booked, on either side', async () => {
    const booking = await booked()
    expect(await extra(booking)).toEqual({ before: 3, after: 3 })
    await confirmed(await guest(), { homeId: homeId(), arrive: '2027-07-11', depart: '2027-07-14' })
    expect(await extra(booking)).toEqual({ before: 3, after: 2 })
    const change = await preview(booking, { depart: '2027-07-11' })
    expect(change.nights).toBe(9)
  })

  it('are none for people who may not change the stay', async () => {
    const booking = await booked()
    t.clock.set('2027-07-03T17:00:00Z')
    expect(await extra(booking)).toEqual({ before: 0, after: 0 })
  })
})
