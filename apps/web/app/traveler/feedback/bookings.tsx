import '#app/features/reviews/reviews.css'
import { type ResultsOf, staysToReview } from '@porchlight/contract'
import { Breadcrumbs, ButtonLink, EmptyState, Pagination } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { feedbackWords } from '#app/lib/messages/stay/feedback.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/bookings'

const perPage = 20

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const page = pageNumber(request)
  return resultsOf(await api(staysToReview, { query: { page, perPage } })).stays
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Stay = ResultsOf<typeof staysToReview>['stays']['data'][number]

/** The status of a stay's review, as a label. */
const useReviewStatus = () => {
  const words = useWords(feedbackWords)
  return ({ review: { state, written } }: Stay): string => {
    if (written) return words.reviewed
    if (state === 'early') return words.reviewLater
    return state === 'open' ? '' : words.reviewOver
  }
}

const StayRow = ({ stay }: { stay: Stay }) => {
  const words = useWords(feedbackWords)
  const { stayDates } = useFormats()
  const reviewStatus = useReviewStatus()(stay)
  const id = String(stay.bookingId)
  return (
    <li>
      <div>
        <h2 className="t-card">{stay.homeName}</h2>
        <p className="muted num">
          {stayDates(stay)}, {stay.town}
        </p>
        <p className="t-small muted">
          {[reviewStatus, stay.feedbackGiven && words.sentToTeam].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="review-acts">
        {stay.review.state === 'open' && !stay.review.written && (
          <ButtonLink
            look="primary"
            href={href('/travelers/bookings/:id/review', { id })}
            aria-label={words.reviewNamed({ home: stay.homeName })}
          >
            {words.review}
          </ButtonLink>
        )}
        <ButtonLink
          href={href('/travelers/feedback/bookings/:id', { id })}
          aria-label={words.tellNamed({ home: stay.homeName })}
        >
          {words.tell}
        </ButtonLink>
      </div>
    </li>
  )
}

export default function FeedbackStaysPage({ loaderData: { data, currentPage, numberPages } }: Route.ComponentProps) {
  const words = useWords(feedbackWords)
  const address = href('/travelers/feedback/bookings')
  return (
    <div className="wrap review-page">
      <Breadcrumbs
        label={words.title}
        crumbs={[{ label: words.title, href: href('/travelers/feedback') }, { label: words.staysTitle }]}
      />
      <h1 className="t-h1">{words.staysTitle}</h1>
      <p className="t-lead">{words.staysLead}</p>
      {data.length === 0 ? (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      ) : (
        <ul className="review-stays">
          {data.map((stay) => (
            <StayRow key={stay.bookingId} stay={stay} />
          ))}
        </ul>
      )}
      <Pagination
        label={words.pages}
        current={currentPage}
        pages={numberPages}
        hrefOf={(page) => `${address}?page=${page}`}
        previousLabel={words.previousPage}
        nextLabel={words.nextPage}
        pageLabel={(number) => words.page({ number })}
      />
    </div>
  )
}
