import '../staff.css'
import { type BookingCard, staffBookings } from '@porchlight/contract'
import { Button, ButtonLink, EmptyState, PageHead, Pagination, TabLinks, Table, TextField } from '@porchlight/ui'
import { Form, href } from 'react-router'
import { BookingState } from '#app/features/booking/booking-state.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

const lists = ['all', 'requested', 'upcoming', 'previous'] as const
type List = (typeof lists)[number]

const addressOf = (list: List, q: string, page = 1): string => {
  const search = new URLSearchParams({
    ...(list !== 'all' && { when: list }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${href('/staff/bookings')}${search.size > 0 ? `?${search}` : ''}`
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams: search } = new URL(request.url)
  const list = lists.find((one) => one === search.get('when')) ?? 'all'
  const q = (search.get('q') ?? '').trim().slice(0, 80)
  const query = { when: list, q, page: pageNumber(request) }
  return { list, q, ...resultsOf(await context.get(pageRequest).api(staffBookings, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Bookings = ({ list, cards }: { list: List; cards: readonly BookingCard[] }) => {
  const words = useWords(staffBookingsWords)
  const known = useWords(ownerBookingsWords)
  const { money, stayDates } = useFormats()
  return (
    <Table
      caption={words.captions[list]}
      rows={cards}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href('/staff/bookings/:bookingId', { bookingId: String(id) })}
      empty={<EmptyState title={words.nothing}>{words.nothingText}</EmptyState>}
      columns={[
        {
          id: 'guest',
          head: known.guest,
          cell: ({ guestName, number }) => (
            <span className="staff-cell">
              <b data-content>{guestName}</b>
              <small className="num">{number}</small>
            </span>
          ),
        },
        {
          id: 'home',
          head: known.home,
          cell: ({ home }) => (
            <span className="staff-cell" data-content>
              {home.name}
              <small>{home.town}</small>
            </span>
          ),
        },
        {
          id: 'stay',
          head: known.stay,
          cell: (card) => (
            <span className="staff-cell num">
              {stayDates(card)}
              <small>
                {known.nights({ number: card.nights })} · {known.guests({ number: card.guests })}
              </small>
            </span>
          ),
        },
        { id: 'state', head: known.state, cell: (card) => <BookingState of={card} /> },
        {
          id: 'paid',
          head: words.paid,
          align: 'end',
          cell: ({ paid, total }) => (
            <span className="staff-cell num">
              {money(paid)}
              <small>{words.of({ total: money(total) })}</small>
            </span>
          ),
        },
      ]}
    />
  )
}

/** `/staff/bookings`: every booking, found by number, guest, or home. */
const StaffBookingsPage = ({ loaderData: { list, q, bookings } }: Route.ComponentProps) => {
  const words = useWords(staffBookingsWords)
  const known = useWords(ownerBookingsWords)
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink look="primary" href={href('/staff/offers/new')}>
            {words.forGuest}
          </ButtonLink>
        }
      />
      <Form method="get" action={href('/staff/bookings')} className="staff-search" role="search">
        {list !== 'all' && <input type="hidden" name="when" value={list} />}
        <TextField key={q} label={words.search} name="q" defaultValue={q} maxLength={80} icon="search" />
        <Button type="submit">{words.find}</Button>
      </Form>
      <TabLinks
        label={known.tabsLabel}
        tabs={lists.map((one) => ({ href: addressOf(one, q), label: known.tabs[one], current: one === list }))}
      />
      <Bookings list={list} cards={bookings.data} />
      <Pagination
        label={known.pages}
        current={bookings.currentPage}
        pages={bookings.numberPages}
        hrefOf={(page) => addressOf(list, q, page)}
        previousLabel={known.previousPage}
        nextLabel={known.nextPage}
        pageLabel={(number) => known.page({ number })}
      />
    </>
  )
}
export default StaffBookingsPage
