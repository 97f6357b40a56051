import type { ReadCtx } from '#kernel/work'
import { type Booking, dueNowOf } from '#modules/bookings'
import { type BookingPayment, openToPay, paymentsOf, scheduleOf } from '#modules/payments'
import { leastOwn, ownOf, shareState } from './rules.ts'
import { db, type Share, type SplitRow } from './tables.ts'

export type { Share, SplitRow } from './tables.ts'

/** Identifies a payment for a share among the booking's payments. */
export const payerOf = ({ id }: Pick<Share, 'id'>): string => `share:${id}`

export const shareOfPayer = (payer: unknown): number | undefined => {
  const [, id] = /^share:(\d+)$/.exec(String(payer)) ?? []
  return id === undefined ? undefined : Number(id)
}

export const splitOf = (ctx: ReadCtx, bookingId: number): Promise<SplitRow | undefined> =>
  db(ctx).selectFrom('splits.split').selectAll().where('booking_id', '=', bookingId).executeTakeFirst()

export const shareById = (ctx: ReadCtx, id: number): Promise<Share | undefined> =>
  db(ctx).selectFrom('splits.share').selectAll().where('id', '=', id).executeTakeFirst()

const sharesOf = (ctx: ReadCtx, bookingId: number): Promise<Share[]> =>
  db(ctx).selectFrom('splits.share').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute()

/** The people the guests of these bookings asked to pay shares, for the export of a person's data. */
export const payersOf = async (ctx: ReadCtx, bookingIds: readonly number[]) => {
  if (bookingIds.length === 0) return []
  const rows = await db(ctx).selectFrom('splits.share').selectAll().where('booking_id', 'in', bookingIds).execute()
  return rows.map(({ booking_id, name, email, amount_minor }) => ({
    bookingId: booking_id,
    name,
    email,
    amount: amount_minor,
  }))
}

/** A share and its state: `due` is what would be charged for it now, in minor units. */
export type ShareStatus = Share & { state: ReturnType<typeof shareState>; due: number }

export type SplitStatus = {
  shares: ShareStatus[]
  /** Minor units: paid and not refunded; open to the guest and to shares; the guest's own part of that. */
  paid: number
  open: number
  own: number
  leastOwn: number
  /** The amount that must be in for the stay to be booked, and the missing part of it. */
  threshold: number
  missing: number
  /** Whether the guest has paid their own share, so that others can pay theirs. */
  begun: boolean
}

const stored = (payments: readonly BookingPayment[]): number =>
  payments
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amount, refunded, disputed }) => sum + amount.amount - refunded - disputed, 0)

const waiting = new Set<ShareStatus['state']>(['open', 'paying'])

/** The current split of a booking's price. */
export const splitStatusOf = async (ctx: ReadCtx, booking: Booking): Promise<SplitStatus> => {
  const payments = await paymentsOf(ctx, booking.id)
  const schedule = await scheduleOf(ctx, booking.id)
  const open = await openToPay(ctx, booking.id, null)
  const shares: ShareStatus[] = []
  for (const share of await sharesOf(ctx, booking.id)) {
    const own = payments
      .filter(({ payer }) => payer === payerOf(share))
      .map(({ state, amount, refunded }) => ({ state, amount: amount.amount, refunded }))
    const theirs = await openToPay(ctx, booking.id, payerOf(share))
    const state = shareState(own, theirs)
    shares.push({ ...share, state, due: waiting.has(state) ? Math.min(share.amount_minor, theirs) : 0 })
  }
  const atBooking = schedule.filter((part) => part.atBooking && part.state !== 'canceled')
  const sum = (parts: readonly { amount: { amount: number } }[]) =>
    parts.reduce((total, { amount }) => total + amount.amount, 0)
  const missing = booking.status === 'awaiting_payment' ? dueNowOf(booking.status, schedule, ctx.now) : []
  const paid = stored(payments)
  return {
    shares,
    paid,
    open,
    own: ownOf(
      open,
      shares.filter(({ state }) => state === 'open'),
    ),
    leastOwn: leastOwn(booking.total, paid),
    threshold: sum(atBooking.length > 0 ? atBooking : schedule.slice(0, 1)),
    missing: sum(missing),
    begun: payments.some(({ payer, state }) => payer === null && state === 'succeeded'),
  }
}
