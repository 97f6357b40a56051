import { claimDays } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Booking, lockBooking, staysWithDeposit } from '#modules/bookings'
import { hasOpenClaims, windowOf } from '#modules/claims'
import {
  bookingsWithCardHolds,
  type CardHold,
  cardHoldsOf,
  cardOnFile,
  recordCardHold,
  recordRelease,
} from '#modules/payments'
import { type Case, followDays, nextStep, placeAt } from './rules.ts'

/** What decides about the deposit of a stay, and the holds themselves. */
export const caseOf = async (ctx: ReadCtx, booking: Booking): Promise<Omit<Case, 'holds'> & { holds: CardHold[] }> => {
  const { timeZone, checkInTime } = booking.quote.document.place
  return {
    status: booking.status,
    deposit: booking.quote.document.price.deposit,
    placeAt: placeAt(booking.arrive, timeZone, checkInTime),
    closesAt: (await windowOf(ctx, booking))?.closesAt ?? null,
    claimsOpen: await hasOpenClaims(ctx, booking.id),
    hasCard: (await cardOnFile(ctx, booking.id)) !== undefined,
    holds: await cardHoldsOf(ctx, [booking.id]),
  }
}

/** What is set aside for a stay: its deposit, by a stored card or a new one of the guest's. */
export const place = (ctx: WriteCtx, booking: Booking, token?: string): Promise<CardHold | undefined> =>
  recordCardHold(ctx, {
    bookingId: booking.id,
    homeId: booking.homeId,
    accountId: booking.guestId,
    amount: { amount: booking.quote.document.price.deposit, currency: booking.currency },
    ...(token !== undefined && { token }),
  })

/** Does what needs to be done about the deposit of a stay now: nothing, mostly. */
export const followDeposit = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  const booking = await lockBooking(ctx, bookingId)
  const step = nextStep(await caseOf(ctx, booking), ctx.now)
  if (step.kind === 'place') await place(ctx, booking)
  if (step.kind === 'release') for (const id of step.ids) await recordRelease(ctx, id)
}

/** Stays whose deposit the clock may have something to do with: a day beyond the longest claim window. */
export const staysToFollow = async (ctx: ReadCtx): Promise<number[]> => [
  ...new Set([
    ...(await staysWithDeposit(ctx, { before: followDays, after: claimDays + 1 })),
    ...(await bookingsWithCardHolds(ctx)),
  ]),
]
