import { addDays, type BookingStatus, type CommissionSource, dateIn, type Program } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { attributionOf, codesNamed } from '#modules/attribution'
import { type Booking, bookingById } from '#modules/bookings'
import { type BookingFacts, followBooking, type Stage } from './engine/machine.ts'
import { bearerOn } from './program-terms.ts'
import { payableDays } from './rules.ts'
import { begin, commissionOfBooking, insertCommission, lockCommission, moveCommission, standingOf } from './store.ts'
import type { CommissionRow } from './tables.ts'

export const sourceOf: Record<Program, CommissionSource> = {
  'travel-agent': 'agent',
  broker: 'broker',
  referral: 'referral',
  affiliate: 'affiliate',
}

const stageOf = (status: BookingStatus): Stage => {
  switch (status) {
    case 'inquiry':
    case 'offered':
    case 'requested':
    case 'awaiting_agreement':
    case 'awaiting_payment':
      return 'open'
    case 'confirmed':
    case 'checked_in':
      return 'booked'
    case 'completed':
      return 'completed'
    default:
      return 'void'
  }
}

/** Of the rent after discounts, without fees, taxes, deposits and add-ons (R57). */
const rentOf = ({ charges }: Booking): number =>
  charges.reduce((sum, { kind, amount }) => (kind === 'accommodation' ? sum + amount : sum), 0)

const factsOf = (booking: Booking, basisPoints: number): BookingFacts => ({
  stage: stageOf(booking.status),
  rent: rentOf(booking),
  basisPoints,
})

const existing = async (ctx: WriteCtx, bookingId: number): Promise<CommissionRow | undefined> => {
  const known = await commissionOfBooking(ctx, bookingId)
  return known && lockCommission(ctx, known.id)
}

/** The commission of a booking that a partner is credited for and that has none yet. */
const begun = async (ctx: WriteCtx, booking: Booking): Promise<CommissionRow | undefined> => {
  const attribution = await attributionOf(ctx, booking.id)
  if (!attribution) return undefined
  const [code] = await codesNamed(ctx, [attribution.code])
  if (!code) return undefined
  const bookedOn = dateIn(ctx.companyZone, attribution.decided_at)
  const values = {
    booking_id: booking.id,
    home_id: booking.homeId,
    partner_id: code.accountId,
    code: code.code,
    source: sourceOf[code.program],
    basis_points: attribution.basis_points,
    bearer: await bearerOn(ctx, code.program, bookedOn),
    currency: booking.currency,
    due_on: addDays(booking.depart, payableDays),
    file_id: null,
    added_by: null,
  }
  const { stage: _, ...facts } = factsOf(booking, attribution.basis_points)
  const first = followBooking(begin, { ...facts, stage: 'open' })
  return insertCommission(ctx, values, {
    first: first ?? { next: begin, reason: 'tracked' },
    by: null,
  })
}

/**
 * Brings the commission of a booking to where the booking is (R57, R59, R60). Safe to call again and in any order: it
 * compares what is with what should be.
 */
export const followCommission = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  const known = await existing(ctx, bookingId)
  const booking = await bookingById(ctx, bookingId)
  const row = known ?? (await begun(ctx, booking)) ?? (await existing(ctx, bookingId))
  if (!row || row.basis_points === null) return
  // Struck by staff: the booking brings it back only by being another one.
  if (row.state === 'reversed' && stageOf(booking.status) !== 'void') return
  const move = followBooking(standingOf(row), factsOf(booking, row.basis_points))
  if (move) await moveCommission(ctx, row, move, { by: null }, { due_on: addDays(booking.depart, payableDays) })
}
