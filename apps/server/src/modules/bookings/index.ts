/**
 * Bookings own the contract for a stay: its life from the nights held to the stay completed, its frozen quote, its
 *   timeline, and whose money it becomes. Promises: every move is one of the lifecycle's, with a timeline row and an
 *   event in the same transaction; a
 *   confirmed booking is signed, paid as far as due, and holds its nights in the database; what a guest paid is earned
 *   once, to the cent, and what no one may retain is refunded. Announces: booking.held, booking.requested,
 *   booking.accepted, booking.declined, booking.signed, booking.confirmed,
 *   booking.withdrawn, booking.expired, booking.checked_in, booking.completed, booking.canceled, booking.changed,
 *   booking.charged, booking.resold, each
 *   with { bookingId, homeId, guestId, by }; booking.changed with { changeId } too; booking.payment_asked and
 *   booking.request_withdrawn, booking.change_asked and booking.change_answered with { bookingId, homeId, guestId,
 *   requestId }.
 */

export { isPaidOutside } from './accept-offer.ts'
export { dueNowOf, nextDueOf, payableOf } from './amounts-due.ts'
export { answerRequest } from './answer-request.ts'
export { agreedHours, type Booking } from './booking.ts'
export { bookedAtBy, bookingCount } from './booking-count.ts'
export { type Seen, seenBy } from './booking-parts.ts'
export { cancelBooking } from './cancel-booking.ts'
export { changeRequestById, changeRequestsOf, stateOf as changeRequestStateOf } from './change-requests.ts'
export { changeRequestView } from './change-view.ts'
export { chargeDamage, depositShare } from './charge-damage.ts'
export { checkIn, complete } from './check-in.ts'
export { createBooking } from './create.ts'
export { type NightUse, nightCounts, occupancyOf } from './engine/occupancy.ts'
export { usesOf } from './home-usage.ts'
export { moveOn } from './jobs.ts'
export { backstopMinutes, sharingMinutes, statusAt } from './lifecycle.ts'
export { guestCards, nextStayOf, ownerCards, staffCards } from './lists.ts'
export { type NightsSold, nightsSold, type StayNights, stayNights } from './nights-sold.ts'
export { submitOffer } from './offer-approval.ts'
export { offersOfOwner } from './offer-lists.ts'
export { type Off, offersByIds } from './offers.ts'
export { offerToGuest } from './offers-for-guests.ts'
export { offerOfPartner, partnerOfferView, partnerOfOffer, partnerOfOfferSet } from './offers-of-partner.ts'
export {
  bookedAhead,
  earnedByMonth,
  moneyAhead,
  nextArrivals,
  occupancyAhead,
  requestsOfOwner,
} from './owner-day.ts'
export { ownerMoneyOfMany, ownersNetOf, ownersPartOf } from './owner-money.ts'
export { finishPayment, type PaymentInput, preparePayment, prepareRest } from './pay-booking.ts'
export { payPrepared, takePayment } from './payment-call.ts'
export { mayAsk, requestPayment, requestsByIds, requestsOf } from './payment-requests.ts'
export { bookingIdsOfGuest } from './personal-data.ts'
export {
  begunStayCounts,
  begunStaysOf,
  bookingById,
  bookingsByIds,
  bookingsNumbered,
  bookingsOfGuest,
  bookingsWithBills,
  dueBookings,
  homesOfBookings,
  openRequests,
  staysAround,
  staysArriving,
  staysDeparting,
  staysUnderWay,
  staysWithDeposit,
  timelineOf,
} from './queries.ts'
export { removeCharge } from './remove-charge.ts'
export { type SoldNights, salesBy, soldNights } from './report-nights.ts'
export { agreementOf, signBooking } from './sign-agreement.ts'
export { sourceOf } from './sources.ts'
export { partyText, stayText } from './timeline.ts'
export { addTodo, openTodos, setTodoDone, todoById, todosOf } from './todos.ts'
export { lockBooking } from './transition.ts'
export { waiverLeft } from './waivers.ts'
export {
  longDay,
  moneyInWords,
  percentInWords,
  shortDay,
} from './words.ts'
