import { closeDeadLetter, handleFeedback, type InboxItem, retryDeadLetter } from '@porchlight/contract'
import { Button, TextArea, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useUnsaved } from '#app/lib/leave-guard.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Retries a failed job, or resolves it. */
export const FailedJobActions = ({ item }: { item: InboxItem }) => {
  const words = useWords(staffInboxWords)
  const { revalidate } = useRevalidator()
  const params = { failureId: item.key }
  const finish = async (ok: boolean, message: string) => {
    toast(ok ? { type: 'success', message } : { type: 'warning', message: words.failed })
    await revalidate()
  }
  const retry = async () => finish((await api(retryDeadLetter, { params })).ok, words.retried)
  const close = async () => finish((await api(closeDeadLetter, { params })).ok, words.isDone)
  return (
    <div className="staff-acts">
      <Button look="primary" onClick={() => void retry()}>
        {words.retry}
      </Button>
      <Button onClick={() => void close()}>{words.resolve}</Button>
    </div>
  )
}

/** Records how feedback was handled, which removes it from the list. */
export const FeedbackFollowUp = ({ item }: { item: InboxItem }) => {
  const words = useWords(staffInboxWords)
  const { revalidate } = useRevalidator()
  const [note, setNote] = useState('')
  useUnsaved(note.trim() !== '', 'record')
  const [problem, setProblem] = useState<string>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await api(handleFeedback, { params: { id: item.key }, body: { note } })
    if (!answer.ok) return setProblem(answer.error.message)
    toast({ type: 'success', message: words.handled })
    await revalidate()
  }
  return (
    <form className="inbox-note-form" onSubmit={save} noValidate>
      <TextArea label={words.handleNote} rows={2} maxLength={2000} value={note} error={problem} onChange={setNote} />
      <Button type="submit" look="primary">
        {words.handle}
      </Button>
    </form>
  )
}
