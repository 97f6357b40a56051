import { type BodyOf, dateIn, type orderService } from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { dropPending } from '#modules/approvals'
import {
  type Booking,
  bookingById,
  lockBooking,
  mayAsk,
  removeCharge,
  requestPayment,
  requestsByIds,
} from '#modules/bookings'
import { homeById } from '#modules/homes'
import { orderAnswered, orderCanceled, serviceOrdered } from './events.ts'
import { emails, lineLabel, problems } from './messages.ts'
import { isPossibleOn, listedPrice, orderStatusOf, retainedOf } from './rules.ts'
import { offeredService } from './services.ts'
import { db, type OrderRow } from './tables.ts'

export type { OrderRow } from './tables.ts'

/** The approval subject for an order. */
export const orderSubject = (id: number): string => `order:${id}`

const all = (ctx: ReadCtx) => db(ctx).selectFrom('concierge.service_order').selectAll()

/** @throws Problem 404, also for someone else's order */
export const ownOrder = async (ctx: ReadCtx, guestId: number, id: number): Promise<OrderRow> => {
  const row = await all(ctx).where('id', '=', id).where('guest_id', '=', guestId).executeTakeFirst()
  if (!row) throw notFound('This order')
  return row
}

export const ordersOfBooking = (ctx: ReadCtx, bookingId: number): Promise<OrderRow[]> =>
  all(ctx).where('booking_id', '=', bookingId).orderBy('id').execute()

export const ordersOf = (ctx: ReadCtx, guestId: number): Promise<OrderRow[]> =>
  all(ctx).where('guest_id', '=', guestId).orderBy('id', 'desc').execute()

const most = 200

/** Orders waiting for the team first, by day; then the most recently answered. */
export const staffOrders = (ctx: ReadCtx): Promise<OrderRow[]> =>
  all(ctx)
    .orderBy(sql`state = 'ordered'`, 'desc')
    .orderBy(sql`case when state = 'ordered' then on_date end`)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** Orders waiting for the team, next day on top. */
export const openOrders = (ctx: ReadCtx, limit: number): Promise<OrderRow[]> =>
  all(ctx).where('state', '=', 'ordered').orderBy('on_date').orderBy('id').limit(limit).execute()

const locked = async (ctx: WriteCtx, id: number): Promise<OrderRow> => {
  const row = await db(ctx)
    .selectFrom('concierge.service_order')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This order')
  return row
}

/** Emails the guest about their order. */
const write = async (app: App, ctx: WriteCtx, row: OrderRow, what: string, email: (about: About) => Email) => {
  const guest = await accountById(ctx, row.guest_id)
  const { homeId } = await bookingById(ctx, row.booking_id)
  const home = await homeById(ctx, homeId)
  if (!guest) return
  const about = { firstName: guest.firstName, service: row.service_name, on: row.on_date, home: home.name }
  const to = { to: guest.email, accountId: guest.id, fact: `concierge.${what}:${row.id}`, kind: 'concierge_order' }
  await app.adapters.post.email(ctx, { ...to, ...email(about) })
}
const aboutOrder = ({ id: orderId, booking_id: bookingId, guest_id: guestId }: OrderRow) => ({
  orderId,
  bookingId,
  guestId,
})

type About = Parameters<typeof emails.ordered>[0]
type Email = ReturnType<typeof emails.ordered>

type Request = BodyOf<typeof orderService>

const todayAt = async (ctx: ReadCtx, { homeId }: Pick<Booking, 'homeId'>) =>
  dateIn((await homeById(ctx, homeId)).timeZone, ctx.now)

