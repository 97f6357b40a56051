import '../staff.css'
import '../moderation.css'
import { allReviews, type DeskReview } from '@porchlight/contract'
import { Alert, EmptyState, PageHead, Pagination, StarRating, TabLinks, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffReviewWords } from '#app/lib/messages/staff/reviews.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import type { Route } from './+types/page'
import { Moderate } from './moderate.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const show: 'all' | 'hidden' = new URL(request.url).searchParams.get('show') === 'hidden' ? 'hidden' : 'all'
  const query = { page: pageNumber(request), perPage: 20, show }
  return { show, ...resultsOf(await context.get(pageRequest).api(allReviews, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Card = ({ review }: { review: DeskReview }) => {
  const teamZone = useTeamZone()
  const words = useWords(staffReviewWords)
  const { moment, decimal } = useFormats()
  const { author, side, home, rating, text, answer, hidden, writtenAt, publishedAt } = review
  return (
    <article className="desk-words">
      <h2>{side === 'guest' ? words.ofGuest({ author }) : words.ofOwner({ author })}</h2>
      <p className="t-small muted num">
        {home.slug ? (
          <UiLink className="inline-link" href={href('/properties/:slug/:thirdParty?', { slug: home.slug })}>
            {home.name}
          </UiLink>
        ) : (
          home.name
        )}
        {', '}
        {publishedAt
          ? words.published({ moment: moment(publishedAt, teamZone) })
          : `${words.written({ moment: moment(writtenAt, teamZone) })}. ${words.unpublished}`}
      </p>
      <StarRating value={rating} label={words.rated({ value: decimal(rating, 0) })} />
      <p data-content>{text}</p>
      {answer && (
        <p className="t-small" data-content>
          {words.answer}: {answer}
        </p>
      )}
      {hidden !== null && <Alert>{words.wasHidden({ reason: hidden })}</Alert>}
      <Moderate review={review} />
    </article>
  )
}

/** `/staff/reviews`: all reviews, and the hidden ones. */
const StaffReviewsPage = ({ loaderData: { show, reviews } }: Route.ComponentProps) => {
  const words = useWords(staffReviewWords)
  const path = href('/staff/reviews')
  const all = show === 'all'
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <TabLinks
        label={words.which}
        tabs={[
          { label: words.all, href: path, current: all },
          { label: words.hidden, href: `${path}?show=hidden`, current: !all },
        ]}
      />
      {reviews.data.length === 0 && (
        <EmptyState title={all ? words.none : words.noneHidden}>
          {all ? words.noneText : words.noneHiddenText}
        </EmptyState>
      )}
      {reviews.data.map((review) => (
        <Card key={review.id} review={review} />
      ))}
      <Pagination
        label={words.pages}
        current={reviews.currentPage}
        pages={reviews.numberPages}
        hrefOf={(page) => `${path}?${all ? '' : 'show=hidden&'}page=${page}`}
        previousLabel={words.previousPage}
        nextLabel={words.nextPage}
        pageLabel={(number) => words.page({ number })}
      />
    </>
  )
}
export default StaffReviewsPage
