import { bookingById, reviewsOfStay } from '@porchlight/contract'
import { Breadcrumbs, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { StayReviews } from '#app/features/reviews/stay-reviews.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { reviewWords } from '#app/lib/messages/stay/reviews.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [booking, reviews] = await Promise.all([api(bookingById, { params }), api(reviewsOfStay, { params })])
  return { ...resultsOf(booking), ...resultsOf(reviews) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

export default function ReviewPage({ loaderData: { booking, reviews } }: Route.ComponentProps) {
  const words = useWords(reviewWords)
  const trips = useWords(travelerWords)
  const { stayDates } = useFormats()
  const { home } = booking
  const id = String(booking.id)
  return (
    <div className="wrap review-page">
      <Breadcrumbs
        label={trips.tripsNav}
        crumbs={[
          { label: trips.title, href: href('/travelers') },
          { label: `${home.name}, ${stayDates(booking)}`, href: href('/travelers/bookings/:id', { id }) },
          { label: words.title },
        ]}
      />
      <h1 className="t-h1">{words.ask.guest({ home: home.name })}</h1>
      <p className="t-lead">{words.lead.guest}</p>
      <h2 className="visually-hidden">{words.title}</h2>
      <StayReviews key={booking.id} bookingId={booking.id} timeZone={home.timeZone} given={reviews} />
      <aside className="review-aside">
        {reviews.state === 'published' && reviews.guest && (
          <p>
            <UiLink className="inline-link" href={href('/properties/:slug/:thirdParty?', { slug: home.slug })}>
              {words.viewHome}
            </UiLink>
          </p>
        )}
        <p className="muted">{words.toFeedbackText}</p>
        <p>
          <UiLink className="inline-link" href={href('/travelers/feedback/bookings/:id', { id })}>
            {words.toFeedback}
          </UiLink>
        </p>
      </aside>
    </div>
  )
}
