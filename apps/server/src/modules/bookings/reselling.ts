import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { shareSetsOf, sharesOn } from '#modules/homes'
import { type EntryLine, squareOperator } from '#modules/ledger'
import { recordRefund, scheduleOf } from '#modules/payments'
import { type Rebooking, rebookingRefund } from '#modules/pricing'
import { type Booking, bookingOf, bySystem } from './booking.ts'
import { keptCharges, sumOf } from './engine/charges.ts'
import { giveBackLines } from './engine/entry.ts'
import { contractForKept, type Recognised, recognise } from './engine/recognition.ts'
import { cutShort, isCutShort } from './lifecycle.ts'
import { problems } from './messages.ts'
import { db } from './tables.ts'
import { changeBooking, eventOf, lockBooking, noteOnTimeline } from './transition.ts'

const isPaidInFull = async (ctx: WriteCtx, { id }: Booking): Promise<boolean> =>
  (await scheduleOf(ctx, id)).every((part) => part.state === 'paid')

const overlapping = (ctx: WriteCtx, { id, homeId, arrive, depart }: Booking) =>
  db(ctx)
    .selectFrom('bookings.booking')
    .selectAll()
    .where('home_id', '=', homeId)
    .where('id', '<>', id)
    .where('arrive', '<', depart)
    .where('depart', '>', arrive)
    .orderBy('id')

/** Stays that were cut short under a policy that gives money back when their nights are let again. */
const hopefuls = async (ctx: WriteCtx, booking: Booking): Promise<Booking[]> => {
  const rows = await overlapping(ctx, booking)
    .where('status', 'in', [...cutShort])
    .where('ended_at', '<=', booking.createdAt)
    .where(sql<boolean>`quote->'policy'->'rebooking' <> 'null'::jsonb`)
    .execute()
  return rows.map(bookingOf)
}

/** The stays that took a cancelled one's nights after it. */
const rebookingsOf = async (ctx: WriteCtx, cancelled: Booking): Promise<Rebooking[]> => {
  const rows = await overlapping(ctx, cancelled)
    .where('status', 'in', ['confirmed', 'checked_in', 'completed'])
    .where('created_at', '>=', cancelled.endedAt)
    .execute()
  const rebookings: Rebooking[] = []
  for (const booking of rows.map(bookingOf))
    rebookings.push({
      nights: booking.quote.document.price.nights,
      paidInFull: await isPaidInFull(ctx, booking),
      cancelled: false,
    })
  return rebookings
}

const sharedOut = async (ctx: WriteCtx, booking: Booking, kept: readonly number[]): Promise<Recognised> => {
  const sets = (await shareSetsOf(ctx, [booking.homeId])).get(booking.homeId) ?? []
  const contract = contractForKept(booking.contract, booking.quote.document.policy.keptFor)
  const charges = keptCharges(booking.charges, kept, sumOf(kept))
  return recognise(charges, contract, sharesOn(sets, booking.arrive))
}

/** The nights are the first charge; what is given back of them is kept no longer. */
const lessNights = ([nights = 0, ...rest]: readonly number[], amount: number): number[] => [nights - amount, ...rest]

const giveBackKept = async (ctx: WriteCtx, booking: Booking, amount: number): Promise<void> => {
  const kept = booking.kept ?? []
  const left = lessNights(kept, amount)
  const lines = giveBackLines(await sharedOut(ctx, booking, kept), await sharedOut(ctx, booking, left))
  await recordRefund(ctx, {
    bookingId: booking.id,
    amount: { amount, currency: booking.currency },
    why: problems.resold,
    lines: lines.map((line): EntryLine => ({ ...line, homeId: booking.homeId, why: problems.resold })),
  })
  await changeBooking(ctx, booking.id, { kept: JSON.stringify(left) })
  const document = `Booking ${booking.number}, let again`
  await squareOperator(ctx, booking.currency, { source: `booking:${booking.id}:resold:${left[0]}`, document })
  await noteOnTimeline(ctx, booking.id, 'resold', bySystem, { amount })
  await announce(ctx, 'booking.resold', { ...eventOf(booking, bySystem), amount })
}

/** What stayed of the cancelled nights and has come in: never more than that goes back. */
const keptOfNights = ({ cancellation, kept }: Booking): number => {
  if (!cancellation || !kept) return 0
  const received = cancellation.paid.amount - cancellation.alreadyRefunded.amount - cancellation.refund.amount
  return sumOf(kept) <= received ? (kept[0] ?? 0) : 0
}

const refundResold = async (ctx: WriteCtx, cancelledId: number): Promise<void> => {
  const booking = await lockBooking(ctx, cancelledId)
  const { rebooking } = booking.quote.document.policy
  const { nights } = booking.quote.document.price
  if (!rebooking || !isCutShort(booking.status)) return
  const due = rebookingRefund(rebooking, nights, await rebookingsOf(ctx, booking), true)
  const charged = sumOf(nights.map((night) => night.amount))
  const givenBack = charged - (booking.kept?.[0] ?? charged)
  const amount = Math.min(due - givenBack, keptOfNights(booking))
  if (amount > 0) await giveBackKept(ctx, booking, amount)
}

/**
 * A stay that is paid in full may have taken the nights of cancelled ones: their guests get back what their policy
 * promised for that case (R40). Nothing happens for any other stay, or a second time.
 */
export const refundThoseResoldBy = async (ctx: WriteCtx, booking: Booking): Promise<void> => {
  if (!['confirmed', 'checked_in'].includes(booking.status) || !(await isPaidInFull(ctx, booking))) return
  for (const cancelled of await hopefuls(ctx, booking)) await refundResold(ctx, cancelled.id)
}
