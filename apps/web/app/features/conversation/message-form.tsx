import type { Conversation } from '@porchlight/contract'
import { Alert, Button, Skeleton, TextArea } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { talkWords } from '#app/lib/messages/stay/conversation.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { QueuedNotice } from '#app/lib/offline/queued-notice.tsx'
import { arrivedIds, filesInHand } from '#app/lib/offline/send-file.ts'
import { useKeepWithFiles, useSendOrKeep } from '#app/lib/offline/send-or-keep.ts'
import { useFetchAhead, useQueued } from '#app/lib/offline/use-queue.ts'
import { useTypedEarly } from '#app/lib/typed-early.ts'
import type { ConversationCalls } from './conversation-calls.ts'
import { useUnsent } from './use-unsent.ts'

const loadAttach = () => import('#app/lib/attaching/attach.tsx')
const Attach = lazy(loadAttach)

/**
 * Sends a message; if a file can't be sent, the whole message is queued on the device, so that it arrives as written.
 */
const useSendMessage = ({ object, side, write: { endpoint, params } }: ConversationCalls) => {
  const words = useWords(talkWords)
  const send = useSendOrKeep()
  const keep = useKeepWithFiles()
  const label = side === 'team' ? words.labelForPerson : words.label
  return async (text: string, files: readonly MediaFile[]) => {
    const input = { params, body: { text, files: arrivedIds(files) } }
    const inHand = filesInHand(files, { field: 'files', namedAs: 'ids' })
    if (inHand.length === 0) return send(endpoint, input as never, { object, label })
    return {
      ok: (await keep(endpoint, input as never, { object, label }, inHand))
        ? ('waits' as const)
        : ('kept not' as const),
    }
  }
}

type Props = {
  talk: ConversationCalls
  onSent: (conversation: Conversation) => void
  tools?: ((insert: (text: string) => void) => ReactNode) | undefined
}

/** A message being written. Offline, it is queued on the device and sent once there is a connection. */
export const MessageForm = ({ talk, onSent, tools }: Props) => {
  const words = useWords(talkWords)
  const send = useSendMessage(talk)
  const waiting = useQueued(talk.object)
  useFetchAhead(loadAttach)
  useTypedEarly()
  const [text, setText] = useUnsent(talk.object)
  const [files, setFiles] = useState<readonly MediaFile[]>()
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const onTheirWay = files?.some(({ data }) => data?.uploading) ?? false
  const empty = text.trim() === '' && !files?.length
  const submit = async () => {
    setBusy(true)
    setFailure('')
    const answer = await send(text, files ?? [])
    setBusy(false)
    // If it could not be stored, that was shown, and it stays in the form.
    if (answer.ok === 'kept not') return
    if (answer.ok === false) return setFailure(answer.error.message)
    setText('')
    setFiles(undefined)
    setTried(false)
    if (answer.ok === true) onSent(answer.results.conversation)
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!empty && !onTheirWay && !busy) void submit()
  }
  return (
    <form className="talk-write" onSubmit={press} noValidate>
      <QueuedNotice heads={waiting} />
      {tools?.((inserted) => setText((typed) => (typed.trim() === '' ? inserted : `${typed}\n\n${inserted}`)))}
      <TextArea
        label={words.yourMessage}
        rows={3}
        maxLength={4000}
        value={text}
        error={tried && empty ? words.empty : undefined}
        onChange={setText}
      />
      {files && (
        <Suspense fallback={<Skeleton height={120} />}>
          <Attach files={files} onChange={setFiles} />
        </Suspense>
      )}
      {failure && (
        <Alert tone="danger" live title={words.failed}>
          {failure}
        </Alert>
      )}
      <div className="talk-acts">
        <Button type="submit" look="primary" busy={busy} {...(onTheirWay && { disabledReason: words.stillSending })}>
          {words.send}
        </Button>
        {!files && (
          <Button look="bare" icon="plus" onClick={() => setFiles([])}>
            {words.attach}
          </Button>
        )}
      </div>
    </form>
  )
}
