import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { changeHold } from '#modules/availability'
import { refuseBanned } from '#modules/people'
import type { Booking, By } from './booking.ts'
import { hasLapsed } from './lifecycle.ts'
import { problems } from './messages.ts'
import { releaseNights } from './release-booking.ts'
import { lockBooking, moveBooking, notAllowedNow } from './transition.ts'

export type Answer = { accept: boolean; note: string }

/**
 * The owner or staff answer a request. If accepted, the guest has a day to sign and pay; if declined, the nights are
 * available.
 * @throws Problem 404; 409 not_allowed_now, nights_taken, do_not_rent, booking_declined
 */
export const answerRequest = async (
  ctx: WriteCtx,
  bookingId: number,
  { accept, note }: Answer,
  by: By,
): Promise<Booking> => {
  const booking = await lockBooking(ctx, bookingId)
  if (hasLapsed(booking, ctx.now)) throw notAllowedNow('expired')
  const detail: Record<string, string> = note ? { note } : {}
  if (!accept) {
    const declined = await moveBooking(ctx, booking, 'decline', by, { changes: { ended_at: ctx.now }, detail })
    await releaseNights(ctx, booking)
    return declined
  }
  await refuseBanned(ctx, booking.guestId, by.kind === 'staff' ? 'staff' : 'owner')
  const accepted = await moveBooking(ctx, booking, 'accept', by, { detail })
  const { holdId, holdUntil } = accepted
  if (holdId !== null && (await changeHold(ctx, holdId, { expiresAt: holdUntil }))) return accepted
  throw new Problem(409, 'nights_taken', problems.nightsTaken, { nearest: [] })
}
