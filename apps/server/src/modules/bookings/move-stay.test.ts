import {
  addDays,
  approveChange,
  type Booking,
  bookingById,
  changeRequestByLink,
  changeStay,
  previewChange,
  previewLineRefund,
  proposeChange,
  refundBookingLines,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { WriteCtx } from '#kernel/work'
import { nightsOfHome, reserve, setStayRules } from '#modules/availability'
import { contractOf, type Home, setContract, updateHome } from '#modules/homes'
import { type NewPromo, savePromo, setRates } from '#modules/pricing'
import { a, usualPricing } from '#testing/builders'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { agreedHours } from './booking.ts'
import { moveOn } from './jobs.ts'
import { bookingById as bookingRow } from './queries.ts'
import { db } from './tables.ts'
import { confirmed, type Guest, good, refused, type StayOptions, there } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, as, run, homeId, guest, booked } = julyScene()
let staffId: number
beforeAll(async () => {
  staffId = (await t.person('admin')).accountId
})
const staff = () => as(staffId)
const otherHome = (base = 100_000) =>
  t.write(async (ctx) => {
    const home = await a.pricedHome(ctx)
    if (base !== usualPricing.plan.base)
      await setRates(ctx, home.id, { plan: { ...usualPricing.plan, base, weekend: base + 25_000 } })
    return home
  })

const ask = (who: Guest, { id, arrive, depart, party }: Booking, home: Home, days = 0) =>
  who.call(previewChange, {
    params: { id },
    body: { arrive: addDays(arrive, days), depart: addDays(depart, days), ...party, homeId: home.id },
  })
const priced = async (booking: Booking, home: Home, days = 0) =>
  (await good(ask(await staff(), booking, home, days))).change
const why = 'The air conditioning failed.'
const make = async ({ id }: Booking, { quoteId, quoteHash, hash }: Awaited<ReturnType<typeof priced>>, reason = why) =>
  (await staff()).call(changeStay, { params: { id }, body: { quoteId, quoteHash, hash, reason } })
const approvedByGuest = async ({ id }: Booking, { quoteId, quoteHash, hash }: Awaited<ReturnType<typeof priced>>) => {
  const body = { quoteId, quoteHash, hash, reason: why }
  const { request } = await good((await staff()).call(proposeChange, { params: { id }, body }))
  const link = { id: request.id, hash: request.hash }
  const { change } = await good((await guest()).call(changeRequestByLink, { params: link }))
  return good((await guest()).call(approveChange, { params: link, body: { hash: there(change).hash } }))
}
const statusOf = async (home: number, night = '2027-07-03') =>
  (await t.read((ctx) => nightsOfHome(ctx, home, night, addDays(night, 1))))[0]?.status
const seen = async ({ id }: Booking) => (await good((await guest()).call(bookingById, { params: { id } }))).booking

