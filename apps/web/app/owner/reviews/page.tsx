import '#app/features/reviews/reviews.css'
import './reviews.css'
import { type ResultsOf, reviewsOfHomes } from '@porchlight/contract'
import { Button, ChipLink, EmptyState, PageHead, Pagination, TabLinks, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { AnswerForm } from '#app/features/reviews/answer-form.tsx'
import { ReviewCard } from '#app/features/reviews/review-card.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { ownerReviewsWords } from '#app/lib/messages/owner/reviews.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

type Found = ResultsOf<typeof reviewsOfHomes>
type Review = Found['reviews']['data'][number]
type Choice = { show: 'all' | 'to_answer'; homeId: number | null }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const search = new URL(request.url).searchParams
  const show: Choice['show'] = search.get('show') === 'to_answer' ? 'to_answer' : 'all'
  const home = search.get('home') ?? ''
  const query = { show, page: pageNumber(request), ...(/^\d{1,9}$/.test(home) && { propertyId: home }) }
  return { show, ...resultsOf(await api(reviewsOfHomes, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const pathOf = ({ show, homeId }: Choice, page = 1): string => {
  const query = new URLSearchParams({
    ...(show === 'to_answer' && { show }),
    ...(homeId !== null && { home: String(homeId) }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${href('/owners/reviews')}?${query}` : href('/owners/reviews')
}

/** One review, replied to here: the form opens on request. */
const OneReview = ({ review }: { review: Review }) => {
  const words = useWords(ownerReviewsWords)
  const { day } = useFormats()
  const dayOf = useOfficeDay()
  const { revalidate } = useRevalidator()
  const [answering, setAnswering] = useState(false)
  const { bookingId, home, author, writtenAt, answer } = review
  return (
    <ReviewCard title={words.of({ guest: author, home: home.name })} review={review} heading="h2">
      <p className="home-review-foot">
        <small>{day(dayOf(writtenAt))}</small>
        <UiLink className="inline-link" href={href('/owners/bookings/:bookingId', { bookingId: String(bookingId) })}>
          {words.toStay}
        </UiLink>
      </p>
      {answer === null &&
        (answering ? (
          <AnswerForm bookingId={bookingId} onSent={() => void revalidate()} />
        ) : (
          <Button size="small" onClick={() => setAnswering(true)}>
            {words.answer}
          </Button>
        ))}
    </ReviewCard>
  )
}

const Homes = ({ homes, choice }: { homes: Found['homes']; choice: Choice }) => {
  const words = useWords(ownerReviewsWords)
  if (homes.length < 2) return null
  return (
    <nav className="home-reviews-homes" aria-label={words.homes}>
      <ChipLink on={choice.homeId === null} removable={false} href={pathOf({ ...choice, homeId: null })}>
        {words.allHomes}
      </ChipLink>
      {homes.map(({ id, name }) => (
        <ChipLink
          key={id}
          on={choice.homeId === id}
          removable={false}
          href={pathOf({ ...choice, homeId: id })}
          data-content
        >
          {name}
        </ChipLink>
      ))}
    </nav>
  )
}

/** `/owners/reviews`: guests' published reviews of the owner's homes, to read and reply to. */
const ReviewsPage = ({ loaderData }: Route.ComponentProps) => {
  const { show, reviews, rating, number, toAnswer, homes, propertyId } = loaderData
  const { decimal } = useFormats()
  const words = useWords(ownerReviewsWords)
  const known = useWords(ownerBookingsWords)
  const choice: Choice = { show, homeId: propertyId }
  return (
    <>
      <PageHead
        title={words.title}
        lead={rating === null ? words.none : words.lead({ rating: decimal(rating, 1), number })}
      />
      <TabLinks
        label={words.title}
        tabs={(['all', 'to_answer'] as const).map((one) => ({
          href: pathOf({ ...choice, show: one }),
          label: words.show[one],
          count: one === 'all' ? number : toAnswer,
          current: one === show,
        }))}
      />
      <Homes homes={homes} choice={choice} />
      {reviews.data.length === 0 && (
        <EmptyState title={number === 0 ? words.none : words.allAnswered}>{words.noneText}</EmptyState>
      )}
      <div className="home-reviews">
        {reviews.data.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
      </div>
      <Pagination
        label={known.pages}
        current={reviews.currentPage}
        pages={reviews.numberPages}
        hrefOf={(page) => pathOf(choice, page)}
        previousLabel={known.previousPage}
        nextLabel={known.nextPage}
        pageLabel={(page) => known.page({ number: page })}
      />
    </>
  )
}
export default ReviewsPage
