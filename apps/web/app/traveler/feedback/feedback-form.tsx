import '#app/features/reviews/reviews.css'
import { feedbackTopics } from '@porchlight/contract'
import { Alert, Button, CheckboxGroup, TextArea } from '@porchlight/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Stars } from '#app/features/reviews/stars.tsx'
import { feedbackWords } from '#app/lib/messages/stay/feedback.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTypedEarly } from '#app/lib/typed-early.ts'

type Topic = (typeof feedbackTopics)[number]
export type Feedback = { rating: number | null; topics: Topic[]; text: string }

type Props = {
  before?: Feedback | undefined
  /** The topics offered here. */
  topics?: readonly Topic[]
  sendLabel: string
  /** Sends the feedback. Resolves to an error message if it was rejected. */
  onSend: (feedback: Feedback) => Promise<string | undefined>
  children?: ReactNode
}

/** Private feedback for the team, with rating and topics. */
export const FeedbackForm = ({ before, topics = feedbackTopics, sendLabel, onSend, children }: Props) => {
  const words = useWords(feedbackWords)
  useTypedEarly()
  const [rating, setRating] = useState<number | undefined>(before?.rating ?? undefined)
  const [about, setAbout] = useState<readonly string[]>(before?.topics ?? [])
  const [text, setText] = useState(before?.text ?? '')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const missing = text.trim().length < 2
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing || busy) return
    setBusy(true)
    setFailure(await onSend({ rating: rating ?? null, topics: topics.filter((topic) => about.includes(topic)), text }))
    setBusy(false)
  }
  return (
    <form className="review-form" onSubmit={(event) => void submit(event)} noValidate>
      <Stars
        label={words.rating}
        name="rating"
        value={rating}
        onChange={setRating}
        starLabel={(stars) => words.stars({ stars })}
      />
      <CheckboxGroup
        legend={words.about}
        options={topics.map((value) => ({ value, label: words.topics[value] }))}
        value={about}
        onChange={setAbout}
      />
      <TextArea
        label={words.text}
        rows={6}
        maxLength={4000}
        value={text}
        error={tried && missing ? words.textMissing : undefined}
        onChange={setText}
      />
      {children}
      {failure && (
        <Alert tone="danger" live title={words.failed}>
          {failure}
        </Alert>
      )}
      <div className="review-acts">
        <Button type="submit" look="primary" busy={busy}>
          {sendLabel}
        </Button>
      </div>
    </form>
  )
}
