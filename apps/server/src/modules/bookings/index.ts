/**
 * bookings own the contract for a stay: its life from the nights held to the stay completed, its frozen quote, its
 *   timeline, and whose money it becomes.
 * Promises: every move is one of the lifecycle's, with a row of the timeline and an event in the same transaction; a
 *   confirmed booking is signed, paid for as far as due, and holds its nights in the database; what a guest paid is earned
 *   once, to the cent, and what nobody may keep goes back.
 * Announces: booking.held, booking.requested, booking.accepted, booking.declined, booking.signed, booking.confirmed,
 *   booking.withdrawn, booking.expired, booking.checked_in, booking.completed, booking.cancelled, booking.resold, each
 *   with { bookingId, homeId, guestId, by }.
 */
export { type Answer, answerRequest } from './answering.ts'
export type { Booking, By } from './booking.ts'
export { bySystem } from './booking.ts'
export { type Cancelling, cancelBooking, previewCancellation } from './cancelling.ts'
export { checks } from './checks.ts'
export { type BookingWish, createBooking } from './create.ts'
export { dueNowOf, nextDueOf } from './dues.ts'
export { expireLapsed, withdrawBooking } from './ending.ts'
export { moveOn } from './jobs.ts'
export { type OwnerMoney, ownerMoneyOf, ownerMoneyOfMany } from './owner-money.ts'
export { finishPayment, type Paid, preparePayment } from './paying.ts'
export {
  arrivalsOf,
  type BookingFilter,
  type BookingPage,
  bookingById,
  bookingsByIds,
  bookingsOfGuest,
  bookingsOfHomes,
  timelineOf,
} from './queries.ts'
export { agreementOf, signBooking } from './signing.ts'
export { checkIn, complete, earnNights } from './staying.ts'
export { momentInWords, moneyInWords, partyInWords, shortDay } from './words.ts'
