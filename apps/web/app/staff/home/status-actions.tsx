import { type HomeSetup, moveHome, type ResultsOf, type staysAhead } from '@porchlight/contract'
import { Alert, Button, ConfirmButton, Section, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffHomesWords } from '#app/lib/messages/staff/homes.ts'
import { useWords } from '#app/lib/messages/words.ts'

type State = HomeSetup['home']['status']
type Ahead = ResultsOf<typeof staysAhead>

/** Upcoming bookings and amounts that stay in place when a home is paused or retired. */
const UpcomingBookings = ({ ahead: { stays, requests, totals, until } }: { ahead: Ahead }) => {
  const words = useWords(approvalWords)
  const { money, date } = useFormats()
  return (
    <>
      {' '}
      {until === null
        ? words.noStaysAhead
        : words.staysAhead({ stays, until: date(until), total: totals.map(money).join(' + ') })}{' '}
      {words.requestsAhead({ requests })}
    </>
  )
}

/** The home's status changes, with a note to the owner. Asks for confirmation before a permanent one. */
export const StatusActions = ({ setup: { home, moves, steps }, ahead }: { setup: HomeSetup; ahead: Ahead }) => {
  const words = useWords(staffHomesWords)
  const { approval } = useWords(setupWords)
  const approvals = useWords(approvalWords)
  const { revalidate } = useRevalidator()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<State>()
  const isOpen = steps.some(
    ({ step, state, missing }) => state === 'open' && (step !== 'final-approval' || missing.includes('tax')),
  )
  // A home with an open step can be neither submitted nor published.
  const possible = moves.filter(
    (to) => to !== 'retired' && to !== 'paused' && !((to === 'live' || to === 'submitted') && isOpen),
  )
  const move = async (to: State) => {
    setBusy(to)
    setProblem('')
    const answer = await api(moveHome, { params: { id: home.id }, body: { to, note } })
    setBusy(undefined)
    if (!answer.ok) return setProblem(answer.error.message)
    toast({ type: 'success', message: approval.moved })
    await revalidate()
  }
  const nameOf = (to: State): string => {
    if (home.status === 'retired') return words.restore
    if (to === 'draft') return words.back
    return to === 'live' && home.status === 'vetting' ? words.publish : approval.moves[to]
  }
  if (possible.length === 0 && !moves.includes('retired') && !moves.includes('paused')) return null
  return (
    <Section title={words.acts}>
      <div className="staff-form">
        {problem && (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        )}
        <TextArea label={words.note} rows={2} maxLength={500} value={note} onChange={setNote} />
        <div className="staff-acts">
          {possible.map((to) => (
            <Button
              key={to}
              look={to === 'draft' ? 'quiet' : 'primary'}
              busy={busy === to}
              onClick={() => void move(to)}
            >
              {nameOf(to)}
            </Button>
          ))}
          {moves.includes('paused') && (
            <ConfirmButton
              disabledReason={note.trim().length < 10 ? approvals.pauseReason : undefined}
              words={{
                title: approvals.pauseTitle,
                consequence: (
                  <>
                    {approvals.pauseText}
                    <UpcomingBookings ahead={ahead} />
                  </>
                ),
                confirm: approval.moves.paused,
                cancel: approval.keep,
                close: approval.close,
              }}
              onConfirm={() => move('paused')}
            >
              {approval.moves.paused}
            </ConfirmButton>
          )}
          {moves.includes('retired') && (
            <ConfirmButton
              look="bare"
              disabledReason={note.trim().length < 10 ? approvals.pauseReason : undefined}
              words={{
                title: approval.sure,
                consequence: (
                  <>
                    {approval.sureText}
                    <UpcomingBookings ahead={ahead} />
                  </>
                ),
                confirm: approval.moves.retired,
                cancel: approval.keep,
                close: approval.close,
              }}
              onConfirm={() => move('retired')}
            >
              {approval.moves.retired}
            </ConfirmButton>
          )}
        </div>
      </div>
    </Section>
  )
}
