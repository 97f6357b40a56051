import type {
  Booking,
  Conversation,
  DeskQuestion,
  DraftDesk,
  InboxItemState,
  MessageDelivery,
  Received,
} from '@porchlight/contract'
import { ButtonLink, UiLink } from '@porchlight/ui'
import { AnswerRequest } from '#app/features/answer-request/answer-request.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { staffTodayWords } from '#app/lib/messages/staff/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { PersonLink } from '../person-link.tsx'
import { AnswerQuestion } from '../questions/answer.tsx'
import { LinkReceived } from '../received/link-received.tsx'
import { ReceivedText } from '../received/received-text.tsx'
import { type InboxFilters, inboxPath } from './address.ts'
import { ConversationPart } from './conversation-part.tsx'
import { isFromPerson, isWaitingKind, resolvedAt, useItemTitle, useKindNames } from './kinds.ts'
import { FailedJobActions, FeedbackFollowUp } from './resolve.tsx'

export type Opened = {
  state: InboxItemState
  booking: Booking | null
  talk: {
    conversation: Conversation
    person: string
    deliveries: readonly MessageDelivery[]
    drafts: DraftDesk | null
  } | null
  question: DeskQuestion | null
  received: Received | null
}

const Request = ({ booking, message }: { booking: Booking; message: string | null }) => {
  const words = useWords(staffInboxWords)
  const { guest, number } = booking
  const name = guest ? `${guest.firstName} ${guest.lastName}` : number
  return (
    <>
      {message && (
        <blockquote className="inbox-quote">
          <small>{words.guestWrote}</small>
          <p data-content>{message}</p>
        </blockquote>
      )}
      <AnswerRequest key={booking.id} bookingId={booking.id} guest={name} start="accept" />
    </>
  )
}

/** The controls that resolve an item, inline where the product supports it. */
const Resolve = ({ opened: { state, booking, talk, question, received } }: { opened: Opened }) => {
  const words = useWords(staffInboxWords)
  const today = useWords(staffTodayWords)
  const { item } = state
  if (item.kind === 'message') return talk && <ConversationPart state={state} {...talk} />
  if (item.kind === 'unlinked')
    return (
      received && (
        <>
          <ReceivedText received={received} />
          <LinkReceived key={received.id} received={received} />
        </>
      )
    )
  if (item.kind === 'request' && booking?.allowedActions.includes('accept'))
    return <Request booking={booking} message={state.message} />
  if (item.kind === 'question' && question) return <AnswerQuestion key={question.id} question={question} />
  if (item.kind === 'dead_letter') return <FailedJobActions item={item} />
  if (item.kind === 'feedback') return <FeedbackFollowUp key={item.key} item={item} />
  const path = resolvedAt(item)
  return (
    path && (
      <ButtonLink look="primary" href={path}>
        {isWaitingKind(item.kind) ? today.acts[item.kind] : words.openItem}
      </ButtonLink>
    )
  )
}

/** One item: what it is, how long it has been waiting, and what resolves it. */
export const ItemDetail = ({ opened, filters }: { opened: Opened; filters: InboxFilters }) => {
  const words = useWords(staffInboxWords)
  const titleOf = useItemTitle()
  const kindName = useKindNames()
  const { moment } = useFormats()
  const zone = useTeamZone()
  const { item, personId } = opened.state
  const { kind, person, home, detail, since, dueAt } = item
  const name = kind === 'message' && !dueAt ? words.titles.message : kindName(kind)
  const title = titleOf(item)
  return (
    <>
      <p className="inbox-back">
        <UiLink className="inline-link" href={inboxPath(filters)}>
          {words.back}
        </UiLink>
      </p>
      <header className="inbox-head">
        {name !== title && <p className="muted">{name}</p>}
        <h2 data-content={isFromPerson(kind) ? '' : undefined}>{title}</h2>
        <p className="num">
          {person && personId && kind !== 'unlinked' ? (
            <PersonLink id={personId}>{kind === 'message' ? words.openPerson : person}</PersonLink>
          ) : (
            !isFromPerson(kind) && person
          )}
          {person && home && ' · '}
          <span data-content>{home}</span>
        </p>
        {(dueAt || since) && (
          <p className="inbox-deadline num">
            {dueAt ? words.due({ time: moment(dueAt, zone) }) : since && words.waiting({ time: moment(since, zone) })}
          </p>
        )}
      </header>
      {kind !== 'message' && kind !== 'request' && kind !== 'unlinked' && detail && (
        <blockquote className="inbox-quote">
          <p data-content>{opened.question?.question ?? detail}</p>
        </blockquote>
      )}
      <Resolve opened={opened} />
    </>
  )
}
