import '../staff.css'
import './bookings.css'
import { dateIn, type StaffBookingCard, staffBookings, staffViews } from '@porchlight/contract'
import {
  Button,
  ButtonLink,
  Checkbox,
  EmptyState,
  PageHead,
  Pagination,
  TabLinks,
  Table,
  type TableProps,
} from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { BookingState } from '#app/features/booking/booking-state.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { bookingSelectionWords } from '#app/lib/messages/staff/booking-selection.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { staffReportWords } from '#app/lib/messages/staff/reports.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SavedViews } from '../saved-views/saved-views.tsx'
import type { Route } from './+types/page'
import { addressOf, type BookingColumn, filtersFrom, type List, lists, queryOf, searchOf } from './booking-filters.ts'
import { FilterForm } from './filter-form.tsx'
import { BookingSelection } from './selection.tsx'
import { useSaveBookings } from './use-save-bookings.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const filters = filtersFrom(new URL(request.url).searchParams)
  const [answer, saved] = await Promise.all([
    api(staffBookings, { query: { ...queryOf(filters), page: pageNumber(request) } }),
    api(staffViews, { query: { page: 'bookings' } }),
  ])
  const { views } = resultsOf(saved)
  return { filters, views, today: dateIn(site.timeZone, new Date()), ...resultsOf(answer) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type ListProps = {
  list: List
  cards: readonly StaffBookingCard[]
  columns: readonly BookingColumn[]
  chosen: ReadonlySet<number>
  onChoose: (id: number, on: boolean) => void
}

type Column = TableProps<StaffBookingCard>['columns'][number]

const useColumns = (): Record<BookingColumn, Column> => {
  const words = useWords(staffBookingsWords)
  const known = useWords(ownerBookingsWords)
  const { sources } = useWords(staffReportWords)
  const { date, money, stayDates } = useFormats()
  return {
    home: {
      id: 'home',
      head: known.home,
      cell: ({ home }) => (
        <span className="staff-cell" data-content>
          {home.name}
          <small>{home.town}</small>
        </span>
      ),
    },
    stay: {
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
    state: { id: 'state', head: known.state, onPhone: 'end', cell: (card) => <BookingState of={card} /> },
    source: { id: 'source', head: words.columns.source, cell: ({ source }) => sources[source] },
    booked: {
      id: 'booked',
      head: words.columns.booked,
      cell: ({ bookedOn }) => <span className="num">{date(bookedOn)}</span>,
    },
    paid: {
      id: 'paid',
      head: words.paid,
      align: 'end',
      onPhone: 'figure',
      cell: ({ paid, total }) => (
        <span className="staff-cell num">
          {money(paid)}
          <small>{words.of({ total: money(total) })}</small>
        </span>
      ),
    },
    balance: {
      id: 'balance',
      head: words.columns.balance,
      align: 'end',
      cell: ({ dueNow }) => <span className="num">{dueNow.amount > 0 && money(dueNow)}</span>,
    },
    tags: { id: 'tags', head: words.columns.tags, cell: ({ tags }) => <span data-content>{tags.join(', ')}</span> },
  }
}

const Bookings = ({ list, cards, columns, chosen, onChoose }: ListProps) => {
  const words = useWords(staffBookingsWords)
  const known = useWords(ownerBookingsWords)
  const selection = useWords(bookingSelectionWords)
  const optional = useColumns()
  return (
    <Table
      compact
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
        ...columns.map((column) => optional[column]),
        {
          id: 'choose',
          onPhone: 'end',
          head: <span className="visually-hidden">{selection.choose}</span>,
          cell: ({ id, number, guestName }) => (
            <Checkbox
              className="booking-choose"
              label={<span className="visually-hidden">{selection.chooseOf({ number, guest: guestName })}</span>}
              checked={chosen.has(id)}
              onChange={(on) => onChoose(id, on)}
            />
          ),
        },
      ]}
    />
  )
}

/** `/staff/bookings`: every booking, searchable by number, guest, or home, with filters. */
const StaffBookingsPage = ({ loaderData: { filters, views, today, bookings, towns, tags } }: Route.ComponentProps) => {
  const words = useWords(staffBookingsWords)
  const known = useWords(ownerBookingsWords)
  const selection = useWords(bookingSelectionWords)
  const { save, busy } = useSaveBookings(filters)
  const { list } = filters
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = (id: number, on: boolean) =>
    setChosen((all) => new Set(on ? [...all, id] : [...all].filter((one) => one !== id)))
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <Button icon="download" busy={busy} onClick={save}>
              {words.filters.csv}
            </Button>
            <Button views icon="print" onClick={() => window.print()}>
              {selection.print}
            </Button>
            <ButtonLink look="primary" href={href('/staff/bookings/new')}>
              {words.forGuest}
            </ButtonLink>
          </>
        }
      />
      <FilterForm key={addressOf(filters)} filters={filters} towns={towns} tags={tags} today={today} />
      <SavedViews page="bookings" path={href('/staff/bookings')} filters={searchOf(filters)} views={views} />
      <TabLinks
        label={known.tabsLabel}
        tabs={lists.map((one) => ({
          href: addressOf({ ...filters, list: one }),
          label: known.tabs[one],
          current: one === list,
        }))}
      />
      <BookingSelection
        cards={bookings.data.filter(({ id }) => chosen.has(id))}
        listed={bookings.data.length}
        onAll={() => setChosen(new Set(bookings.data.map(({ id }) => id)))}
        onClear={() => setChosen(new Set())}
      />
      <Bookings list={list} cards={bookings.data} columns={filters.columns} chosen={chosen} onChoose={choose} />
      <Pagination
        label={known.pages}
        current={bookings.currentPage}
        pages={bookings.numberPages}
        hrefOf={(page) => addressOf(filters, page)}
        previousLabel={known.previousPage}
        nextLabel={known.nextPage}
        pageLabel={(number) => known.page({ number })}
      />
    </>
  )
}
export default StaffBookingsPage
