import { addDays, instantAt, nightsOf } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { type Booking, bySystem } from './booking.ts'
import { recognizeNights, recognizeStay } from './recognize-revenue.ts'
import { lockBooking, moveBooking } from './transition.ts'

/** Nights whose check-in time has come, in the home's time zone. */
const nightsBegun = ({ arrive, depart, quote }: Booking, now: Date): number => {
  const { timeZone, checkInTime } = quote.document.place
  const nights = nightsOf({ arrive, depart })
  for (let night = 0; night < nights; night++)
    if (instantAt(timeZone, addDays(arrive, night), checkInTime) > now) return night
  return nights
}

/** Allocates what the contract says is earned by now (R45). */
const earn = async (ctx: WriteCtx, booking: Booking): Promise<Booking> => {
  switch (booking.contract.recognition) {
    case 'check_in':
      return recognizeStay(ctx, booking, booking.arrive)
    case 'each_night':
      return recognizeNights(ctx, booking, nightsBegun(booking, ctx.now))
    case 'check_out':
      return booking.checkOutAt <= ctx.now ? recognizeStay(ctx, booking, booking.depart) : booking
  }
}

/** Begins the stay at its check-in time. Before that, or a second time, nothing happens. */
export const checkIn = async (ctx: WriteCtx, bookingId: number): Promise<Booking> => {
  const booking = await lockBooking(ctx, bookingId)
  if (booking.status !== 'confirmed' || booking.checkInAt > ctx.now) return booking
  return earn(ctx, await moveBooking(ctx, booking, 'check_in', bySystem))
}

/** Allocates the nights that have begun, if the contract says night by night. */
export const earnNights = async (ctx: WriteCtx, bookingId: number): Promise<Booking> => {
  const booking = await lockBooking(ctx, bookingId)
  return booking.status === 'checked_in' ? earn(ctx, booking) : booking
}

/**
 * Completes the stay at its check-out time, and all of it is earned. Before that, or a second time, nothing happens.
 */
export const complete = async (ctx: WriteCtx, bookingId: number): Promise<Booking> => {
  const booking = await lockBooking(ctx, bookingId)
  if (booking.status !== 'checked_in' || booking.checkOutAt > ctx.now) return booking
  return moveBooking(ctx, await earn(ctx, booking), 'complete', bySystem, { changes: { ended_at: ctx.now } })
}
