import type { Collection, ownerBookings, ResultsOf } from '@porchlight/contract'
import { ButtonLink, EmptyState, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { BookingState } from '#app/features/booking/booking-state.tsx'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Card = ResultsOf<typeof ownerBookings>['bookings'] extends Collection<infer Item> ? Item : never
type List = 'requested' | 'upcoming' | 'previous' | 'all'

const Guest = ({ card }: { card: Card }) => (
  <span className="bookings-guest">
    {card.home.image && <HomePicture image={card.home.image} sizes="48px" silent className="bookings-thumb" />}
    <span>
      <b>{card.guestName}</b>
      <small>{card.number}</small>
    </span>
  </span>
)

const Stay = ({ card }: { card: Card }) => {
  const { stayDates } = useFormats()
  const words = useWords(ownerBookingsWords)
  return (
    <span className="bookings-two">
      <span>{stayDates(card)}</span>
      <small>
        {words.nights({ number: card.nights })} · {words.guests({ number: card.guests })}
      </small>
    </span>
  )
}

const Home = ({ card }: { card: Card }) => (
  <span className="bookings-two">
    <span>{card.home.name}</span>
    <small>{card.home.town}</small>
  </span>
)

const Nothing = ({ list }: { list: List }) => {
  const words = useWords(ownerBookingsWords)
  return (
    <EmptyState
      title={words.nothing[list]}
      actions={<ButtonLink href={href('/owners/calendar/:propertyId?/:date?')}>{words.toCalendar}</ButtonLink>}
    >
      {words.nothingText}
    </EmptyState>
  )
}

const hrefOf = (card: Card): string =>
  card.status === 'requested'
    ? href('/owners/bookings/requested/:bookingId', { bookingId: String(card.id) })
    : href('/owners/bookings/:bookingId', { bookingId: String(card.id) })

/** The common currency, shown once in the heading; undefined if there are several. */
const oneCurrencyOf = (cards: readonly Card[]): string | undefined => {
  const currencies = new Set(cards.map(({ total }) => total.currency))
  return currencies.size === 1 ? [...currencies][0] : undefined
}

/** Table of bookings, each linked to its page. */
export const BookingTable = ({ list, bookings }: { list: List; bookings: readonly Card[] }) => {
  const { amount, money } = useFormats()
  const words = useWords(ownerBookingsWords)
  const currency = oneCurrencyOf(bookings)
  const head = (word: string) => (currency ? words.inCurrency({ head: word, currency }) : word)
  const figure = currency ? amount : money
  return (
    <Table
      caption={words.captions[list]}
      className="bookings-table"
      compact
      rows={bookings}
      rowKey={(card) => card.id}
      rowHref={hrefOf}
      empty={<Nothing list={list} />}
      columns={[
        { id: 'guest', head: words.guest, cell: (card) => <Guest card={card} /> },
        { id: 'home', head: words.home, cell: (card) => <Home card={card} /> },
        { id: 'stay', head: words.stay, cell: (card) => <Stay card={card} /> },
        {
          id: 'state',
          head: words.state,
          onPhone: 'end',
          cell: (card) => <BookingState of={card} />,
        },
        { id: 'total', head: head(words.total), align: 'end', onPhone: false, cell: (card) => figure(card.total) },
        {
          id: 'yours',
          head: head(words.yours),
          align: 'end',
          onPhone: 'figure',
          cell: (card) => <b>{figure(card.yours)}</b>,
        },
      ]}
    />
  )
}
