import type { Param } from '@porchlight/wording'
import type { Booking } from '#modules/bookings'
import { pairOf, reviewWindow } from '#modules/reviews'
import type { StayOccasion } from '../occasions.ts'
import type { StayContext } from '../stay-details.ts'
import { momentOf } from '../values.ts'
import { stayNews, toGuest, toOwners, type Writer } from './booking-news.ts'

export const reviewPage = ({ id }: Booking): string => `/travelers/bookings/${id}/review`

const until = ({ booking, home }: StayContext): Param => {
  const { closesAt } = reviewWindow(booking) ?? {}
  return closesAt ? momentOf(closesAt, home.timeZone) : ''
}

type ToAuthor = (reason: string | null) => StayOccasion | null

/** To the author of a moderated review, while the moderation is in effect. */
const toAuthor =
  (occasionOf: ToAuthor): Writer<'review.hidden' | 'review.put_back'> =>
  async (ctx, about, { reviewId }) => {
    const review = (await pairOf(ctx, about.booking.id)).reviews.find(({ id }) => id === reviewId)
    const occasion = review && occasionOf(review.hidden)
    if (!occasion) return []
    if (review.side === 'guest') return [toGuest(about, occasion, reviewPage)]
    return (await toOwners(ctx, about, () => occasion)).filter(({ reader }) => reader.id === review.authorId)
  }

/** Who is notified about reviews; never reveals the other side's review before they can read it (R75). */
export const reviewNews = stayNews({
  'review.written': (ctx, about, { side }) =>
    side === 'owner'
      ? Promise.resolve([toGuest(about, { kind: 'review_asked', until: until(about) }, reviewPage)])
      : toOwners(ctx, about, () => ({ kind: 'owner_review_asked', until: until(about) })),

  'review.published': async (ctx, about, { sides }) => {
    const ofGuest = sides.includes('guest')
    return [
      toGuest(about, { kind: 'review_published', ofOwner: sides.includes('owner'), ofGuest }, reviewPage),
      ...(ofGuest ? await toOwners(ctx, about, () => ({ kind: 'owner_review_published' })) : []),
    ]
  },

  'review.answered': async (_ctx, about) => [toGuest(about, { kind: 'review_answered' }, reviewPage)],

  'review.hidden': toAuthor((reason) => (reason === null ? null : { kind: 'review_hidden', reason })),

  'review.put_back': toAuthor((reason) => (reason === null ? { kind: 'review_put_back' } : null)),
})
