import { type Draft, type DraftDesk, draftReply } from '@porchlight/contract'
import { Alert, Button, ButtonLink, Disclosure, Status } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { draftWords } from '#app/lib/messages/staff/drafts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { StaffLink } from '../staff-link.tsx'
import { useMay } from '../use-may.ts'
import { actionHref, type DraftPlace, mayDo, sourceHref } from './draft-links.ts'

/** The facts a reply is based on, each with its source. */
const Citations = ({ citations, place }: { citations: Draft['citations']; place: DraftPlace }) => {
  const words = useWords(draftWords)
  if (citations.length === 0) return null
  return (
    <Disclosure summary={words.sources({ number: citations.length })}>
      <ul className="draft-sources">
        {citations.map(({ text, source }) => (
          <li key={text}>
            <span data-content>{text}</span>{' '}
            <StaffLink className="inline-link" href={sourceHref(source, place)}>
              {words.sourceNames[source]}
            </StaffLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Statements without a supporting fact: a rejected draft can't be used; a flagged one needs a person to check it. */
const Findings = ({ state, findings }: Pick<Draft, 'state' | 'findings'>) => {
  const words = useWords(draftWords)
  if (findings.length === 0) return null
  const isRefused = state === 'refused'
  return (
    <Alert tone={isRefused ? 'danger' : 'warning'} title={isRefused ? words.refusedTitle : words.markedTitle}>
      <ul>
        {findings.map(({ kind, text }) => (
          <li key={`${kind}${text}`}>
            {words.findings[kind]}: <span data-content>{text}</span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/**
 * The actions the draft proposes. Each opens its own form, prefilled; nothing happens until a person saves that form.
 */
const Actions = ({ actions, place }: { actions: Draft['actions']; place: DraftPlace }) => {
  const words = useWords(draftWords)
  const may = useMay()
  const own = actions.filter(({ kind }) => mayDo(kind, may))
  if (own.length === 0) return null
  return (
    <ul className="draft-actions">
      {own.map((action) => (
        <li key={`${action.kind}${action.title}`}>
          <span>
            {words.actions[action.kind]}: <span data-content>{action.title}</span>
          </span>
          <ButtonLink size="small" href={actionHref(action, place)}>
            {words.review[action.kind]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

const Sent = ({ prompt, answer }: Pick<Draft, 'prompt' | 'answer'>) => {
  const words = useWords(draftWords)
  return (
    <Disclosure summary={words.sent}>
      <h4>{words.prompt}</h4>
      <pre className="draft-text" data-content>
        {prompt}
      </pre>
      <h4>{words.answer}</h4>
      <pre className="draft-text" data-content>
        {answer || words.noAnswer}
      </pre>
    </Disclosure>
  )
}

type DraftProps = { draft: Draft; place: DraftPlace; insert: (text: string) => void }

const OneDraft = ({ draft, place, insert }: DraftProps) => {
  const words = useWords(draftWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  const { state, reply, at, by, model } = draft
  return (
    <article className="draft" aria-label={words.draft}>
      <p className="muted num">
        <Status state={state === 'ready' ? 'done' : 'waiting'}>{words.states[state]}</Status>
        <br />
        {words.byline({ name: by, time: moment(at, zone), model })}
      </p>
      {reply && (
        <p className="draft-reply" data-content>
          {reply}
        </p>
      )}
      <Findings state={state} findings={draft.findings} />
      {(state === 'ready' || state === 'marked') && (
        <div className="staff-acts">
          <Button size="small" onClick={() => insert(reply)}>
            {state === 'marked' ? words.useMarked : words.use}
          </Button>
        </div>
      )}
      <Actions actions={draft.actions} place={place} />
      <Citations citations={draft.citations} place={place} />
      <Sent prompt={draft.prompt} answer={draft.answer} />
    </article>
  )
}

type Props = { conversationId: string; given: DraftDesk; insert: (text: string) => void }

/** Requests a draft of the reply, and shows those already requested. Renders nothing while AI drafts are off. */
export const Drafts = ({ conversationId, given, insert }: Props) => {
  const words = useWords(draftWords)
  const [desk, setDesk] = useState(given)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [newest, ...earlier] = desk.drafts
  if (!desk.available && !newest) return null
  const ask = async () => {
    setBusy(true)
    setFailure('')
    const answer = await api(draftReply, { params: { id: conversationId } })
    setBusy(false)
    if (answer.ok) setDesk(answer.results)
    else setFailure(answer.error.message)
  }
  return (
    <section className="drafts" aria-label={words.title}>
      {desk.available && (
        <p className="staff-acts">
          <Button
            size="small"
            icon="edit"
            busy={busy}
            onClick={() => void ask()}
            {...(desk.left === 0 && { disabledReason: words.limit })}
          >
            {newest ? words.again : words.ask}
          </Button>
          {desk.left > 0 ? (
            <small className="muted num">{words.left({ number: desk.left })}</small>
          ) : (
            <StaffLink orNothing className="inline-link" href={href('/staff/settings/ai-drafts')}>
              {words.raise}
            </StaffLink>
          )}
        </p>
      )}
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      {newest && <OneDraft draft={newest} place={desk} insert={insert} />}
      {earlier.length > 0 && (
        <Disclosure summary={words.earlier({ number: earlier.length })}>
          {earlier.map((draft) => (
            <OneDraft key={draft.id} draft={draft} place={desk} insert={insert} />
          ))}
        </Disclosure>
      )}
    </section>
  )
}
