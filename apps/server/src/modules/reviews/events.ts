import { z } from 'zod'
import { defineEvent, id, moment } from '#kernel/events'

const side = z.enum(['guest', 'owner'])
const moderated = { bookingId: id, reviewId: id, at: moment }

export const reviewWritten = defineEvent('review.written', 'One side wrote their review.', {
  bookingId: id,
  homeId: id,
  side,
})
export const reviewPublished = defineEvent('review.published', 'Reviews of a stay were published.', {
  bookingId: id,
  homeId: id,
  sides: z.array(side),
})
export const reviewAnswered = defineEvent('review.answered', 'An owner replied to a review.', {
  bookingId: id,
  homeId: id,
})
export const reviewHidden = defineEvent('review.hidden', 'The team hid a review.', moderated)
export const reviewRestored = defineEvent('review.put_back', 'The team showed a hidden review again.', moderated)
