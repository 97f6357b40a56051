import './answer-request.css'
import { answerRequest, type Money } from '@porchlight/contract'
import { Alert, Button, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { answerRequestWords } from '#app/lib/messages/stay/answer-request.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { QueuedNotice } from '#app/lib/offline/queued-notice.tsx'
import { useSendOrKeep } from '#app/lib/offline/send-or-keep.ts'
import { useQueued } from '#app/lib/offline/use-queue.ts'

export type RequestToAnswer = {
  bookingId: number
  guest: string
  /** The reader's payout; absent for staff. */
  yours?: Money
}
type Choice = 'accept' | 'decline'

/** Queue key of a request. */
const requestOf = (bookingId: number): string => `booking:${bookingId}`

/** Sends the answer or queues it offline. @returns the rejection message, or undefined on success */
const useAnswer = ({ bookingId, guest }: RequestToAnswer) => {
  const words = useWords(answerRequestWords)
  const revalidator = useRevalidator()
  const send = useSendOrKeep()
  return async (choice: Choice, note: string): Promise<string | undefined> => {
    const accepts = choice === 'accept'
    const about = {
      object: requestOf(bookingId),
      label: accepts ? words.acceptNamed({ guest }) : words.declineNamed({ guest }),
    }
    const answer = await send(answerRequest, { params: { id: bookingId }, body: { accept: accepts, note } }, about)
    if (answer.ok === 'waits') return undefined
    if (answer.ok) {
      toast({ type: 'success', message: accepts ? words.accepted({ guest }) : words.declined })
      await revalidator.revalidate()
      return undefined
    }
    switch (answer.error.code) {
      case 'not_allowed_now':
        await revalidator.revalidate()
        toast({ type: 'info', message: words.tooLate })
        return words.tooLate
      case 'nights_taken':
        return words.taken
      default:
        return words.failed
    }
  }
}

/** The consequence of an answer in words and money, with its button. */
const Consequence = ({
  request,
  choice,
  onLeave,
}: {
  request: RequestToAnswer
  choice: Choice
  onLeave: () => void
}) => {
  const { money } = useFormats()
  const words = useWords(answerRequestWords)
  const send = useAnswer(request)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const accepts = choice === 'accept'
  const { guest, yours } = request
  const submit = async () => {
    setBusy(true)
    setProblem(await send(choice, note))
    setBusy(false)
  }
  return (
    <section className="answer-box" aria-label={accepts ? words.acceptNow : words.declineNow}>
      <p>
        {yours
          ? words[accepts ? 'acceptText' : 'declineText']({ guest, amount: money(yours) })
          : words[accepts ? 'teamAcceptText' : 'teamDeclineText']({ guest })}
      </p>
      <TextArea label={words.note} hint={words.noteHint} rows={2} maxLength={1000} value={note} onChange={setNote} />
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <div className="answer-acts">
        <Button look={accepts ? 'primary' : 'danger'} busy={busy} onClick={submit}>
          {accepts ? words.acceptNow : words.declineNow}
        </Button>
        <Button look="bare" onClick={onLeave}>
          {words.keepThinking}
        </Button>
      </div>
    </section>
  )
}

/** Accepts or declines a request in place: first the consequence, then the button. */
export const AnswerRequest = ({
  lead = true,
  start,
  ...request
}: RequestToAnswer & {
  lead?: boolean
  /** Opens with this answer's consequence. */
  start?: Choice
}) => {
  const words = useWords(answerRequestWords)
  const [choice, setChoice] = useState<Choice | undefined>(start)
  const waiting = useQueued(requestOf(request.bookingId))
  if (waiting.length > 0) return <QueuedNotice heads={waiting} />
  if (choice) return <Consequence request={request} choice={choice} onLeave={() => setChoice(undefined)} />
  return (
    <div className="answer-acts">
      <Button
        look={lead ? 'primary' : 'quiet'}
        onClick={() => setChoice('accept')}
        aria-label={words.acceptNamed({ guest: request.guest })}
      >
        {words.accept}
      </Button>
      <Button onClick={() => setChoice('decline')} aria-label={words.declineNamed({ guest: request.guest })}>
        {words.decline}
      </Button>
    </div>
  )
}
