import './device.css'
import type { Head, Queue } from '@porchlight/offline'
import { useFormats } from '#app/lib/formats.ts'
import { deviceWords } from '#app/lib/messages/me/device.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useFetchAhead, useHeads, useQueue } from '#app/lib/offline/use-queue.ts'
import { loadExchange } from './edit-write.tsx'
import { useWriteBodies, type WriteBody } from './use-write-bodies.ts'
import { WriteRow } from './write-row.tsx'

/** As many as anyone would want to look through. */
const shown = 50

const needsDecision = ({ state }: Head): boolean => state === 'refused' || state === 'dropped'
const isWaiting = ({ state }: Head): boolean => state === 'pending' || state === 'processing'

type PartProps = { queue: Queue; title: string; heads: readonly Head[]; all: readonly Head[] }

const Part = ({ queue, title, heads, all }: PartProps) => {
  const words = useWords(deviceWords)
  const opened = useWriteBodies(queue, heads.slice(0, shown))
  if (heads.length === 0) return null
  return (
    <>
      <h3 className="t-card device-part">{title}</h3>
      <ul className="device-list">
        {opened.map((one) => (
          <WriteRow key={one.head.seq} queue={queue} opened={one} heads={all} />
        ))}
      </ul>
      {heads.length > shown && <p className="device-when">{words.more({ count: heads.length - shown })}</p>}
    </>
  )
}

const DoneRow = ({ opened: { head, body } }: { opened: WriteBody }) => {
  const words = useWords(deviceWords)
  const { moment } = useFormats()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <li className="device-done">
      <span>{body?.label || words.unreadableLabel}</span>
      <span className="device-when">{words.sent({ when: moment(new Date(head.finishedAt ?? 0), zone) })}</span>
    </li>
  )
}

const Done = ({ queue, heads }: { queue: Queue; heads: readonly Head[] }) => {
  const words = useWords(deviceWords)
  const opened = useWriteBodies(queue, heads.slice(0, shown))
  if (heads.length === 0) return null
  return (
    <>
      <h3 className="t-card device-part">{words.done}</h3>
      <ul className="device-list">
        {opened.map((one) => (
          <DoneRow key={one.head.seq} opened={one} />
        ))}
      </ul>
      {heads.length > shown && <p className="device-when">{words.more({ count: heads.length - shown })}</p>}
    </>
  )
}

/** Changes waiting on this device and why, those that need a decision, and those sent. */
export const DeviceSection = () => {
  const words = useWords(deviceWords)
  const queue = useQueue()
  const heads = useHeads(queue)
  useFetchAhead(loadExchange)
  const latest = heads.filter(({ state }) => state === 'complete').toReversed()
  const open = heads.filter((head) => needsDecision(head) || isWaiting(head))
  return (
    <section className="device" id="device" aria-labelledby="device-title">
      <h2 className="t-h3" id="device-title" tabIndex={-1}>
        {words.title}
      </h2>
      <p className="muted device-intro">{words.intro}</p>
      {open.length === 0 && <p className="device-nothing">{words.nothing}</p>}
      {queue && (
        <>
          <Part queue={queue} title={words.needsDecision} heads={heads.filter(needsDecision)} all={heads} />
          <Part queue={queue} title={words.waiting} heads={heads.filter(isWaiting)} all={heads} />
          <Done queue={queue} heads={latest} />
        </>
      )}
    </section>
  )
}
