import type { StayReview } from '@porchlight/contract'
import { Alert, StarRating } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { reviewWords } from '#app/lib/messages/stay/reviews.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** One review as written, with its reply. */
export const ReviewCard = ({
  title,
  review,
  heading: Heading = 'h3',
  children,
}: {
  title: string
  review: StayReview
  heading?: 'h2' | 'h3'
  children?: ReactNode
}) => {
  const words = useWords(reviewWords)
  const { decimal } = useFormats()
  return (
    <section className="review-card">
      <Heading>{title}</Heading>
      <StarRating value={review.rating} label={words.ratingOf({ value: decimal(review.rating, 0) })} />
      <blockquote>{review.text}</blockquote>
      {review.hidden && <Alert>{words.hidden({ reason: review.hidden })}</Alert>}
      {review.answer && (
        <div className="review-answer">
          <p className="t-small muted">{words.answered}</p>
          <p>{review.answer}</p>
        </div>
      )}
      {children}
    </section>
  )
}
