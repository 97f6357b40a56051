import { answerReview, type StayReviews } from '@porchlight/contract'
import { Alert, Button, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { reviewWords } from '#app/lib/messages/stay/reviews.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTypedEarly } from '#app/lib/typed-early.ts'

type Props = { bookingId: number; onSent: (reviews: StayReviews) => void }

/** The owner's one reply to a published review. */
export const AnswerForm = ({ bookingId, onSent }: Props) => {
  const words = useWords(reviewWords)
  useTypedEarly()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const submit = async () => {
    setBusy(true)
    const answer = await api(answerReview, { params: { id: bookingId }, body: { text } })
    setBusy(false)
    if (!answer.ok) return setFailure(answer.error.message)
    toast({ type: 'success', message: words.answerSent })
    onSent(answer.results.reviews)
  }
  return (
    <form
      className="review-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim().length > 1 && !busy) void submit()
      }}
    >
      <TextArea
        label={words.answer}
        hint={words.answerHint}
        rows={3}
        maxLength={2000}
        required
        minLength={2}
        value={text}
        onChange={setText}
      />
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      <div className="review-acts">
        <Button type="submit" busy={busy}>
          {words.answerSend}
        </Button>
      </div>
    </form>
  )
}
