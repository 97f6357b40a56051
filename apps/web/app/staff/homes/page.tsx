import '../staff.css'
import { homeStatuses, type ResultsOf, staffHomes } from '@porchlight/contract'
import {
  Button,
  ButtonLink,
  EmptyState,
  PageHead,
  Pagination,
  Status,
  TabLinks,
  Table,
  TextField,
} from '@porchlight/ui'
import { Form, href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { homeMarks } from '#app/features/homes/home-marks.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { ownerHomesWords } from '#app/lib/messages/owner/homes.ts'
import { newHomeWords } from '#app/lib/messages/owner/new-home.ts'
import { homeImportWords } from '#app/lib/messages/staff/home-import.ts'
import { staffHomesWords } from '#app/lib/messages/staff/homes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

type Home = ResultsOf<typeof staffHomes>['homes']['data'][number]
type State = Home['status'] | undefined

const addressOf = (status: State, q: string, page = 1): string => {
  const search = new URLSearchParams({
    ...(status && { status }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${href('/staff/homes')}${search.size > 0 ? `?${search}` : ''}`
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams: search } = new URL(request.url)
  const status = homeStatuses.find((one) => one === search.get('status'))
  const q = (search.get('q') ?? '').trim().slice(0, 80)
  const query = { q, page: pageNumber(request), ...(status && { status }) }
  return { status, q, ...resultsOf(await context.get(pageRequest).api(staffHomes, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Homes = ({ homes, filtered }: { homes: readonly Home[]; filtered: boolean }) => {
  const words = useWords(staffHomesWords)
  const { states } = useWords(ownerHomesWords)
  return (
    <Table
      compact
      caption={words.title}
      rows={homes}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href('/staff/homes/:propertyId', { propertyId: String(id) })}
      empty={
        <EmptyState title={filtered ? words.nothing : words.noneYet}>
          {filtered ? words.nothingText : words.noneYetText}
        </EmptyState>
      }
      columns={[
        {
          id: 'home',
          head: words.home,
          cell: ({ name, town, image }) => (
            <span className="staff-home" data-content>
              {image && <HomePicture image={image} sizes="48px" silent className="staff-home-thumb" />}
              <span className="staff-cell">
                <b>{name}</b>
                <small>{town}</small>
              </span>
            </span>
          ),
        },
        {
          id: 'owners',
          head: words.owners,
          cell: ({ owners }) => <span data-content>{owners.join(', ') || words.nobody}</span>,
        },
        {
          id: 'state',
          head: words.state,
          onPhone: 'figure',
          cell: ({ status, unagreed }) => (
            <span className="staff-cell">
              <Status state={homeMarks[status]}>{states[status]}</Status>
              {unagreed && <Status state="broken">{words.unagreed.short}</Status>}
            </span>
          ),
        },
        { id: 'open', head: words.open, align: 'end', onPhone: false, cell: ({ open }) => open },
      ]}
    />
  )
}

/** `/staff/homes`: every home, those that need staff attention first. */
const StaffHomesPage = ({ loaderData: { status, q, homes } }: Route.ComponentProps) => {
  const words = useWords(staffHomesWords)
  const { states } = useWords(ownerHomesWords)
  const known = useWords(ownerBookingsWords)
  const adding = useWords(newHomeWords)
  const importing = useWords(homeImportWords)
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <ButtonLink href={href('/staff/homes/import')}>{importing.title}</ButtonLink>
            <ButtonLink href={href('/staff/homes/new')}>{adding.title}</ButtonLink>
          </>
        }
      />
      <Form method="get" action={href('/staff/homes')} className="staff-search" role="search">
        {status && <input type="hidden" name="status" value={status} />}
        <TextField key={q} label={words.search} name="q" defaultValue={q} maxLength={80} icon="search" />
        <Button views type="submit">
          {words.find}
        </Button>
      </Form>
      <TabLinks
        label={words.tabs}
        tabs={[undefined, ...homeStatuses].map((one) => ({
          href: addressOf(one, q),
          label: one ? states[one] : words.all,
          current: one === status,
        }))}
      />
      <Homes homes={homes.data} filtered={q !== '' || status !== undefined} />
      <Pagination
        label={known.pages}
        current={homes.currentPage}
        pages={homes.numberPages}
        hrefOf={(page) => addressOf(status, q, page)}
        previousLabel={known.previousPage}
        nextLabel={known.nextPage}
        pageLabel={(number) => known.page({ number })}
      />
    </>
  )
}
export default StaffHomesPage
