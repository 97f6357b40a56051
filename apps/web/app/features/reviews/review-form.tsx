import './reviews.css'
import {
  type ReviewAspect,
  type ReviewSide,
  reviewAspects,
  type StayReview,
  type StayReviews,
  writeReview,
} from '@porchlight/contract'
import { Alert, Button, TextArea, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { reviewWords } from '#app/lib/messages/stay/reviews.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { QueuedNotice } from '#app/lib/offline/queued-notice.tsx'
import { useSendOrKeep } from '#app/lib/offline/send-or-keep.ts'
import { useQueued } from '#app/lib/offline/use-queue.ts'
import { useTypedEarly } from '#app/lib/typed-early.ts'
import { Stars } from './stars.tsx'

type Aspects = Partial<Record<ReviewAspect, number>>

type Props = {
  bookingId: number
  side: ReviewSide
  /** The review saved so far. */
  before: StayReview | null
  onSent: (reviews: StayReviews) => void
  onLeave?: () => void
}

const shortest = 20

/** The queue key of a stay's review. */
const reviewOf = (bookingId: number): string => `review:${bookingId}`

/**
 * A review being written: the overall rating, the individual ratings, and the text. Offline, it is queued on the
 * device.
 */
export const ReviewForm = ({ bookingId, side, before, onSent, onLeave }: Props) => {
  const words = useWords(reviewWords)
  const send = useSendOrKeep()
  const waiting = useQueued(reviewOf(bookingId))
  useTypedEarly()
  const [rating, setRating] = useState<number | undefined>(before?.rating)
  const [aspects, setAspects] = useState<Aspects>(before?.aspects ?? {})
  const [text, setText] = useState(before?.text ?? '')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  if (waiting.length > 0) return <QueuedNotice heads={waiting} />

  const short = text.trim().length < shortest
  const submit = async (stars: number) => {
    setBusy(true)
    setFailure('')
    const about = { object: reviewOf(bookingId), label: words.yours }
    const body = { rating: stars, aspects, text }
    const answer = await send(writeReview, { params: { id: bookingId }, body }, about)
    setBusy(false)
    if (answer.ok === 'waits') return
    if (!answer.ok) return setFailure(answer.error.message)
    const { reviews } = answer.results
    toast({ type: 'success', message: reviews.state === 'published' ? words.sentBoth : words.sent })
    onSent(reviews)
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (rating !== undefined && !short && !busy) void submit(rating)
  }
  return (
    <form className="review-form" onSubmit={press} noValidate>
      <Stars
        label={words.whole[side]}
        name="rating"
        value={rating}
        onChange={setRating}
        starLabel={(stars) => words.stars({ stars })}
        error={tried && rating === undefined ? words.ratingMissing : undefined}
      />
      <fieldset className="review-aspects">
        <legend>{words.oneByOne}</legend>
        {reviewAspects[side].map((aspect) => (
          <Stars
            key={aspect}
            label={words.aspects[aspect]}
            name={aspect}
            value={aspects[aspect]}
            onChange={(stars) => setAspects((all) => ({ ...all, [aspect]: stars }))}
            starLabel={(stars) => words.stars({ stars })}
          />
        ))}
      </fieldset>
      <TextArea
        label={words.text[side]}
        hint={words.textHint}
        rows={6}
        maxLength={4000}
        value={text}
        error={tried && short ? words.textShort : undefined}
        onChange={setText}
      />
      {failure && (
        <Alert tone="danger" live title={words.failed}>
          {failure}
        </Alert>
      )}
      <div className="review-acts">
        <Button type="submit" look="primary" busy={busy}>
          {before ? words.sendAgain : words.send}
        </Button>
        {onLeave && (
          <Button look="bare" onClick={onLeave}>
            {words.keepIt}
          </Button>
        )}
      </div>
    </form>
  )
}
