import { z } from 'zod'
import { byName, defineEvent, id } from '#kernel/events'

const about = { bookingId: id, homeId: id, guestId: id }
/** `by`: who did it. */
const move = { ...about, by: z.enum(['guest', 'owner', 'staff', 'system']) }
const request = { ...about, requestId: id }

export const bookingOffered = defineEvent('booking.offered', 'An inquiry was answered with an offer.', move)
export const bookingHeld = defineEvent('booking.held', 'A checkout holds nights.', move)
export const bookingRequested = defineEvent('booking.requested', 'A guest requested to book.', move)
export const bookingAccepted = defineEvent('booking.accepted', 'A request was accepted.', move)
export const bookingDeclined = defineEvent('booking.declined', 'A request was declined.', move)
export const bookingSigned = defineEvent('booking.signed', 'The guest signed the rental agreement.', move)
export const bookingConfirmed = defineEvent(
  'booking.confirmed',
  'A booking is signed and paid for as far as due.',
  move,
)
export const bookingWithdrawn = defineEvent('booking.withdrawn', 'The guest withdrew before confirmation.', move)
export const bookingExpired = defineEvent('booking.expired', 'Time ran out before confirmation.', move)
export const bookingCheckedIn = defineEvent('booking.checked_in', 'A stay began.', move)
export const bookingCompleted = defineEvent('booking.completed', 'A stay ended.', move)
export const bookingCanceled = defineEvent('booking.canceled', 'A booking was canceled.', move)
export const bookingNoShow = defineEvent('booking.no_show', 'The guest didn’t arrive.', move)
export const bookingChanged = defineEvent('booking.changed', 'Dates, party, or price of a booking were changed.', {
  ...move,
  changeId: id,
})
export const bookingCharged = defineEvent('booking.charged', 'A charge was added to a booking, or removed.', move)
export const bookingResold = defineEvent(
  'booking.resold',
  'Nights of a canceled booking were booked again, and its guest is owed money.',
  { ...move, amount: z.int() },
)
export const paymentRequested = defineEvent('booking.payment_asked', 'The guest was asked for a payment.', request)
export const paymentRequestWithdrawn = defineEvent(
  'booking.request_withdrawn',
  'A payment request was withdrawn.',
  request,
)
export const changeProposed = defineEvent('booking.change_asked', 'The guest was asked to agree to a change.', request)
export const changeAnswered = defineEvent(
  'booking.change_answered',
  'A proposed change was accepted, declined, withdrawn, or expired.',
  request,
)

/** The event for each move, by the name the lifecycle gives it. */
export const moveEvents = byName(
  bookingOffered,
  bookingHeld,
  bookingRequested,
  bookingAccepted,
  bookingDeclined,
  bookingSigned,
  bookingConfirmed,
  bookingWithdrawn,
  bookingExpired,
  bookingCheckedIn,
  bookingCompleted,
  bookingCanceled,
  bookingNoShow,
)