describe('a stay moves to another home', () => {
  it('at that home’s price, under its contract, and the first home’s nights are available again', async () => {
    const booking = await booked()
    const home = await otherHome(80_000)
    await t.write((ctx) =>
      setContract(ctx, home.id, '2026-01-01', {
        commissionBasisPoints: 1_000,
        commissionBase: 'accommodation',
        recognition: 'check_in',
        cleaningTo: 'operator',
      }),
    )
    const change = await priced(booking, home)
    expect(change).toMatchObject({ before: booking.total, needsApproval: false, move: { home: { name: home.name } } })
    expect(change.after.amount).toBeLessThan(change.before.amount)
    expect(there(change.move?.owners).after.amount).toBeGreaterThan(0)

    await good(make(booking, change))
    await t.drain()
    const moved = await seen(booking)
    expect(moved).toMatchObject({ home: { id: home.id }, total: change.after, number: booking.number })
    expect(moved.timeline.some(({ text }) => text.includes(why))).toBe(true)
    expect(await statusOf(homeId())).toBe('open')
    expect(await statusOf(home.id)).not.toBe('open')
    expect(await t.read((ctx) => contractOf(ctx, home.id, '2027-01-01'))).toMatchObject({
      commissionBasisPoints: 1_000,
    })
  })

  it('under the contract its owners had when the stay was booked, whatever was agreed with them since (R50)', async () => {
    const home = await otherHome(80_000)
    const terms = { commissionBase: 'accommodation', recognition: 'check_in', cleaningTo: 'operator' } as const
    const agree = (from: string, commissionBasisPoints: number) =>
      t.write((ctx) => setContract(ctx, home.id, from, { ...terms, commissionBasisPoints }))
    await agree('2026-01-01', 1_000)
    const booking = await booked()
    t.clock.advance(25 * 60)
    await agree(await t.read(async (ctx) => ctx.today), 4_500)
    await good(make(booking, await priced(booking, home)))
    expect((await t.read((ctx) => bookingRow(ctx, booking.id))).contract).toMatchObject({
      commissionBasisPoints: 1_000,
    })
  })

  it('and back again', async () => {
    const booking = await booked()
    const first = { id: homeId() } as Home
    const home = await otherHome(80_000)
    await good(make(booking, await priced(booking, home)))
    await t.drain()
    const back = await priced(await seen(booking), first)
    expect(back.move?.home.id).toBe(first.id)
  })

  it('and back on the terms agreed there, whatever the home’s current terms: rents, code, fees, hours, commission (R18, R35)', async () => {
    await t.write((ctx) => savePromo(ctx, code({ code: 'HERE', homeId: homeId() })))
    const booking = await bookedWith({ promo: 'HERE' })
    t.clock.advance(1)
    const home = await otherHome(60_000)
    const change = await priced(booking, home)
    const away = (await good(make(booking, change))).booking
    await t.drain()
    expect(away.lines.some(({ label }) => label === 'Welcome')).toBe(false)
    await t.write(async (ctx) => {
      await setRates(ctx, homeId(), { plan: { ...usualPricing.plan, base: 180_000, weekend: 190_000 }, fees: [] })
      await sql`delete from pricing.promo where code = 'HERE'`.execute(db(ctx))
      await updateHome(ctx, homeId(), { checkInTime: '18:00', checkOutTime: '08:00' })
      await setStayRules(ctx, homeId(), [{ kind: 'default', minNights: 14, arriveOn: [1] }])
      await setContract(ctx, homeId(), '2027-01-02', {
        commissionBasisPoints: 4_000,
        commissionBase: 'accommodation',
        recognition: 'each_night',
        cleaningTo: 'owner',
      })
    })
    const first = { id: homeId() } as Home
    const back = await priced(away, first)
    expect(back.after).toEqual(booking.total)
    expect(back.move?.owners?.after).toEqual(change.move?.owners?.before)
    await approvedByGuest(booking, back)
    const returned = await seen(booking)
    expect(returned).toMatchObject({ total: booking.total, deposit: booking.deposit })
    expect(returned.lines.map(({ label, amount }) => [label, amount])).toEqual(
      booking.lines.map(({ label, amount }) => [label, amount]),
    )
    const row = await t.read((ctx) => bookingRow(ctx, booking.id))
    expect(row).toMatchObject({ homeId: homeId(), contract: { commissionBasisPoints: 2_000, recognition: 'check_in' } })
    expect(agreedHours(row)).toMatchObject({ checkInTime: '16:00', checkOutTime: '10:00' })
  })

  it('with the refunds made on its nights, and back with those made in either home', async () => {
    const booking = await booked()
    const refunded = async (amount: number) => {
      const person = await confirmedStaff(t)
      const lines = [{ line: 'nights', amount }]
      const { refund } = await good(person.call(previewLineRefund, { params: { id: booking.id }, body: { lines } }))
      const body = { lines, reason: 'The pool heater was out of service', hash: refund.hash }
      await good(person.call(refundBookingLines, { params: { id: booking.id }, body }))
      await t.drain()
      t.clock.advance(1)
      return refund.amount.amount
    }
    const before = await refunded(30_000)
    const home = await otherHome()
    const change = await priced(await seen(booking), home)
    expect(change.after.amount).toBe(booking.total.amount - before)
    await good(make(booking, change))
    await t.drain()
    const there = await refunded(20_000)
    const back = await priced(await seen(booking), { id: homeId() } as Home)
    expect(back.after.amount).toBe(booking.total.amount - before - there)
  })

  it('but never back if its nights were booked meanwhile', async () => {
    const booking = await booked()
    const away = (await good(make(booking, await priced(booking, await otherHome(80_000))))).booking
    await t.drain()
    await booked()
    expect(await refused(ask(await staff(), away, { id: homeId() } as Home))).toMatchObject({
      code: 'stay_not_possible',
    })
  })

  it('with its code to a third home the code is valid for, after one it was not valid for', async () => {
    const third = await otherHome()
    const both = { code: 'TWO' }
    await t.write(async (ctx) => {
      for (const id of [homeId(), third.id]) await savePromo(ctx, code({ ...both, homeId: id }))
    })
    const booking = await bookedWith({ promo: 'TWO' })
    t.clock.advance(1)
    const expected = await priced(booking, third)
    const away = (await good(make(booking, await priced(booking, await otherHome(60_000))))).booking
    await t.drain()
    await t.write((ctx) => savePromo(ctx, code({ ...both, homeId: third.id, amount: 100 })))
    expect(lineOf(await priced(away, third), 'Welcome')?.after).toEqual(lineOf(expected, 'Welcome')?.after)
  })

  it('only with a reason, which the owners and the guest can read', async () => {
    const booking = await booked()
    const change = await priced(booking, await otherHome(80_000))
    expect(await refused(make(booking, change, 'no'))).toEqual({ status: 422, code: 'reason_needed' })
  })

  it('a more expensive home needs the guest’s approval, and its nights are held meanwhile', async () => {
    const booking = await booked()
    const home = await otherHome(200_000)
    const change = await priced(booking, home)
    expect(change.needsApproval).toBe(true)
    expect(await refused(make(booking, change))).toMatchObject({ code: 'guest_must_approve' })
    const { quoteId, quoteHash, hash } = change
    const body = { quoteId, quoteHash, hash, reason: why }
    const { request } = await good((await staff()).call(proposeChange, { params: { id: booking.id }, body }))
    expect(request.home).toBe(home.name)
    expect(await statusOf(home.id)).not.toBe('open')
    const link = { id: request.id, hash: request.hash }
    const shown = await good((await guest()).call(changeRequestByLink, { params: link }))
    // The guest must not see what owners earn.
    expect(shown.change?.move).toMatchObject({ home: { id: home.id }, owners: null })
    await good((await guest()).call(approveChange, { params: link, body: { hash: there(shown.change).hash } }))
    expect(await seen(booking)).toMatchObject({ home: { id: home.id }, total: change.after })
    expect(await statusOf(homeId())).toBe('open')
  })

  it('R3 never where nights are unavailable', async () => {
    const booking = await booked()
    const home = await otherHome(80_000)
    const change = await priced(booking, home)
    await t.write((ctx) =>
      reserve(ctx, {
        homeId: home.id,
        stay: { arrive: '2027-07-05', depart: '2027-07-06' },
        kind: 'blocked',
        blockKind: 'repair',
        label: '',
        who: 'team',
        why: 'test',
      }),
    )
    expect(await refused(make(booking, change))).toMatchObject({ code: 'nights_taken' })
    expect(await refused(ask(await staff(), booking, home))).toMatchObject({ code: 'stay_not_possible' })
    expect(await seen(booking)).toMatchObject({ home: { id: homeId() } })
  })

  const week = { arrive: '2027-07-02', depart: '2027-07-09', adults: 8 }
  const code = (change: Partial<NewPromo> = {}): NewPromo => ({
    code: 'WELCOME',
    label: 'Welcome',
    kind: 'percent',
    amount: 1_000,
    currency: null,
    homeId: null,
    minNights: 1,
    booked: null,
    stays: null,
    mostUses: null,
    onceEach: false,
    paused: false,
    ...change,
  })
  const bookedWith = async (request: Partial<StayOptions>) =>
    confirmed(await guest(), { homeId: homeId(), ...week, ...request })
  const rates = (home: number, plan: Partial<typeof usualPricing.plan>) =>
    t.write((ctx) => setRates(ctx, home, { plan: { ...usualPricing.plan, ...plan } }))
  const lineOf = ({ lines }: Awaited<ReturnType<typeof priced>>, label: string) =>
    lines.find((line) => line.label.startsWith(label))

  const endCode = (ctx: WriteCtx) =>
    sql`update pricing.promo set replaced_at = ${ctx.now} where code = 'WELCOME' and replaced_at is null`.execute(
      db(ctx),
    )
  const save = (change: Partial<NewPromo>) => (ctx: WriteCtx) => savePromo(ctx, code(change))
  const afterward: [string, (ctx: WriteCtx) => Promise<unknown>][] = [
    ['ends', endCode],
    ['is worth less', save({ amount: 100 })],
    ['asks for a month', save({ minNights: 28 })],
    ['could be booked last year only', save({ booked: { from: '2026-01-01', to: '2026-02-01' } })],
  ]
  it.each(afterward)('with the code as agreed, after the code %s (R18)', async (_, happens) => {
    await t.write((ctx) => savePromo(ctx, code()))
    const booking = await bookedWith({ promo: 'WELCOME' })
    t.clock.advance(1)
    const home = await otherHome()
    const before = await priced(booking, home)
    expect(lineOf(before, 'Welcome')?.after.amount).toBe(lineOf(before, 'Welcome')?.before.amount)
    await t.write(happens)
    expect((await priced(booking, home)).after).toEqual(before.after)
  })

  it('without a code that was only for the first home', async () => {
    await t.write((ctx) => savePromo(ctx, code({ code: 'HERE', homeId: homeId() })))
    const booking = await bookedWith({ promo: 'HERE' })
    t.clock.advance(1)
    expect(lineOf(await priced(booking, await otherHome(80_000)), 'Welcome')?.after.amount).toBe(0)
  })

  it('a non-refundable rate keeps the percentage it was agreed for', async () => {
    await rates(homeId(), { nonRefundable: 1_000 })
    const booking = await bookedWith({ nonRefundable: true })
    const change = await priced(booking, await otherHome())
    expect(change.after).toEqual(booking.total)
  })

  it('a purchased waiver keeps its price and its limit', async () => {
    await rates(homeId(), { deposit: 80_000, waiver: { price: 6_900, limit: 150_000 } })
    const booking = await bookedWith({ waiver: true })
    const moved = (await good(make(booking, await priced(booking, await otherHome())))).booking
    expect(moved).toMatchObject({ total: booking.total, deposit: booking.deposit })
  })

  it('a higher deposit needs the guest’s approval, whatever the price', async () => {
    await rates(homeId(), { deposit: 80_000 })
    const booking = await booked()
    const home = await otherHome(80_000)
    await rates(home.id, { base: 80_000, weekend: 90_000, deposit: 80_001 })
    const change = await priced(booking, home)
    expect(change).toMatchObject({
      needsApproval: true,
      deposit: { before: { amount: 80_000 }, after: { amount: 80_001 } },
    })
    expect(await refused(make(booking, change))).toMatchObject({ code: 'guest_must_approve' })
  })

  it('never at the guest’s own request', async () => {
    const home = await otherHome(80_000)
    expect(await refused(ask(await guest(), await booked(), home))).toMatchObject({ code: 'change_needs_team' })
  })

  it('not once the guest is in the home', async () => {
    const home = await otherHome(80_000)
    const booking = await booked()
    t.clock.set('2027-06-02T05:00:00Z')
    await run('payments.installments')
    t.clock.set('2027-07-03T05:00:00Z')
    await moveOn(t.app)
    await t.drain()
    expect(await refused(ask(await staff(), booking, home))).toMatchObject({ code: 'only_longer' })
  })
})
