import type { ReadCtx } from '#kernel/work'
import { type Booking, momentInWords } from '#modules/bookings'
import { pairOf, reviewWindow } from '#modules/reviews'
import type { Concerned } from '../stay-words.ts'
import { stayNews, toGuest, toOwners, type Writer } from './booking-news.ts'

export const reviewPage = ({ id }: Booking): string => `/travelers/bookings/${id}/review`

const until = ({ booking, home }: Concerned): string => {
  const { closesAt } = reviewWindow(booking) ?? {}
  return closesAt ? momentInWords(closesAt, home.timeZone) : ''
}

const hidden = async (ctx: ReadCtx, { booking }: Concerned, reviewId: number) =>
  (await pairOf(ctx, booking.id)).reviews.find(({ id, hidden: reason }) => id === reviewId && reason !== null)

/** Who hears what of reviews; never what the other wrote before he may read it (R75). */
const writers: Record<string, Writer> = {
  'review.written': (ctx, about, { side }) =>
    side === 'owner'
      ? Promise.resolve([toGuest(about, { kind: 'review_asked', until: until(about) }, reviewPage)])
      : toOwners(ctx, about, () => ({ kind: 'owner_review_asked', until: until(about) })),

  'review.published': async (ctx, about, { sides }) => {
    const both = Array.isArray(sides) ? sides : []
    const ofGuest = both.includes('guest')
    return [
      toGuest(about, { kind: 'review_published', ofOwner: both.includes('owner'), ofGuest }, reviewPage),
      ...(ofGuest ? await toOwners(ctx, about, () => ({ kind: 'owner_review_published' })) : []),
    ]
  },

  'review.answered': async (_ctx, about) => [toGuest(about, { kind: 'review_answered' }, reviewPage)],

  'review.hidden': async (ctx, about, { reviewId }) => {
    const review = await hidden(ctx, about, Number(reviewId))
    if (!review) return []
    const occasion = { kind: 'review_hidden', reason: review.hidden ?? '' } as const
    if (review.side === 'guest') return [toGuest(about, occasion, reviewPage)]
    return (await toOwners(ctx, about, () => occasion)).filter(({ reader }) => reader.id === review.authorId)
  },
}

export const reviewNews = stayNews(writers)
