import { type Head, type Queue, whyWaiting } from '@porchlight/offline'
import { Button } from '@porchlight/ui'
import { useEffect, useRef, useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { deviceWords } from '#app/lib/messages/me/device.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOnline } from '#app/lib/offline/use-queue.ts'
import { DiscardWrite } from './discard-write.tsx'
import { EditWrite } from './edit-write.tsx'
import { isEditable } from './editable.ts'
import type { WriteBody } from './use-write-bodies.ts'
import { WriteFiles } from './write-files.tsx'

type RowProps = { queue: Queue; opened: WriteBody; heads: readonly Head[] }

const needsDecision = ({ state }: Head): boolean => state === 'refused' || state === 'dropped'

const useWhy = ({ opened: { head, body }, heads }: RowProps): string => {
  const words = useWords(deviceWords)
  const online = useOnline()
  if (head.state === 'processing') return words.sending
  if (head.state === 'dropped') return words.dropped
  if (head.state === 'pending') return words.why[whyWaiting(head, heads, Date.now(), online)]
  if (head.standsFor === 'answer') return words.answeredNo({ reason: body?.response?.error ?? '' })
  return head.standsFor === 'unknown' ? words.unknown : words.unreadable
}

type Open = 'change' | 'discard' | undefined
type ActsProps = RowProps & { onOpen: (open: Open) => void }

const Acts = ({ queue, opened: { head, body }, heads, onOpen }: ActsProps) => {
  const words = useWords(deviceWords)
  const online = useOnline()
  if (head.state === 'processing') return null
  const stands = needsDecision(head)
  const canHurry = online && !stands && whyWaiting(head, heads, Date.now(), online) !== 'behind'
  const canChange = (head.state === 'refused' || head.attempts === 0) && body !== null && isEditable(body)
  return (
    <div className="device-acts">
      {body && (stands || canHurry) && (
        <Button size="small" look={stands ? 'primary' : 'quiet'} onClick={() => void queue.retry(head.id)}>
          {stands ? words.tryAgain : words.sendNow}
        </Button>
      )}
      {canChange && (
        <Button size="small" onClick={() => onOpen('change')}>
          {words.change}
        </Button>
      )}
      <Button look="bare" size="small" onClick={() => onOpen('discard')}>
        {words.discard}
      </Button>
    </div>
  )
}

/** Keyboard focus moves into what opened, and back when it closes. */
const useFocusWithin = (open: Open) => {
  const row = useRef<HTMLLIElement>(null)
  const before = useRef<Open>(undefined)
  useEffect(() => {
    const part = open ? '.device-ask, .device-edit' : '.device-acts'
    if (open !== before.current)
      row.current?.querySelector(part)?.querySelector<HTMLElement>('button, input, textarea, select')?.focus()
    before.current = open
  }, [open])
  return row
}

/** A write that is waiting or stuck: what it does, why it is still here, and what its author can do about it. */
export const WriteRow = (props: RowProps) => {
  const { queue, opened } = props
  const { head, body } = opened
  const words = useWords(deviceWords)
  const { moment } = useFormats()
  const why = useWhy(props)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const row = useFocusWithin(open)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <li ref={row} className="device-row" data-stands={needsDecision(head) || undefined}>
      <div>
        <p className="device-label">{body?.label || words.unreadableLabel}</p>
        <p className="device-why">{why}</p>
        <p className="device-when">
          {words.made({ when: moment(new Date(head.createdAt), zone) })}
          {head.attempts > 0 && ` · ${words.attempts({ count: head.attempts })}`}
        </p>
        {body && <WriteFiles queue={queue} uploads={body.uploads} />}
      </div>
      {!open && <Acts {...props} onOpen={setOpen} />}
      {open === 'discard' && <DiscardWrite queue={queue} head={head} onClose={close} />}
      {open === 'change' && body && <EditWrite queue={queue} head={head} body={body} onClose={close} />}
    </li>
  )
}
