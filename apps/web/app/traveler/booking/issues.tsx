import { type Issue, issueTopics, reportIssue } from '@porchlight/contract'
import { Alert, Button, Select, Skeleton, TextArea, toast } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { IssueCard } from '#app/features/issues/issue-card.tsx'
import { issueWords } from '#app/lib/messages/stay/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { QueuedNotice } from '#app/lib/offline/queued-notice.tsx'
import { arrivedIds, filesInHand } from '#app/lib/offline/send-file.ts'
import { useKeepWithFiles, useSendOrKeep } from '#app/lib/offline/send-or-keep.ts'
import { useFetchAhead, useQueued } from '#app/lib/offline/use-queue.ts'

const loadAttach = () => import('#app/lib/attaching/attach.tsx')
const Attach = lazy(loadAttach)

type Topic = Issue['topic']
const objectOf = (bookingId: number) => `issues:${bookingId}`

/** Sends a report; photos that could not be sent make all of it wait on the device, so that it arrives as it was written. */
const useReport = (bookingId: number) => {
  const { label } = useWords(issueWords)
  const send = useSendOrKeep()
  const keep = useKeepWithFiles()
  return async (topic: Topic, text: string, files: readonly MediaFile[]) => {
    const input = { params: { id: bookingId }, body: { topic, text, files: arrivedIds(files) } }
    const about = { object: objectOf(bookingId), label }
    const inHand = filesInHand(files, { field: 'files', namedAs: 'ids' })
    if (inHand.length === 0) return send(reportIssue, input, about)
    return { ok: (await keep(reportIssue, input, about, inHand)) ? ('waits' as const) : ('kept not' as const) }
  }
}

const ReportForm = ({ bookingId }: { bookingId: number }) => {
  const words = useWords(issueWords)
  const report = useReport(bookingId)
  const { revalidate } = useRevalidator()
  useFetchAhead(loadAttach)
  const [topic, setTopic] = useState<Topic>(issueTopics[0])
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly MediaFile[]>()
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const onTheirWay = files?.some(({ data }) => data?.uploading) ?? false
  const submit = async () => {
    setBusy(true)
    setFailure('')
    const answer = await report(topic, text, files ?? [])
    setBusy(false)
    // What could not be kept has been said, and stays in the form.
    if (answer.ok === 'kept not') return
    if (answer.ok === false) return setFailure(answer.error.message)
    setText('')
    setFiles(undefined)
    setTried(false)
    if (answer.ok !== true) return
    toast({ type: 'success', message: words.sent })
    await revalidate()
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (text.trim() !== '' && !onTheirWay && !busy) void submit()
  }
  return (
    <form method="post" className="issue-form" noValidate onSubmit={press}>
      <Select
        label={words.topic}
        value={topic}
        onChange={(next) => setTopic(next as Topic)}
        emptyText=""
        options={issueTopics.map((value) => ({ value, label: words.topics[value] }))}
      />
      <TextArea
        label={words.what}
        rows={3}
        maxLength={2000}
        value={text}
        error={tried && text.trim() === '' ? words.missing : undefined}
        onChange={setText}
      />
      {files && (
        <Suspense fallback={<Skeleton height={120} />}>
          <Attach label={words.photos} hint={words.photosHint} accept="image/*" files={files} onChange={setFiles} />
        </Suspense>
      )}
      {failure && (
        <Alert tone="danger" live title={words.failed}>
          {failure}
        </Alert>
      )}
      <div className="talk-acts">
        <Button type="submit" busy={busy} {...(onTheirWay && { disabledReason: words.stillSending })}>
          {words.report}
        </Button>
        {!files && (
          <Button look="bare" icon="plus" onClick={() => setFiles([])}>
            {words.addPhotos}
          </Button>
        )}
      </div>
    </form>
  )
}

type Props = { bookingId: number; timeZone: string; issues: readonly Issue[]; mayReport: boolean }

/** What the guest reports of the house from check-in on, and what the team says to it. */
export const Issues = ({ bookingId, timeZone, issues, mayReport }: Props) => {
  const words = useWords(issueWords)
  const waiting = useQueued(objectOf(bookingId))
  if (!mayReport && issues.length === 0) return null
  return (
    <section className="trip-block" id="issues">
      <h2>{mayReport ? words.title : words.reported}</h2>
      {mayReport && <p className="trip-note">{words.text}</p>}
      <QueuedNotice heads={waiting} />
      {mayReport && <ReportForm bookingId={bookingId} />}
      {issues.map((issue) => (
        <IssueCard key={issue.id} issue={issue} zone={timeZone} />
      ))}
    </section>
  )
}
