import './merge.css'
import { type MergePreview, mergePeople } from '@porchlight/contract'
import { Alert, Button, ButtonLink, Section, Table, TextArea, toast, UiLink } from '@porchlight/ui'
import { type ReactNode, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { PhoneLink } from '#app/features/phone/phone-link.tsx'
import { api } from '#app/lib/api.ts'
import { mergeWords } from '#app/lib/messages/staff/merge.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'
import { mergeHref } from './hrefs.ts'

type Props = { preview: MergePreview }
type Side = MergePreview['primary']

const Sides = ({ preview: { primary, merged } }: Props) => {
  const words = useWords(mergeWords)
  const people = useWords(staffPeopleWords)
  const at = useOfficeTime()
  const link = ({ id, name }: Side) => (
    <UiLink className="inline-link" href={href('/staff/people/:personId', { personId: String(id) })}>
      <span data-content>{name}</span>
    </UiLink>
  )
  const rows: { id: string; label: string; value: (side: Side) => ReactNode }[] = [
    { id: 'email', label: words.email, value: ({ email }) => <span data-content>{email}</span> },
    { id: 'phone', label: words.phone, value: (side) => (side.phone ? <PhoneLink of={side} /> : words.nothing) },
    {
      id: 'address',
      label: words.address,
      value: ({ address }) => <span data-content>{address ?? words.nothing}</span>,
    },
    {
      id: 'type',
      label: words.type,
      value: ({ types }) => types.map((type) => people.type[type]).join(', ') || words.nothing,
    },
    { id: 'access', label: words.access, value: ({ state }) => people.states[state] },
    { id: 'since', label: words.since, value: ({ signedUpAt }) => at(signedUpAt) },
    { id: 'seen', label: words.seen, value: ({ lastSeenAt }) => (lastSeenAt ? at(lastSeenAt) : words.nothing) },
    {
      id: 'doNotRent',
      label: words.doNotRent,
      value: ({ doNotRent }) => <span data-content>{doNotRent ?? words.nothing}</span>,
    },
  ]
  return (
    <Table
      className="merge-sides"
      caption={words.title}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'field', head: words.field, cell: ({ label }) => label },
        {
          id: 'primary',
          head: (
            <>
              {words.primary}: {link(primary)}
            </>
          ),
          cell: ({ value }) => value(primary),
        },
        {
          id: 'merged',
          head: (
            <>
              {words.merged}: {link(merged)}
            </>
          ),
          cell: ({ value }) => value(merged),
        },
      ]}
    />
  )
}

const Moves = ({ preview: { things } }: Props) => {
  const words = useWords(mergeWords)
  const moving = things.filter(({ moves, same }) => moves + same > 0)
  return (
    <Section title={words.moves}>
      {moving.length === 0 ? (
        <p className="muted">{words.nothingMoves}</p>
      ) : (
        <Table
          caption={words.moves}
          rows={moving}
          rowKey={({ what }) => what}
          columns={[
            {
              id: 'what',
              head: words.thing,
              cell: ({ what, same }) => (
                <span className="staff-cell">
                  {words.things[what]}
                  {same > 0 && (
                    <small>{(what === 'conversations' ? words.joins : words.sameThere)({ number: same })}</small>
                  )}
                </span>
              ),
            },
            { id: 'has', head: words.has, align: 'end', cell: ({ primary }) => primary },
            { id: 'moving', head: words.moving, align: 'end', cell: ({ moves }) => moves },
            { id: 'after', head: words.after, align: 'end', cell: ({ primary, moves }) => primary + moves },
          ]}
        />
      )}
    </Section>
  )
}

const Refusals = ({ preview: { primary, merged, refusals } }: Props) => {
  const words = useWords(mergeWords)
  return (
    <Alert tone="warning" title={words.refusedTitle}>
      <ul className="merge-refusals" data-content>
        {refusals.map(({ code, names }) => {
          const text = words.refusals[code]
          return <li key={code}>{typeof text === 'string' ? text : text({ names: names.join(', ') })}</li>
        })}
      </ul>
      {refusals.some(({ code }) => code === 'keep_the_other') && (
        <ButtonLink size="small" href={mergeHref(merged.id, primary.id)}>
          {words.keepOther}
        </ButtonLink>
      )}
    </Alert>
  )
}

const Act = ({ preview: { primary, merged, needsApproval } }: Props) => {
  const words = useWords(mergeWords)
  const { act, question } = useStepUpAction()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const isShort = reason.trim().length < 10
  const send = async () => {
    setTried(true)
    if (isShort) return
    setBusy(true)
    const body = { mergedId: merged.id, reason: reason.trim() }
    const done = await act(() => api(mergePeople, { params: { id: primary.id }, body }))
    setBusy(false)
    if (!done) return
    toast({ type: 'success', message: done.outcome.state === 'done' ? words.done : words.sent })
    if (done.outcome.state === 'done') await navigate(href('/staff/people/:personId', { personId: String(primary.id) }))
  }
  return (
    <div className="staff-form">
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        rows={3}
        maxLength={300}
        required
        value={reason}
        onChange={setReason}
        {...(tried && isShort && { error: words.reasonShort })}
      />
      <div>
        <Button look="primary" busy={busy} onClick={() => void send()}>
          {needsApproval ? words.ask : words.act}
        </Button>
      </div>
      {question}
    </div>
  )
}

/** Two accounts side by side: what moves, what prevents the merge, and the button to merge. */
export const Comparison = ({ preview }: Props) => {
  const words = useWords(mergeWords)
  const { primary, merged, refusals, needsApproval, waits } = preview
  return (
    <>
      {refusals.length > 0 && <Refusals preview={preview} />}
      {waits && <Alert tone="info">{words.alreadyWaits}</Alert>}
      <Sides preview={preview} />
      <p className="merge-choices">
        <UiLink className="inline-link" href={mergeHref(merged.id, primary.id)}>
          {words.swap}
        </UiLink>
        <UiLink className="inline-link" href={mergeHref(primary.id)}>
          {words.other}
        </UiLink>
      </p>
      <Moves preview={preview} />
      {refusals.length === 0 && !waits && (
        <Section title={words.consequence}>
          <ul className="merge-consequence">
            <li>{words.sessions}</li>
            <li>{words.login}</li>
            <li>{words.history}</li>
            {needsApproval && <li>{words.twoPeople}</li>}
          </ul>
          <Act preview={preview} />
        </Section>
      )}
    </>
  )
}
