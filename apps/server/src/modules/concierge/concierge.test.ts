import {
  acceptPaymentRequest,
  addService,
  answerOrder,
  approveAct,
  type BodyInputOf,
  bookingById,
  cancelOrder,
  changeService,
  conciergeOrder,
  conciergeServices,
  createPaymentRequest,
  myInvoices,
  orderService,
  ordersOfDesk,
  payBooking,
  servicesOfDesk,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Booking, cancelBooking, moveOn } from '#modules/bookings'
import { a } from '#testing/builders'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { faultsOf, good, refused } from '../bookings/testing/guest.ts'
import { checks } from './checks.ts'
import { db } from './tables.ts'

const t = sceneApp()
let booking: Booking

const guest = () => t.as(booking.guestId)
const staff = () => t.person('staff')

const groceries = {
  name: 'Groceries before you arrive',
  description: 'From your list, in the fridge when you come.',
  pricing: 'person',
  currency: 'USD',
  price: 6_000,
  leadDays: 1,
  freeDays: 3,
  retainedPercent: 50,
  offered: true,
} as const

beforeEach(async () => {
  t.clock.set(testPresent)
  const home = await t.write((ctx) => a.pricedHome(ctx))
  booking = await confirmedStay(t, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
  await t.drain()
})

afterEach(async () => {
  await t.drain()
  expect(await faultsOf(t)).toEqual([])
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
})

const offered = async (wording: BodyInputOf<typeof addService> = groceries) =>
  (await good((await staff()).call(addService, { body: wording }))).service

type Request = Partial<BodyInputOf<typeof orderService>>
const requestFor = async (input: Request = {}) => {
  const { id: serviceId, version } = await offered()
  return { bookingId: booking.id, serviceId, version, on: '2027-07-04', people: 2, requests: 'No nuts.', ...input }
}
const ordered = async (input: Request = {}) =>
  (await good((await guest()).call(orderService, { body: await requestFor(input) }))).order

const answered = async (id: number, price: number | null = 12_000, note = '') =>
  good((await staff()).call(answerOrder, { params: { id }, body: { price, note } }))
const seen = async (id: number) => good((await guest()).call(conciergeOrder, { params: { id } }))
const stay = async () => (await good((await guest()).call(bookingById, { params: { id: booking.id } }))).booking
const agreed = async (id: number) => {
  const { request } = await seen(id)
  if (!request) throw new Error('nothing is asked')
  await good((await guest()).call(acceptPaymentRequest, { params: request }))
}
const paid = async () =>
  good((await guest()).call(payBooking, { params: { id: booking.id }, body: { token: 'sandbox_visa' } }))
const cancel = async (id: number, retained: number) =>
  (await guest()).call(cancelOrder, { params: { id }, body: { retained } })

describe('a service', () => {
  it('R14 needs a reason for an unusual price, stored with it as long as the price stays', async () => {
    const team = await staff()
    const add = (price: unknown, more: object = {}) =>
      team.raw({ method: 'POST', path: 'staff/concierge/services', body: { ...groceries, price, ...more } })
    for (const price of [0, -500, 'abc', null, 0.001, 1e9]) {
      const { status, text } = await add(price)
      expect({ price, status }).toEqual({ price, status: 422 })
      expect(JSON.parse(text).results).toMatchObject({ error: { code: 'invalid_input' }, required: ['price'] })
    }
    for (const price of [1_00, 4_99, 5_000_01])
      expect(JSON.parse((await add(price)).text).results.error).toMatchObject({
        code: 'confirmation_needed',
        details: { concerns: [{ code: 'unusual_price', label: groceries.name, amount: { amount: price } }] },
      })
    const confirm = { concerns: ['unusual_price'], reason: 'A helicopter from the mainland' }
    const { id } = await offered({ ...groceries, price: 8_000_00, confirm })
    const rewrite = (price: number) => team.call(changeService, { params: { id }, body: { ...groceries, price } })
    await good(rewrite(8_000_00))
    const retained = async () =>
      (await good(team.call(servicesOfDesk))).services.find((service) => service.id === id)?.confirmed
    expect(await retained()).toMatchObject({ reason: confirm.reason, by: expect.stringMatching(/^\S+ \S+/) })
    // Guests see the price, not the reason for it.
    expect(JSON.stringify(await good((await guest()).call(conciergeServices)))).not.toContain(confirm.reason)
    expect(await refused(rewrite(9_000_00))).toEqual({ status: 422, code: 'confirmation_needed' })
    await good(rewrite(60_00))
    expect(await retained()).toBeNull()
  })
})

describe('C268 C272 a concierge order', () => {
  it('waits for the team, is confirmed at a price, agreed to, and then becomes a line of the stay’s price', async () => {
    const before = await stay()
    const order = await ordered()
    expect(order).toMatchObject({ state: 'ordered', price: { amount: 12_000 }, freeUntil: '2027-07-01' })
    const { orders } = await good((await staff()).call(ordersOfDesk))
    expect(orders[0]).toMatchObject({ id: order.id, requests: 'No nuts.', guest: 'Ada Quill' })

    await answered(order.id, 13_500)
    expect((await seen(order.id)).order).toMatchObject({ state: 'to_pay', price: { amount: 13_500 } })
    expect((await stay()).total).toEqual(before.total)
    await agreed(order.id)
    expect((await seen(order.id)).order.state).toBe('booked')
    const after = await stay()
    expect(after.total.amount).toBe(before.total.amount + 13_500)
    expect(after.lines.map(({ label }) => label)).toContainEqual(
      expect.stringMatching(/^Groceries before you arrive, .*Jul 4/),
    )
    expect(after.dueNow.amount).toBe(13_500)
  })

  it('R56 above the limit asks the guest only once a second person has approved the price; payment requests count toward it', async () => {
    const { id } = await ordered()
    const team = await staff()
    const answer = (price: number, reason = '') =>
      team.call(answerOrder, { params: { id }, body: { price, note: 'Fresh from the market.', reason } })
    const reason = 'Lobster for twelve, quoted by the fish market'
    expect(await refused(answer(50_001))).toEqual({ status: 422, code: 'reason_needed' })
    const { outcome } = await good(answer(60_000, reason))
    expect(outcome?.state).toBe('pending')
    expect(await seen(id)).toMatchObject({ order: { state: 'ordered' }, request: null })
    const { orders } = await good(team.call(ordersOfDesk))
    expect(orders[0]).toMatchObject({ id, waiting: { amount: 60_000, currency: 'USD' } })
    expect(await refused(answer(70_000, reason))).toEqual({ status: 409, code: 'already_pending' })
    await approvedBySecond(t, outcome?.id ?? 0)
    expect(await seen(id)).toMatchObject({
      order: { state: 'to_pay', price: { amount: 60_000 }, answer: 'Fresh from the market.' },
    })

    const requested = { params: { id: booking.id }, body: { amount: 40_000, reason: 'A second boat for the week' } }
    expect((await good(team.call(createPaymentRequest, requested))).outcome?.state).toBe('done')
    const other = await ordered()
    const more = { params: { id: other.id }, body: { price: 20_000, note: '', reason } }
    expect((await good(team.call(answerOrder, more))).outcome?.state).toBe('pending')
  })

  it('R56 pending a second person can still be declined or canceled, and then asks for nothing', async () => {
    const team = await staff()
    const reason = 'Quoted by the only boat on the island'
    const waiting = async () => {
      const { id } = await ordered()
      const answer = { params: { id }, body: { price: 60_000, note: '', reason } }
      return { id, outcome: (await good(team.call(answerOrder, answer))).outcome }
    }
    const declined = await waiting()
    await answered(declined.id, null, 'The boat is out.')
    const canceled = await waiting()
    expect((await cancel(canceled.id, 0)).ok).toBe(true)
    const second = await confirmedStaff(t, 'admin')
    for (const { outcome } of [declined, canceled])
      expect(
        await refused(second.call(approveAct, { params: { approvalId: outcome?.id ?? 0 }, body: { note: '' } })),
      ).toEqual({ status: 409, code: 'wrong_state' })
  })

  it('R14 can be priced ten times above or below the list only with a reason', async () => {
    const { id } = await ordered()
    const team = await staff()
    const answer = (price: number, reason = '') =>
      team.call(answerOrder, { params: { id }, body: { price, note: '', reason } })
    expect(await refused(answer(1_200))).toEqual({ status: 422, code: 'reason_needed' })
    await good(answer(1_200, 'Only the delivery is left to pay'))
    expect((await seen(id)).order).toMatchObject({ state: 'to_pay', price: { amount: 1_200 } })
  })

  it('is declined with a message, and nothing is charged', async () => {
    const { id } = await ordered()
    await answered(id, null, 'The shop is closed that day.')
    expect(await seen(id)).toMatchObject({
      order: { state: 'declined', answer: 'The shop is closed that day.', retainedNow: null },
      request: null,
    })
    expect(await refused((await staff()).call(answerOrder, { params: { id }, body: { price: 100 } }))).toEqual({
      status: 409,
      code: 'not_allowed_now',
    })
  })

  it('stays within the stay, its guests, the service’s notice, and the wording that was read', async () => {
    const tried = async (input: Request) =>
      refused((await guest()).call(orderService, { body: await requestFor(input) }))
    for (const on of ['2027-07-01', '2027-07-10'])
      expect(await tried({ on })).toEqual({ status: 422, code: 'day_not_possible' })
    expect(await tried({ people: 3 })).toEqual({ status: 422, code: 'too_many_guests' })
    const { id, version } = await offered()
    await good((await staff()).call(changeService, { params: { id }, body: { ...groceries, price: 9_000 } }))
    expect(await tried({ serviceId: id, version })).toEqual({ status: 409, code: 'terms_changed' })
    await good((await staff()).call(changeService, { params: { id }, body: { ...groceries, offered: false } }))
    expect(await tried({ serviceId: id, version: version + 2 })).toMatchObject({ status: 404 })
    t.clock.set(booking.checkOutAt)
    expect(await tried({})).toEqual({ status: 409, code: 'not_allowed_now' })
    expect((await good((await guest()).call(conciergeServices))).stays).toEqual([])
  })

  it('can also be placed during the stay: for future days, agreed to, paid, and canceled until its day is over', async () => {
    t.clock.set('2027-07-05T15:00:00Z')
    await moveOn(t.app)
    const tried = async (on: string) => refused((await guest()).call(orderService, { body: await requestFor({ on }) }))
    for (const on of ['2027-07-04', '2027-07-05']) expect(await tried(on)).toMatchObject({ code: 'day_not_possible' })
    const { stays } = await good((await guest()).call(conciergeServices))
    expect(stays).toMatchObject([{ bookingId: booking.id, today: '2027-07-05' }])
    const before = await stay()
    expect(before.status).toBe('checked_in')
    const { id } = await ordered({ on: '2027-07-06' })
    await answered(id)
    await agreed(id)
    await paid()
    expect(await stay()).toMatchObject({ total: { amount: before.total.amount + 12_000 } })
    t.clock.set('2027-07-07T15:00:00Z')
    expect((await seen(id)).order).toMatchObject({ state: 'booked', retainedNow: null })
    expect(await refused(cancel(id, 6_000))).toEqual({ status: 409, code: 'not_allowed_now' })
    t.clock.set('2027-07-06T15:00:00Z')
    await good(cancel(id, 6_000))
    expect(await stay()).toMatchObject({ total: { amount: before.total.amount + 6_000 } })
  })

  it('withdraws its own part if others are due and unpaid', async () => {
    const first = await ordered()
    await answered(first.id, 13_500)
    await agreed(first.id)
    const { id } = await ordered()
    await answered(id, 8_500)
    await agreed(id)
    await good(cancel(id, 0))
    const open = (await stay()).schedule.filter(({ state }) => state === 'due')
    expect(open.map(({ amount }) => amount.amount)).toEqual([13_500])
  })

  it('is visible only to its guest', async () => {
    const { id } = await ordered()
    const other = await t.person('traveler')
    expect(await refused(other.call(conciergeOrder, { params: { id } }))).toMatchObject({ status: 404 })
    expect(await refused(other.call(cancelOrder, { params: { id }, body: { retained: 0 } }))).toMatchObject({
      status: 404,
    })
    expect(await refused(other.call(orderService, { body: await requestFor() }))).toMatchObject({ status: 404 })
    expect((await good(other.call(conciergeServices))).orders).toEqual([])
  })
})

describe('canceling an order', () => {
  it("before it is agreed to costs nothing, and it can't be agreed to anymore", async () => {
    const { id } = await ordered()
    await answered(id)
    const { request } = await seen(id)
    await good(cancel(id, 0))
    expect((await seen(id)).order).toMatchObject({ state: 'canceled', retained: { amount: 0 } })
    if (!request) throw new Error('nothing was asked')
    expect(await refused((await guest()).call(acceptPaymentRequest, { params: request }))).toMatchObject({
      status: 409,
    })
    expect(await refused(cancel(id, 0))).toEqual({ status: 409, code: 'not_allowed_now' })
  })

  it('in time removes the line from the price, and refunds what was paid for it', async () => {
    const before = await stay()
    const { id } = await ordered()
    await answered(id)
    await agreed(id)
    await paid()
    expect((await stay()).paid.amount).toBe(before.paid.amount + 12_000)
    await good(cancel(id, 0))
    await t.drain()
    const after = await stay()
    expect(after.total).toEqual(before.total)
    expect(after.schedule.filter(({ state }) => state === 'scheduled')).toEqual(
      before.schedule.filter(({ state }) => state === 'scheduled'),
    )
    expect(after.payments.at(-1)).toMatchObject({ status: 'refunded', refunded: { amount: 12_000 } })
    const { invoices } = await good((await guest()).call(myInvoices, { query: { booking: booking.id } }))
    expect(invoices.data.reduce((sum, { total }) => sum + total.amount, 0)).toBe(before.total.amount)
  })

  it('agreed to but not yet paid, is no longer due', async () => {
    const before = await stay()
    const { id } = await ordered()
    await answered(id)
    await agreed(id)
    await good(cancel(id, 0))
    expect(await stay()).toMatchObject({ total: before.total, dueNow: { amount: 0 } })
  })

  it('too late retains what the terms say, and only as shown', async () => {
    const before = await stay()
    const { id } = await ordered()
    await answered(id)
    await agreed(id)
    await paid()
    t.clock.set('2027-07-02T14:00:00Z')
    expect((await seen(id)).order.retainedNow).toEqual({ amount: 6_000, currency: 'USD' })
    expect(await refused(cancel(id, 0))).toEqual({ status: 409, code: 'terms_changed' })
    await good(cancel(id, 6_000))
    expect((await stay()).total.amount).toBe(before.total.amount + 6_000)
  })

  it('takes turns with agreeing: what was agreed to meanwhile is retained by its terms', async () => {
    const waiting = async (): Promise<number> => {
      const { rows } = await t.read((ctx) =>
        sql`select 1 from pg_locks where locktype in ('transactionid', 'tuple') and not granted`.execute(db(ctx)),
      )
      return rows.length
    }
    const { id } = await ordered()
    await answered(id)
    t.clock.set('2027-07-02T14:00:00Z')
    const { agreeing, canceling } = await t.write(async (ctx) => {
      await sql`select from bookings.booking where id = ${booking.id} for update`.execute(db(ctx))
      const agreeing = agreed(id)
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000 })
      const canceling = refused(cancel(id, 0))
      await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 10_000 })
      return { agreeing, canceling }
    })
    await agreeing
    expect(await canceling).toEqual({ status: 409, code: 'terms_changed' })
    expect((await seen(id)).order).toMatchObject({ state: 'booked', retainedNow: { amount: 6_000 } })
  })

  it('happens with its stay, on the stay’s terms', async () => {
    const { id } = await ordered()
    await answered(id)
    await agreed(id)
    const by = { kind: 'guest', accountId: booking.guestId } as const
    await t.write((ctx) => cancelBooking(ctx, { bookingId: booking.id, reason: '' }, by))
    expect((await seen(id)).order).toMatchObject({ state: 'canceled', retainedNow: null })
  })
})
