import { sendFeedback } from '@porchlight/contract'
import { Button, EmptyState, TextField, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { HeaderPicture } from '#app/features/header-picture/header-picture.tsx'
import { api } from '#app/lib/api.ts'
import { feedbackWords } from '#app/lib/messages/stay/feedback.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { type Feedback, FeedbackForm } from './feedback-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Thanks = ({ onAnother }: { onAnother: () => void }) => {
  const words = useWords(feedbackWords)
  return (
    <div role="status">
      <EmptyState title={words.sentTitle} actions={<Button onClick={onAnother}>{words.another}</Button>}>
        {words.sentText}
      </EmptyState>
    </div>
  )
}

const Form = ({ onSent }: { onSent: () => void }) => {
  const words = useWords(feedbackWords)
  const user = useUser()
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState(false)
  const send = async (feedback: Feedback) => {
    const answer = await api(sendFeedback, { body: { ...feedback, email: email.trim() } })
    if (answer.ok) return onSent()
    setWrong(answer.error.required.includes('email'))
    return answer.error.required.includes('email') ? words.emailWrong : answer.error.message
  }
  return (
    <FeedbackForm sendLabel={words.send} onSend={async (feedback) => (await send(feedback)) ?? undefined}>
      {!user && (
        <TextField
          label={words.email}
          aside={words.optional}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          error={wrong ? words.emailWrong : undefined}
          onChange={setEmail}
        />
      )}
    </FeedbackForm>
  )
}

export default function FeedbackPage() {
  const words = useWords(feedbackWords)
  const user = useUser()
  const [sent, setSent] = useState(false)
  return (
    <>
      <HeaderPicture kind="interior" />
      <div className="wrap review-page">
        <h1 className="t-h1">{words.title}</h1>
        <p className="t-lead">{words.lead}</p>
        {sent ? <Thanks onAnother={() => setSent(false)} /> : <Form onSent={() => setSent(true)} />}
        {user && (
          <aside className="review-aside">
            <UiLink className="inline-link" href={href('/travelers/feedback/bookings')}>
              {words.yourStays}
            </UiLink>
          </aside>
        )}
      </div>
    </>
  )
}
