/**
 * Reviews own what guest and owner write about a stay, and feedback meant only for the team.
 * Promises: neither side reads the other's review before both have written or fourteen days have passed (R75); what is
 * published does not change; a home shows what was published and not hidden.
 * Announces: review.written { bookingId, homeId, side }, review.published { bookingId, homeId, sides }, review.answered
 * { bookingId, homeId }, review.hidden and review.put_back { bookingId, reviewId, at }.
 */
export { answerReview } from './answer-review.ts'
export { feedbackList } from './feedback.ts'
export { guestHistories } from './guest-history.ts'
export { publishStay } from './publish-review.ts'
export { pairOf } from './queries.ts'
export { reviewFigures } from './review-figures.ts'
export { reviewWindow } from './rules.ts'
export { staysWithoutReview } from './stays.ts'
export { writeReview } from './write-review.ts'
