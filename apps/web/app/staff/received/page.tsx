import '../staff.css'
import { type Received, receivedStates, reopenReceived, staffReceived } from '@porchlight/contract'
import { Button, EmptyState, PageHead, Pagination, TabLinks, Table, toast, UiLink } from '@porchlight/ui'
import { href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { receivedWords } from '#app/lib/messages/staff/received-messages.ts'
import { questionWords } from '#app/lib/messages/stay/questions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { inboxPath, noFilters } from '../inbox/address.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const wanted = new URL(request.url).searchParams.get('state')
  const state = receivedStates.find((one) => one === wanted)
  const query = { page: pageNumber(request), perPage: 50, ...(state && { state }) }
  const { received } = resultsOf(await context.get(pageRequest).api(staffReceived, { query }))
  return { state: state ?? null, received }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const pathOf = (state: Received['state'] | null, page = 1): string => {
  const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `${href('/staff/received')}?${query}` : href('/staff/received')
}

const Act = ({ received: { id, state, conversationId } }: { received: Received }) => {
  const words = useWords(receivedWords)
  const { revalidate } = useRevalidator()
  if (state === 'set_aside')
    return (
      <Button
        size="small"
        onClick={async () => {
          const answer = await api(reopenReceived, { params: { receivedId: id }, body: {} })
          toast(
            answer.ok
              ? { type: 'success', message: words.reopened }
              : { type: 'warning', message: answer.error.message },
          )
          await revalidate()
        }}
      >
        {words.reopen}
      </Button>
    )
  const place =
    state === 'filed'
      ? { kind: 'message' as const, key: String(conversationId) }
      : { kind: 'unlinked' as const, key: String(id) }
  return (
    <UiLink className="inline-link" href={inboxPath(noFilters, place)}>
      {words.open}
    </UiLink>
  )
}

/** `/staff/received`: every inbound message and its outcome. */
const ReceivedPage = ({ loaderData: { state, received } }: Route.ComponentProps) => {
  const words = useWords(receivedWords)
  const pages = useWords(questionWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <TabLinks
        label={words.state}
        tabs={[null, ...receivedStates].map((one) => ({
          href: pathOf(one),
          label: one ? words.states[one] : words.anyState,
          current: one === state,
        }))}
      />
      <Table
        caption={words.title}
        rows={received.data}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        columns={[
          { id: 'when', head: words.received, cell: ({ receivedAt }) => moment(receivedAt, zone) },
          {
            id: 'from',
            head: words.from,
            cell: ({ sender, senderName }) => (
              <span className="staff-cell">
                <span data-content>{senderName || sender}</span>
                {senderName && <small data-content>{sender}</small>}
              </span>
            ),
          },
          {
            id: 'what',
            head: words.what,
            cell: ({ subject, text }) => <span data-content>{subject || text.slice(0, 80) || words.noSubject}</span>,
          },
          {
            id: 'state',
            head: words.state,
            cell: ({ state: is, why }) => (
              <span className="staff-cell">
                {words.states[is]}
                {why && <small>{words.reasons[why]}</small>}
              </span>
            ),
          },
          { id: 'act', head: words.open, cell: (one) => <Act received={one} /> },
        ]}
      />
      <Pagination
        label={pages.pages}
        current={received.currentPage}
        pages={received.numberPages}
        hrefOf={(page) => pathOf(state, page)}
        previousLabel={pages.previousPage}
        nextLabel={pages.nextPage}
        pageLabel={(number) => pages.page({ number })}
      />
    </>
  )
}
export default ReceivedPage
