import { addDays, type BookingStatus, type CommissionSource, dateIn, type Program } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { attributionOf, codesNamed } from '#modules/attribution'
import { type Booking, bookingById } from '#modules/bookings'
import { homeReferrerOf } from '#modules/partners'
import { type BookingFacts, followBooking, type Stage } from './engine/machine.ts'
import { isLicensedFor } from './holds.ts'
import { reviewOwnStay } from './own-stays.ts'
import { bearerAt } from './program-terms.ts'
import { payableDays, rentOf } from './rules.ts'
import {
  type BookingKind,
  commissionsOfBooking,
  insertCommission,
  lockCommission,
  moveCommission,
  nothingYet,
  positionOf,
  setHome,
  supersede,
} from './store.ts'
import type { CommissionRow } from './tables.ts'

export const sourceOf: Record<Program, CommissionSource> = {
  'travel-agent': 'agent',
  broker: 'broker',
  referral: 'referral',
  affiliate: 'affiliate',
}

export const stageOf = (status: BookingStatus): Stage => {
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

type Begun = Omit<Parameters<typeof insertCommission>[1], 'license_at_booking'> & {
  basis_points: number
  program: Program
}

/** Who gets a booking's commission for bringing its guest (R59). */
const forGuest = async (ctx: ReadCtx, booking: Booking): Promise<Begun | undefined> => {
  const attribution = await attributionOf(ctx, booking.id)
  const [code] = attribution ? await codesNamed(ctx, [attribution.code]) : []
  if (!attribution || !code) return undefined
  return {
    ...commonOf(booking),
    kind: 'guest',
    partner_id: code.accountId,
    code: code.code,
    program: code.program,
    source: sourceOf[code.program],
    basis_points: attribution.basis_points,
    bearer: booking.contract.details?.agentBearer ?? (await bearerAt(ctx, code.program, booking.createdAt)),
  }
}

/** Who gets a booking's commission for having referred its home, by the terms on the day it was made. */
const forHome = async (ctx: ReadCtx, booking: Booking): Promise<Begun | undefined> => {
  const bookedOn = dateIn(ctx.companyZone, booking.createdAt)
  const referrer = await homeReferrerOf(ctx, booking.homeId, bookedOn)
  if (!referrer || referrer.partnerId === booking.guestId) return undefined
  return {
    ...commonOf(booking),
    kind: 'home',
    partner_id: referrer.partnerId,
    code: null,
    program: referrer.program,
    source: referrer.service === 'home_vision' ? 'hv' : referrer.program,
    basis_points: referrer.basisPoints,
    bearer: booking.contract.details?.agentBearer ?? (await bearerAt(ctx, referrer.program, booking.createdAt)),
  }
}

const commonOf = ({ id, homeId, currency, depart }: Booking) => ({
  booking_id: id,
  origin_id: null,
  home_id: homeId,
  currency,
  due_on: addDays(depart, payableDays),
  file_id: null,
  added_by: null,
})

const causes = { guest: forGuest, home: forHome } as const

const begin = async (ctx: WriteCtx, booking: Booking, kind: BookingKind): Promise<CommissionRow | undefined> => {
  const begun = await causes[kind](ctx, booking)
  if (!begun) return undefined
  const { program, ...values } = begun
  const license_at_booking = await isLicensedFor(ctx, { ...values, program })
  const facts: BookingFacts = { stage: 'open', rent: rentOf(booking), basisPoints: values.basis_points }
  const next = followBooking(nothingYet, facts)?.next ?? nothingYet
  return insertCommission(ctx, { ...values, license_at_booking }, { first: { next, reason: 'tracked' }, by: null })
}

/**
 * The stay moved to another home, which happens before check-in, when nothing is posted yet. The partner who brought
 * the guest stays credited, subject to a license in the new home's state, and the owners of the new home bear it; the
 * partner who referred the first home gets nothing for a stay in another one.
 */
const intoOtherHome = async (ctx: WriteCtx, row: CommissionRow, booking: Booking, kind: BookingKind) => {
  if (kind === 'guest') {
    const begun = await forGuest(ctx, booking)
    const license_at_booking = begun ? await isLicensedFor(ctx, begun) : row.license_at_booking
    return setHome(ctx, row.id, { home_id: booking.homeId, bearer: (begun ?? row).bearer, license_at_booking })
  }
  const ended = followBooking(positionOf(row), { stage: 'void', rent: 0, basisPoints: 0 })
  if (ended) await moveCommission(ctx, row, ended, { by: null })
  await supersede(ctx, row.id)
  return begin(ctx, booking, kind)
}

type Known = CommissionRow | undefined

const follow = async (ctx: WriteCtx, booking: Booking, kind: BookingKind, known: Known): Promise<void> => {
  const locked = known && (await lockCommission(ctx, known.id))
  const moved = locked && locked.home_id !== booking.homeId
  const row = moved ? await intoOtherHome(ctx, locked, booking, kind) : (locked ?? (await begin(ctx, booking, kind)))
  if (!row || row.basis_points === null) return
  const stage = stageOf(booking.status)
  // Reversed by staff: the booking doesn't restore it.
  if (row.state === 'reversed' && stage !== 'void') return
  const facts = { stage, rent: rentOf(booking), basisPoints: row.basis_points }
  const move = followBooking(positionOf(row), facts)
  if (move) await moveCommission(ctx, row, move, { by: null }, { due_on: addDays(booking.depart, payableDays) })
  if (kind === 'guest' && stage !== 'void') await reviewOwnStay(ctx, row, booking)
}

/**
 * Updates a booking's commissions to match its current state (R57, R59, R60). Safe to call again and in any order: it
 * compares what is with what should be.
 */
export const followCommission = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  const booking = await bookingById(ctx, bookingId)
  const known = await commissionsOfBooking(ctx, bookingId)
  await follow(ctx, booking, 'guest', known.get('guest'))
  await follow(ctx, booking, 'home', known.get('home'))
}
