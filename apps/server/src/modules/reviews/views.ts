import type { Feedback as FeedbackView, StayReviews, StayReview as StayReviewView } from '@porchlight/contract'
import type { Feedback } from './feedback.ts'
import type { Pair, Review } from './review.ts'
import { type Course, reviewWindow, sideOf, stateOf } from './rules.ts'

export const reviewView = ({
  bookingId: _booking,
  authorId: _author,
  stayedIn: _in,
  ...review
}: Review): StayReviewView => ({
  ...review,
  writtenAt: review.writtenAt.toISOString(),
  answeredAt: review.answeredAt?.toISOString() ?? null,
})

type Parts = { course: Course; pair: Pair; roles: readonly string[]; accountId: number; now: Date }

/**
 * The reviews of a stay for someone with these roles: always their own, and the other's once both are readable (R75).
 */
export const stayReviewsView = ({ course, pair, roles, accountId, now }: Parts): StayReviews => {
  const window = reviewWindow(course)
  const sides = pair.reviews.map(({ side }) => side)
  const state = stateOf({ window, sides, publishedAt: pair.publishedAt }, now)
  const side = sideOf(roles)
  const staff = roles.includes('staff')
  const mayRead = (review: Review) =>
    staff || review.authorId === accountId || (state === 'published' && review.hidden === null)
  const shown = (wanted: 'guest' | 'owner') => {
    const review = pair.reviews.find((one) => one.side === wanted)
    return review && mayRead(review) ? reviewView(review) : null
  }
  const guest = shown('guest')
  return {
    state,
    side,
    opensAt: window?.opensAt.toISOString() ?? null,
    closesAt: window?.closesAt.toISOString() ?? null,
    publishedAt: pair.publishedAt?.toISOString() ?? null,
    guest,
    owner: shown('owner'),
    written: sides,
    mayWrite: side !== null && state === 'open',
    mayAnswer:
      side === 'owner' && pair.publishedAt !== null && guest !== null && guest.hidden === null && guest.answer === null,
  }
}

export const feedbackView = (row: Feedback): FeedbackView => ({
  id: row.id,
  rating: row.rating,
  topics: row.topics,
  text: row.text,
  wantsAnswer: row.wants_answer,
  at: row.at.toISOString(),
  handledAt: row.handled_at?.toISOString() ?? null,
})
