import './issues.css'
import { type Issue, issueTopics, type reportAsOwner, type reportIssue } from '@porchlight/contract'
import { Alert, Button, Select, Skeleton, TextArea, toast } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { issueWords } from '#app/lib/messages/stay/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { arrivedIds, filesInHand } from '#app/lib/offline/send-file.ts'
import { useKeepWithFiles, useSendOrKeep } from '#app/lib/offline/send-or-keep.ts'
import { useFetchAhead } from '#app/lib/offline/use-queue.ts'

const loadAttach = () => import('#app/lib/attaching/attach.tsx')
const Attach = lazy(loadAttach)

type Topic = Issue['topic']
/** Who reports: a guest about a stay, or an owner about a home. */
type Call = typeof reportIssue | typeof reportAsOwner

type Props = {
  call: Call
  /** The id of the stay or of the home. */
  id: number
  /** What it is about while it is queued on the device. */
  object: string
  /** The available topics, with the first one selected. */
  topics?: readonly Topic[]
}

/**
 * Sends a report; if a photo can't be sent, the whole report is queued on the device, so that it arrives as written.
 */
const useReport = ({ call, id, object }: Omit<Props, 'topics'>) => {
  const { label } = useWords(issueWords)
  const send = useSendOrKeep()
  const keep = useKeepWithFiles()
  return async (topic: Topic, text: string, files: readonly MediaFile[]) => {
    const input = { params: { id }, body: { topic, text, files: arrivedIds(files) } }
    const about = { object, label }
    // Both calls have the same request and response.
    const target = call as typeof reportIssue
    const inHand = filesInHand(files, { field: 'files', namedAs: 'ids' })
    if (inHand.length === 0) return send(target, input, about)
    return { ok: (await keep(target, input, about, inHand)) ? ('waits' as const) : ('kept not' as const) }
  }
}

/** Reports a problem in a home, with photos; offline, the report is queued on the device. */
export const ReportForm = ({ topics = issueTopics, ...props }: Props) => {
  const words = useWords(issueWords)
  const report = useReport(props)
  const { revalidate } = useRevalidator()
  useFetchAhead(loadAttach)
  const [topic, setTopic] = useState<Topic>(topics[0] ?? issueTopics[0])
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
    // If it could not be stored, that was shown, and it stays in the form.
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
        options={topics.map((value) => ({ value, label: words.topics[value] }))}
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
      <div className="issue-acts">
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
