import './reviews.css'
import type { StayReviews as Reviews } from '@porchlight/contract'
import { Alert, Button } from '@porchlight/ui'
import { useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { reviewWords } from '#app/lib/messages/stay/reviews.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { AnswerForm } from './answer-form.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewForm } from './review-form.tsx'

type Props = { bookingId: number; timeZone: string; given: Reviews }

const Nothing = ({ reviews, timeZone }: { reviews: Reviews; timeZone: string }) => {
  const words = useWords(reviewWords)
  const { moment } = useFormats()
  if (reviews.state === 'early' && reviews.opensAt)
    return <p className="muted">{words.states.early({ moment: moment(reviews.opensAt, timeZone) })}</p>
  return <p className="muted">{reviews.state === 'none' ? words.states.none : words.states.closed}</p>
}

/** The guest's and owner's reviews of a stay: to write, edit, wait for the other side, read, and reply to (R75). */
export const StayReviews = ({ bookingId, timeZone, given }: Props) => {
  const words = useWords(reviewWords)
  const { moment } = useFormats()
  const [reviews, setReviews] = useState(given)
  const [changing, setChanging] = useState(false)
  const { side, state, mayWrite, closesAt } = reviews
  if (!side) return null
  const [mine, theirs] = side === 'guest' ? [reviews.guest, reviews.owner] : [reviews.owner, reviews.guest]
  const until = closesAt ? moment(closesAt, timeZone) : ''
  const sent = (next: Reviews) => {
    setReviews(next)
    setChanging(false)
  }
  if (mayWrite && (!mine || changing))
    return (
      <>
        {!mine && (
          <Alert tone="info">
            {words.blind({ moment: until })} {reviews.written.length > 0 && words.otherWrote[side]}
          </Alert>
        )}
        <ReviewForm
          bookingId={bookingId}
          side={side}
          before={mine}
          onSent={sent}
          {...(mine && { onLeave: () => setChanging(false) })}
        />
      </>
    )
  if (!mine && !theirs) return <Nothing reviews={reviews} timeZone={timeZone} />
  return (
    <div>
      {mine && (
        <ReviewCard title={words.yours} review={mine}>
          {state === 'open' && (
            <>
              <p className="t-small muted">{words.waiting({ moment: until })}</p>
              <Button size="small" onClick={() => setChanging(true)}>
                {words.change}
              </Button>
            </>
          )}
        </ReviewCard>
      )}
      {theirs && (
        <ReviewCard title={words.theirs[side]} review={theirs}>
          {reviews.mayAnswer && <AnswerForm bookingId={bookingId} onSent={sent} />}
        </ReviewCard>
      )}
    </div>
  )
}
