import '../staff.css'
import './identities.css'
import { type DeskIdentity, identitiesOfDesk } from '@porchlight/contract'
import { EmptyState, PageHead, Section, Status, type StatusState } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { identitiesWords } from '#app/lib/messages/staff/identities.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { ReviewIdentity } from './review-identity.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(identitiesOfDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const marks: Record<DeskIdentity['state'], StatusState> = {
  open: 'off',
  sent: 'waiting',
  accepted: 'done',
  refused: 'broken',
}

const Card = ({ shown }: { shown: DeskIdentity }) => {
  const words = useWords(identitiesWords)
  const { stayDates, moment } = useFormats()
  const { number, home, guest, state, reason, sentAt, erasedAt, timeZone } = shown
  return (
    <article className="identity">
      <div className="identity-head">
        <h3>{guest}</h3>
        <Status state={marks[state]}>{words.states[state]}</Status>
      </div>
      <p className="t-small muted num">
        {home}, {number}, {stayDates(shown)}, {words.submitted({ moment: moment(sentAt, timeZone) })}
      </p>
      {reason && <p data-content>{reason}</p>}
      {erasedAt ? <p className="t-small muted">{words.erased}</p> : <ReviewIdentity key={shown.tries} shown={shown} />}
    </article>
  )
}

/** `/staff/identities`: guest IDs to accept or reject. */
const IdentitiesPage = ({ loaderData: { identities } }: Route.ComponentProps) => {
  const words = useWords(identitiesWords)
  const waiting = identities.filter(({ state }) => state === 'sent')
  const decided = identities.filter(({ state }) => state !== 'sent')
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Section title={words.waiting}>
        {waiting.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
        {waiting.map((shown) => (
          <Card key={shown.id} shown={shown} />
        ))}
      </Section>
      {decided.length > 0 && (
        <Section title={words.decided}>
          {decided.map((shown) => (
            <Card key={shown.id} shown={shown} />
          ))}
        </Section>
      )}
    </>
  )
}
export default IdentitiesPage
