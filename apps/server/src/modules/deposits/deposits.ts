import { claimDays } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Booking, lockBooking, staysWithDeposit } from '#modules/bookings'
import { bookingsWithOpenClaims, windowsOf } from '#modules/claims'
import {
  bookingsWithCardHolds,
  type CardHold,
  cardHoldsOf,
  cardsOnFile,
  recordCardHold,
  recordRelease,
} from '#modules/payments'
import { type Case, followDays, nextStep, placeAt } from './rules.ts'

export type DepositCase = Omit<Case, 'holds'> & { holds: CardHold[] }

/** The data that decides about the deposits of stays, and the holds themselves, by booking id. */
export const casesOf = async (ctx: ReadCtx, bookings: readonly Booking[]): Promise<Map<number, DepositCase>> => {
  const ids = bookings.map(({ id }) => id)
  const windows = await windowsOf(ctx, bookings)
  const claimed = await bookingsWithOpenClaims(ctx, ids)
  const allHolds = await cardHoldsOf(ctx, ids)
  const cards = await cardsOnFile(ctx, ids, allHolds)
  const holds = Map.groupBy(allHolds, ({ bookingId }) => bookingId)
  return new Map(
    bookings.map(({ id, status, arrive, quote }) => {
      const { timeZone, checkInTime } = quote.document.place
      return [
        id,
        {
          status,
          deposit: quote.document.price.deposit,
          placeAt: placeAt(arrive, timeZone, checkInTime),
          closesAt: windows.get(id)?.closesAt ?? null,
          claimsOpen: claimed.has(id),
          hasCard: cards.has(id),
          holds: holds.get(id) ?? [],
        },
      ]
    }),
  )
}

export const caseOf = async (ctx: ReadCtx, booking: Booking): Promise<DepositCase> => {
  const found = (await casesOf(ctx, [booking])).get(booking.id)
  if (!found) throw new Error(`booking ${booking.id} is missing from its own cases`)
  return found
}

/** Places the deposit hold for a stay, on a stored card or a new one of the guest's. */
export const place = (ctx: WriteCtx, booking: Booking, token?: string): Promise<CardHold | undefined> =>
  recordCardHold(ctx, {
    bookingId: booking.id,
    homeId: booking.homeId,
    accountId: booking.guestId,
    amount: { amount: booking.quote.document.price.deposit, currency: booking.currency },
    ...(token !== undefined && { token }),
  })

/** Whether a stay's deposit may be held by now. */
const isTimeFor = ({ arrive, quote }: Booking, now: Date): boolean => {
  const { place: where, price } = quote.document
  return price.deposit > 0 && now >= placeAt(arrive, where.timeZone, where.checkInTime)
}

/** Takes the next step for a stay's deposit, which is usually none. */
export const followDeposit = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  const booking = await lockBooking(ctx, bookingId)
  // Most stays are booked long before, and have no hold to release either.
  if (!isTimeFor(booking, ctx.now) && (await cardHoldsOf(ctx, [bookingId])).length === 0) return
  const step = nextStep(await caseOf(ctx, booking), ctx.now)
  if (step.kind === 'place') await place(ctx, booking)
  if (step.kind === 'release') for (const id of step.ids) await recordRelease(ctx, id)
}

/** Stays whose deposit may need a step by time: up to a day beyond the longest claim window. */
export const staysToFollow = async (ctx: ReadCtx): Promise<number[]> => [
  ...new Set([
    ...(await staysWithDeposit(ctx, { before: followDays, after: claimDays + 1 })),
    ...(await bookingsWithCardHolds(ctx)),
  ]),
]
