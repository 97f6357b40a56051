import '../staff.css'
import '../moderation.css'
import '../questions/questions.css'
import '../received/received.css'
import './inbox.css'
import {
  bookingById,
  conversationDeliveries,
  draftsOfConversation,
  type InboxItemState,
  inboxItemState,
  questionsOfDesk,
  receivedMessage,
  staffConversation,
  staffInbox,
  staffViews,
} from '@porchlight/contract'
import { PageHead } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { receivedWords } from '#app/lib/messages/staff/received-messages.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import { StaffLink } from '../staff-link.tsx'
import { useAutoRefresh } from '../use-auto-refresh.ts'
import type { Route } from './+types/page'
import { filtersFrom, nameOf, placeFrom } from './address.ts'
import { ItemControls } from './controls.tsx'
import { ItemDetail, type Opened } from './detail.tsx'
import { InboxFilterForm, InboxLists } from './filters.tsx'
import { InboxRows } from './list.tsx'
import { Notes } from './notes.tsx'
import { InboxSelection } from './selection.tsx'
import { StayAside } from './stay-aside.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useFirstItem, useNextItem, useRowFocus } from './use-open-item.ts'

type Api = ReturnType<typeof apiOf>
const apiOf = (context: Route.LoaderArgs['context']) => context.get(pageRequest).api

const questionOf = async (api: Api, key: string) => {
  const answer = await api(questionsOfDesk, { query: { page: 1, perPage: 100 } })
  return answer.ok ? (answer.results.questions.find(({ id }) => String(id) === key) ?? null) : null
}

const talkOf = async (api: Api, id: string): Promise<Opened['talk']> => {
  const params = { id }
  const [talk, sent, drafts] = await Promise.all([
    api(staffConversation, { params, query: {} }),
    api(conversationDeliveries, { params }),
    api(draftsOfConversation, { params }),
  ])
  if (!talk.ok) return null
  return {
    ...talk.results,
    deliveries: sent.ok ? sent.results.deliveries : [],
    drafts: drafts.ok ? drafts.results : null,
  }
}

const openedOf = async (api: Api, state: InboxItemState): Promise<Opened> => {
  const { item, bookingId } = state
  const [booking, talk, question, received] = await Promise.all([
    bookingId === null ? null : api(bookingById, { params: { id: String(bookingId) } }),
    item.kind === 'message' ? talkOf(api, item.key) : null,
    item.kind === 'question' ? questionOf(api, item.key) : null,
    item.kind === 'unlinked' ? api(receivedMessage, { params: { receivedId: item.key } }) : null,
  ])
  return {
    state,
    booking: booking?.ok ? booking.results.booking : null,
    talk,
    question,
    received: received?.ok ? received.results.received : null,
  }
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const api = apiOf(context)
  const { searchParams } = new URL(request.url)
  const filters = filtersFrom(searchParams)
  const place = placeFrom(searchParams.get('open'))
  const { list, kind, tag, q } = filters
  const query = { list, ...(kind && { kind }), ...(tag && { tag }), ...(q && { q }) }
  const [found, saved, state] = await Promise.all([
    api(staffInbox, { query }),
    api(staffViews, { query: { page: 'inbox' } }),
    place && api(inboxItemState, { params: place }),
  ])
  return {
    filters,
    inbox: resultsOf(found),
    views: resultsOf(saved).views,
    namesItem: place !== null,
    // An item that was resolved meanwhile is gone.
    opened: state?.ok ? await openedOf(api, state.results) : null,
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/inbox`: everything waiting for the team, each item with its conversation, stay, and money. */
const StaffInboxPage = ({ loaderData: { filters, inbox, views, namesItem, opened } }: Route.ComponentProps) => {
  const words = useWords(staffInboxWords)
  const received = useWords(receivedWords)
  const me = useUser()?.id ?? 0
  const open = opened?.state.item ?? null
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  const choose = (name: string, on: boolean) =>
    setNames((all) => new Set(on ? [...all, name] : [...all].filter((one) => one !== name)))
  useAutoRefresh()
  const shown = { items: inbox.items, filters, open, namesItem }
  useFirstItem(shown)
  useRowFocus(inbox.items)
  const goNext = useNextItem(shown)
  useInboxKeys({ ...shown, me, onToggle: (name) => choose(name, !names.has(name)), onLeft: goNext })
  return (
    <div className="inbox" data-open={opened ? '' : undefined}>
      <div className="inbox-list">
        <PageHead title={words.title} />
        <InboxLists filters={filters} counts={inbox.counts} />
        <InboxFilterForm filters={filters} inbox={inbox} views={views} />
        <InboxSelection
          items={inbox.items.filter((item) => names.has(nameOf(item)))}
          team={inbox.team}
          onLeft={(left) => setNames(new Set(left.map(nameOf)))}
        />
        <InboxRows items={inbox.items} filters={filters} open={open} now={inbox.now} chosen={{ names, choose }} />
        <p>
          <StaffLink orNothing className="inline-link" href={href('/staff/received')}>
            {received.all}
          </StaffLink>
        </p>
      </div>
      {opened ? (
        <>
          <section className="inbox-detail" aria-label={words.items}>
            <ItemDetail opened={opened} filters={filters} />
          </section>
          <aside className="inbox-beside" aria-label={words.stay}>
            <ItemControls
              key={`${opened.state.item.kind}${opened.state.item.key}`}
              item={opened.state.item}
              team={inbox.team}
              me={me}
              onLeft={goNext}
            />
            {opened.booking && <StayAside booking={opened.booking} />}
            <Notes key={opened.state.item.key} item={opened.state.item} notes={opened.state.notes} team={inbox.team} />
          </aside>
        </>
      ) : (
        <div className="inbox-detail inbox-empty">
          {namesItem && (
            <>
              <h2>{words.gone}</h2>
              <p className="muted">{words.goneText}</p>
            </>
          )}
        </div>
      )}
      <p className="inbox-keys">{words.keys}</p>
    </div>
  )
}
export default StaffInboxPage
