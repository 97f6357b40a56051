import { type PlannedMessage, skipScheduledMessage } from '@porchlight/contract'
import { Button, Section } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { messageSettingsWords } from '#app/lib/messages/staff/message-settings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMay } from '../use-may.ts'

const MessagePreview = lazy(() => import('./message-preview.tsx'))

type Props = { bookingId: number; messages: readonly PlannedMessage[]; timeZone: string }

/** What will be sent to the guest and when, and what was sent; paused rules are left out. */
export const ScheduledMessages = ({ bookingId, messages, timeZone }: Props) => {
  const words = useWords(messageSettingsWords)
  const { moment } = useFormats()
  const { revalidate } = useRevalidator()
  const mayAct = useMay()('people', 'act')
  const [previewed, setPreviewed] = useState<PlannedMessage>()
  const shown = messages.filter(({ skippedBecause }) => skippedBecause !== 'paused')
  const skip = async (ruleId: number, value: boolean) => {
    await api(skipScheduledMessage, {
      params: { id: String(bookingId), ruleId: String(ruleId) },
      body: { skip: value },
    })
    await revalidate()
  }
  const stateOf = ({ state, at, skippedBecause }: PlannedMessage): string => {
    if (!at) return skippedBecause ? words.reasons[skippedBecause] : ''
    return (state === 'sent' ? words.sent : words.planned)({ time: moment(at, timeZone) })
  }
  return (
    <Section title={words.ofStay} note={words.ofStayNote}>
      {shown.length === 0 && <p className="muted">{words.noneOfStay}</p>}
      <ul className="staff-payments num">
        {shown.map((message) => (
          <li key={message.ruleId}>
            <span className="staff-cell">
              <b data-content>{message.name}</b>
              <small>{stateOf(message)}</small>
            </span>
            <span className="staff-acts">
              {(message.state === 'planned' || (mayAct && message.state === 'sent')) && (
                <Button views size="small" look="bare" onClick={() => setPreviewed(message)}>
                  {message.state === 'sent' ? words.sendAgain : words.preview}
                  <span className="visually-hidden"> {message.name}</span>
                </Button>
              )}
              {mayAct && message.state === 'planned' && (
                <Button size="small" look="quiet" onClick={() => void skip(message.ruleId, true)}>
                  {words.skip}
                  <span className="visually-hidden"> {message.name}</span>
                </Button>
              )}
              {mayAct && message.skippedBecause === 'by_staff' && (
                <Button size="small" look="quiet" onClick={() => void skip(message.ruleId, false)}>
                  {words.unskip}
                  <span className="visually-hidden"> {message.name}</span>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {previewed && (
        <Suspense>
          <MessagePreview
            bookingId={bookingId}
            message={previewed}
            when={stateOf(previewed)}
            mayAct={mayAct}
            onClose={() => setPreviewed(undefined)}
          />
        </Suspense>
      )}
    </Section>
  )
}
