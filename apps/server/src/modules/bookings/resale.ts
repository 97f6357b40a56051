import { addDays, liveStatuses, type Resale, soldStatuses } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { shareSetsOf, sharesOn } from '#modules/homes'
import type { EntryLine } from '#modules/ledger'
import { recordRefund, scheduleOf } from '#modules/payments'
import { type Rebooking, rebookedNights, rebookingRefund, resaleTermsOf, termsAt } from '#modules/pricing'
import { type Booking, bookingOf, bySystem, receivedOf, retainedAtFirst } from './booking.ts'
import { activeCharges, type RetainedMoney, refundedOf, sumOf } from './engine/charges.ts'
import { refundLinesFor } from './engine/entry.ts'
import { contractForRetained, type Recognized, recognize } from './engine/recognition.ts'
import { bookingResold } from './events.ts'
import { retainedSoFar, settleRetainedSplits } from './retained-revenue.ts'
import { db } from './tables.ts'
import { changeBooking, eventOf, lockBooking, noteOnTimeline } from './transition.ts'

const isPaidInFull = async (ctx: ReadCtx, { id }: Booking): Promise<boolean> =>
  (await scheduleOf(ctx, id)).every((part) => part.state === 'paid')

const overlapping = (ctx: ReadCtx, { id, homeId, arrive, depart }: Booking) =>
  db(ctx)
    .selectFrom('bookings.booking')
    .selectAll()
    .where('home_id', '=', homeId)
    .where('id', '<>', id)
    .where('arrive', '<', depart)
    .where('depart', '>', arrive)
    .orderBy('id')

/** Once the guest could have arrived, none of their nights are refunded, as their terms stated. */
const mayBeRebooked = ({ status, endedAt, checkInAt, quote }: Booking): boolean =>
  status === 'canceled' && endedAt !== null && endedAt <= checkInAt && quote.document.policy.rebooking !== null

/** Canceled stays under a policy that refunds nights when they are rebooked. */
const hopefuls = async (ctx: WriteCtx, booking: Booking): Promise<Booking[]> => {
  const rows = await overlapping(ctx, booking)
    .where('status', '=', 'canceled')
    .where('ended_at', '<=', booking.createdAt)
    .where(sql<boolean>`quote->'policy'->'rebooking' <> 'null'::jsonb`)
    .execute()
  return rows.map(bookingOf).filter(mayBeRebooked)
}

/** As long as a guest would be refunded anything for their nights, their stay can't be relied on. */
const isRevocable = ({ status, quote, confirmedAt }: Booking, now: Date): boolean =>
  status === 'confirmed' && termsAt(quote.document, { at: now, by: 'guest', confirmedAt }).share > 0

/** The stays that took a canceled one's nights afterward. */
const rebookingsOf = async (ctx: ReadCtx, canceled: Booking): Promise<Rebooking[]> => {
  const rows = await overlapping(ctx, canceled)
    .where('status', 'in', soldStatuses)
    .where('created_at', '>=', canceled.endedAt)
    .execute()
  const rebookings: Rebooking[] = []
  for (const booking of rows.map(bookingOf))
    rebookings.push({
      nights: booking.quote.document.price.nights,
      paidInFull: await isPaidInFull(ctx, booking),
      canceled: false,
      revocable: isRevocable(booking, ctx.now),
    })
  return rebookings
}

const sharedOut = async (ctx: WriteCtx, booking: Booking, money: RetainedMoney): Promise<Recognized> => {
  const sets = (await shareSetsOf(ctx, [booking.homeId])).get(booking.homeId) ?? []
  const contract = contractForRetained(booking.contract, booking.quote.document.policy.retainedFor)
  return recognize(activeCharges(booking.charges, money), contract, sharesOn(sets, booking.arrive))
}

const giveBack = async (
  ctx: WriteCtx,
  booking: Booking,
  before: RetainedMoney,
  after: RetainedMoney,
): Promise<void> => {
  const amount = refundedOf(after) - refundedOf(before)
  if (amount === 0) return
  const lines = refundLinesFor(await sharedOut(ctx, booking, before), await sharedOut(ctx, booking, after))
  await recordRefund(ctx, {
    bookingId: booking.id,
    amount: { amount, currency: booking.currency },
    why: said('refund.rebooked'),
    notified: true,
    lines: lines.map((line): EntryLine => ({ ...line, homeId: booking.homeId, why: said('journal.rebooked') })),
  })
  await noteOnTimeline(ctx, booking.id, 'resold', bySystem, { amount })
  await announce(ctx, bookingResold({ ...eventOf(booking, bySystem), amount }))
}

/** Canceled stays whose guests may still be owed a refund for rebooked nights: their dates are not long past. */
export const bookingsAwaitingResale = async (ctx: ReadCtx): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('bookings.booking')
    .select('id')
    .where('status', '=', 'canceled')
    .where('depart', '>=', addDays(ctx.today, -7))
    .where(sql<boolean>`quote->'policy'->'rebooking' <> 'null'::jsonb`)
    .where(sql<boolean>`(retained->>0)::bigint > 0`)
    .whereRef('ended_at', '<=', 'check_in_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Refunds a canceled stay's guest what its rebooked nights have earned so far; nothing twice (R40). */
export const refundResold = async (ctx: WriteCtx, canceledId: number): Promise<void> => {
  const booking = await lockBooking(ctx, canceledId)
  const { rebooking } = booking.quote.document.policy
  const [retained = 0, ...rest] = booking.retained ?? []
  if (!rebooking) return
  const { nights } = booking.quote.document.price
  const due = rebookingRefund(rebooking, nights, await rebookingsOf(ctx, booking), true)
  const left = sumOf(nights.map(({ amount }) => amount)) - due
  if (left >= retained) return
  const money = { atFirst: retainedAtFirst(booking), received: await retainedSoFar(ctx, booking) }
  const after = { ...money, now: [left, ...rest] }
  await giveBack(ctx, booking, { ...money, now: [retained, ...rest] }, after)
  await settleRetainedSplits(ctx, booking, after, ctx.today)
  await changeBooking(ctx, booking, { retained: JSON.stringify([left, ...rest]) })
}

/**
 * A fully paid stay may have taken canceled stays' nights: their guests get the refund their policy promised for that
 * case, as far as they paid more than is still retained (R39, R40). Nothing happens for any other stay, or a second
 * time.
 */
export const refundResoldBy = async (ctx: WriteCtx, booking: Booking): Promise<void> => {
  if (!liveStatuses.includes(booking.status) || !(await isPaidInFull(ctx, booking))) return
  for (const canceled of await hopefuls(ctx, booking)) await refundResold(ctx, canceled.id)
}

/**
 * How many of a canceled stay's nights are rebooked, and the refund for them; null if its terms promise nothing (R40).
 */
export const resaleOf = async (ctx: ReadCtx, booking: Booking): Promise<Resale | null> => {
  const { rebooking } = booking.quote.document.policy
  const atFirst = retainedAtFirst(booking)
  if (!rebooking || !mayBeRebooked(booking) || !atFirst[0]) return null
  const { nights } = booking.quote.document.price
  return {
    ...resaleTermsOf(rebooking, booking.currency),
    rebooked: rebookedNights(nights, await rebookingsOf(ctx, booking)),
    nights: nights.length,
    refunded: {
      amount: refundedOf({ atFirst, now: booking.retained ?? atFirst, received: receivedOf(booking) }),
      currency: booking.currency,
    },
  }
}
