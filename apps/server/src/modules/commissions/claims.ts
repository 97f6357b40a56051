import { addDays, type BodyOf, type claimBooking, type OwnClaim } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import {
  attributionOf,
  attributionTerms,
  attributionTermsAt,
  claimCredit,
  claimsOf,
  codesNamed,
  codesOf,
  conflictsOf,
} from '#modules/attribution'
import { type Booking, bookingsByIds, bookingsNumbered } from '#modules/bookings'
import { answerBy } from './attribution-views.ts'
import { stageOf } from './follow-booking.ts'
import { problems } from './messages.ts'

const sameText = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0

type Named = Pick<BodyOf<typeof claimBooking>, 'number' | 'lastName'>

/** The booking of this number, if its guest has this last name. @throws Problem 422 booking_unknown */
const bookingNamed = async (ctx: ReadCtx, { number, lastName }: Named): Promise<Booking> => {
  const bookings = await bookingsByIds(ctx, await bookingsNumbered(ctx, number))
  const booking = [...bookings.values()].find((one) => sameText(one.number, number))
  const guest = booking && (await accountById(ctx, booking.guestId))
  if (!booking || !guest || !sameText(guest.lastName, lastName))
    throw new Problem(422, 'booking_unknown', problems.bookingUnknown, {}, { required: ['number', 'lastName'] })
  return booking
}

type Claiming = BodyOf<typeof claimBooking> & { accountId: number }

/**
 * Records a partner's claim to a booking: staff decide as they do when several partners brought it (R59).
 * @throws Problem 422 booking_unknown; 409 earns_nothing, claim_window_over, claim_settled, no_active_code
 */
export const claim = async (ctx: WriteCtx, { accountId, reason, ...named }: Claiming): Promise<void> => {
  const [code] = (await codesOf(ctx, accountId)).filter(({ paused }) => !paused)
  if (!code) throw new Problem(409, 'no_active_code', problems.noCode)
  const booking = await bookingNamed(ctx, named)
  if (booking.guestId === accountId || stageOf(booking.status) === 'void')
    throw new Problem(409, 'earns_nothing', problems.earnsNothing)
  const { dispute_days: days } = await attributionTermsAt(ctx, booking.createdAt)
  if (ctx.today > addDays(booking.depart, days)) throw new Problem(409, 'claim_window_over', problems.claimWindowOver)
  const credit = await attributionOf(ctx, booking.id)
  const [holder] = credit ? await codesNamed(ctx, [credit.code]) : []
  if (holder?.accountId === accountId) throw new Problem(409, 'claim_settled', problems.alreadyYours)
  await claimCredit(ctx, { bookingId: booking.id, bookedAt: booking.createdAt, code, reason })
}

/** A partner's claims, without who else the booking is credited to, or why. */
export const claimViews = async (ctx: ReadCtx, accountId: number): Promise<OwnClaim[]> => {
  const claims = await claimsOf(ctx, accountId)
  const ids = claims.map(({ booking_id }) => booking_id)
  const bookings = await bookingsByIds(ctx, ids)
  const terms = await attributionTerms(ctx)
  const conflicts = new Map((await conflictsOf(ctx, ids)).map((row) => [row.booking_id, row]))
  return claims.map(({ booking_id, code, reason, claimed_at }) => {
    const conflict = conflicts.get(booking_id)
    const decided = conflict?.code === code ? ('credited' as const) : ('declined' as const)
    return {
      number: bookings.get(booking_id)?.number ?? '',
      reason,
      at: claimed_at.toISOString(),
      answerBy: answerBy(ctx, claimed_at, terms),
      state: conflict?.decided_at ? decided : 'open',
    }
  })
}