/** @throws Problem 404; 409 not_allowed_now, terms_changed; 422 day_not_possible, too_many_guests */
export const placeOrder = async (app: App, ctx: WriteCtx, booking: Booking, input: Request): Promise<OrderRow> => {
  const service = await offeredService(ctx, input.serviceId)
  if (!mayAsk(booking, ctx.now) || service.currency !== booking.currency)
    throw new Problem(409, 'not_allowed_now', problems.notNow)
  if (service.version !== input.version) throw new Problem(409, 'terms_changed', problems.changed)
  const { arrive, depart, party } = booking
  const day = { on: input.on, today: await todayAt(ctx, booking), leadDays: service.lead_days, arrive, depart }
  if (!isPossibleOn(day)) throw new Problem(422, 'day_not_possible', problems.day, undefined, { required: ['on'] })
  if (input.people > party.adults + party.children + party.infants)
    throw new Problem(422, 'too_many_guests', problems.tooMany, undefined, { required: ['people'] })
  const row = await db(ctx)
    .insertInto('concierge.service_order')
    .values({
      service_id: service.id,
      booking_id: booking.id,
      guest_id: booking.guestId,
      service_name: service.name,
      on_date: input.on,
      people: input.people,
      requests: input.requests,
      currency: service.currency,
      price_minor: listedPrice({ pricing: service.pricing, price: service.price_minor }, input.people),
      free_days: service.free_days,
      retained_percent: service.retained_percent,
      ordered_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await write(app, ctx, row, 'ordered', emails.ordered)
  await announce(ctx, serviceOrdered(aboutOrder(row)))
  return row
}

const change = (ctx: WriteCtx, id: number, values: Partial<Omit<OrderRow, 'id'>>): Promise<OrderRow> =>
  db(ctx)
    .updateTable('concierge.service_order')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

type Answering = { price: number | null; note: string; by: number }

/** An order waiting for the team. @throws Problem 404; 409 not_allowed_now if it was answered or canceled */
export const lockWaitingOrder = async (ctx: WriteCtx, id: number): Promise<OrderRow> => {
  const row = await locked(ctx, id)
  if (row.state !== 'ordered') throw new Problem(409, 'not_allowed_now', problems.answered)
  return row
}

/**
 * Confirms an order at a price, which the guest is then asked to pay, or declines it.
 * @throws Problem 404; 409 not_allowed_now if it was answered or canceled, and once the stay is over
 */
export const settleOrder = async (ctx: WriteCtx, id: number, { price, note, by }: Answering): Promise<void> => {
  const row = await lockWaitingOrder(ctx, id)
  const answered = { answer: note, answered_by: by, answered_at: ctx.now }
  if (price === null) await change(ctx, id, { ...answered, state: 'declined' })
  else {
    const reason = lineLabel({ service: row.service_name, on: row.on_date })
    const request = await requestPayment(ctx, row.booking_id, { amount: price, reason, by, orderId: id })
    await change(ctx, id, { ...answered, state: 'confirmed', price_minor: price, request_id: request.id })
  }
  await announce(ctx, orderAnswered(aboutOrder(row)))
}

/**
 * What is retained of an order if it is canceled now, in minor units; null if it can't be canceled, and once its day is
 * over.
 */
export const retainedNow = (row: OrderRow, status: ReturnType<typeof orderStatusOf>, booking: Booking, now: Date) => {
  if (status === 'ordered' || status === 'to_pay') return 0
  if (status !== 'booked' || !mayAsk(booking, now)) return null
  const { on_date: on, free_days: freeDays, retained_percent: retainedPercent, price_minor } = row
  const today = dateIn(booking.quote.document.place.timeZone, now)
  return today > on ? null : retainedOf({ on, freeDays, retainedPercent, price: price_minor ?? 0 }, today)
}

/** @throws Problem 404; 409 terms_changed if a different amount is retained by now, not_allowed_now */
export const cancelOwn = async (app: App, ctx: WriteCtx, row: OrderRow, retained: number): Promise<OrderRow> => {
  const order = await locked(ctx, row.id)
  // Agreeing to the price locks the booking too: what is read from here on doesn't change.
  const booking = await lockBooking(ctx, order.booking_id)
  const request = (await requestsByIds(ctx, order.request_id === null ? [] : [order.request_id])).get(
    order.request_id ?? 0,
  )
  const status = orderStatusOf({ state: order.state, request: request?.state, stay: booking.status })
  const terms = retainedNow(order, status, booking, ctx.now)
  if (terms === null) throw new Problem(409, 'not_allowed_now', problems.notCancellable)
  if (terms !== retained) throw new Problem(409, 'terms_changed', problems.changed)
  await dropPending(ctx, 'concierge_charge', orderSubject(order.id), order.guest_id)
  if (order.request_id !== null) await removeCharge(ctx, booking.id, order.request_id, retained)
  const back = status === 'booked' ? (order.price_minor ?? 0) - retained : 0
  await write(app, ctx, order, 'canceled', (about) =>
    emails.canceled({ ...about, retained, back, currency: order.currency }),
  )
  await announce(ctx, orderCanceled(aboutOrder(order)))
  return change(ctx, order.id, { state: 'canceled', canceled_at: ctx.now, retained_minor: retained })
}
