import '../staff.css'
import { type NewsletterSubscriber, newsletterLists, newsletterStates, subscribersOfStaff } from '@porchlight/contract'
import {
  Button,
  ButtonLink,
  csvOf,
  downloadCsv,
  EmptyState,
  PageHead,
  Pagination,
  TabLinks,
  Table,
} from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffNewsletterWords } from '#app/lib/messages/staff/newsletter.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams: search } = new URL(request.url)
  const list = newsletterLists.find((one) => one === search.get('list'))
  const state = newsletterStates.find((one) => one === search.get('state'))
  const query = { ...(list && { list }), ...(state && { state }), page: pageNumber(request), perPage: 100 }
  return { list, state, ...resultsOf(await context.get(pageRequest).api(subscribersOfStaff, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Subscribers = ({ rows }: { rows: readonly NewsletterSubscriber[] }) => {
  const words = useWords(staffNewsletterWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  return (
    <Table
      caption={words.title}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
        {
          id: 'email',
          head: words.email,
          cell: ({ email, name }) => (
            <span className="staff-cell" data-content>
              {email}
              <small>{name}</small>
            </span>
          ),
        },
        { id: 'list', head: words.list, cell: ({ list }) => words.lists[list] },
        { id: 'state', head: words.state, cell: ({ state }) => words.states[state] },
        { id: 'promo', head: words.promo, cell: ({ promo }) => <span data-content>{promo}</span> },
        {
          id: 'requested',
          head: words.requested,
          cell: ({ requestedAt }) => <span className="num">{moment(requestedAt, zone)}</span>,
        },
      ]}
    />
  )
}

/** `/staff/newsletter`: subscribers and their topics, with a CSV export of the page. */
const StaffNewsletterPage = ({ loaderData }: Route.ComponentProps) => {
  const { list, state, subscribers, counts, suppressed, currentPage, numberPages } = loaderData
  const words = useWords(staffNewsletterWords)
  const addressOf = (change: { list?: string | undefined; page?: number }) => {
    const search = new URLSearchParams({
      ...(change.list && { list: change.list }),
      ...(state && { state }),
      ...(change.page && change.page > 1 && { page: String(change.page) }),
    })
    return `${href('/staff/newsletter')}${search.size > 0 ? `?${search}` : ''}`
  }
  const confirmed = (one: (typeof newsletterLists)[number]) =>
    counts.find((count) => count.list === one && count.state === 'confirmed')?.count ?? 0
  const save = () =>
    downloadCsv(
      'newsletter.csv',
      csvOf<NewsletterSubscriber>(
        [
          { name: words.email, value: ({ email }) => email },
          { name: words.list, value: (row) => words.lists[row.list] },
          { name: words.state, value: (row) => words.states[row.state] },
          { name: words.promo, value: ({ promo }) => promo ?? '' },
          { name: words.requested, value: ({ requestedAt }) => requestedAt },
        ],
        subscribers,
      ),
    )
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead({ suppressed })}
        actions={
          <>
            <ButtonLink href={href('/staff/newsletter/campaigns')}>{words.campaigns}</ButtonLink>
            <Button onClick={save}>{words.csv}</Button>
          </>
        }
      />
      <TabLinks
        label={words.list}
        tabs={[
          { href: addressOf({}), label: words.all, current: !list },
          ...newsletterLists.map((one) => ({
            href: addressOf({ list: one }),
            label: words.lists[one],
            count: confirmed(one),
            current: one === list,
          })),
        ]}
      />
      <Subscribers rows={subscribers} />
      <Pagination
        label={words.pages}
        current={currentPage}
        pages={numberPages}
        hrefOf={(page) => addressOf({ list, page })}
        previousLabel={words.previousPage}
        nextLabel={words.nextPage}
        pageLabel={(number) => words.page({ number })}
      />
    </>
  )
}
export default StaffNewsletterPage
