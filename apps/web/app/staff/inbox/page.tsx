import '../staff.css'
import { type ResultsOf, staffConversations } from '@porchlight/contract'
import { Badge, EmptyState, PageHead, Pagination, TabLinks, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { useAutoRefresh } from '../use-auto-refresh.ts'
import type { Route } from './+types/page'

const lists = ['waiting', 'all'] as const
type List = (typeof lists)[number]
type Conversation = ResultsOf<typeof staffConversations>['conversations']['data'][number]

const addressOf = (list: List, page = 1): string => {
  const search = new URLSearchParams({
    ...(list !== 'waiting' && { show: list }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${href('/staff/inbox')}${search.size > 0 ? `?${search}` : ''}`
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const list = lists.find((one) => one === new URL(request.url).searchParams.get('show')) ?? 'waiting'
  const query = { show: list, page: pageNumber(request) }
  return { list, ...resultsOf(await context.get(pageRequest).api(staffConversations, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Conversations = ({ list, cards }: { list: List; cards: readonly Conversation[] }) => {
  const words = useWords(staffInboxWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  return (
    <Table
      caption={words.tabs[list]}
      rows={cards}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href('/staff/conversations/:conversationId', { conversationId: String(id) })}
      empty={<EmptyState title={words.none[list]}>{words.noneText}</EmptyState>}
      columns={[
        {
          id: 'who',
          head: words.who,
          cell: ({ person, homeName }) => (
            <span className="staff-cell" data-content>
              <b>{person}</b>
              {homeName && <small>{homeName}</small>}
            </span>
          ),
        },
        {
          id: 'last',
          head: words.last,
          cell: ({ last, unread }) => (
            <span className="staff-message">
              <span data-content>{last.fromTeam ? words.you({ text: last.text }) : last.text}</span>
              {unread > 0 && <Badge tone="accent">{words.unread({ number: unread })}</Badge>}
            </span>
          ),
        },
        {
          id: 'when',
          head: list === 'waiting' ? words.since : words.at,
          cell: ({ waitingSince, last }) => (
            <span className="num">{moment((list === 'waiting' && waitingSince) || last.at, zone)}</span>
          ),
        },
      ]}
    />
  )
}

/** `/staff/inbox`: messages to staff; each row opens its conversation. */
const StaffInboxPage = ({ loaderData: { list, conversations } }: Route.ComponentProps) => {
  const words = useWords(staffInboxWords)
  const known = useWords(ownerBookingsWords)
  useAutoRefresh()
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <TabLinks
        label={words.tabsLabel}
        tabs={lists.map((one) => ({ href: addressOf(one), label: words.tabs[one], current: one === list }))}
      />
      <Conversations list={list} cards={conversations.data} />
      <Pagination
        label={words.tabsLabel}
        current={conversations.currentPage}
        pages={conversations.numberPages}
        hrefOf={(page) => addressOf(list, page)}
        previousLabel={known.previousPage}
        nextLabel={known.nextPage}
        pageLabel={(number) => known.page({ number })}
      />
    </>
  )
}
export default StaffInboxPage
