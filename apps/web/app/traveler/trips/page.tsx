import '../trip.css'
import { type Booking, bookingById, dateIn, myBookings } from '@porchlight/contract'
import { ButtonLink, EmptyState, Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { partyText } from '#app/features/booking/party-text.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { StatusMark } from '../status-mark.tsx'
import { tripHeadline } from '../trip-headline.ts'
import { TripScene } from '../trip-scene.tsx'
import type { Route } from './+types/page'
import { TripList } from './trip-list.tsx'

const shown = 50

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const upcoming = resultsOf(await api(myBookings, { query: { when: 'upcoming', perPage: shown } }))
  const [first, ...others] = upcoming.bookings.data
  if (!first) return { next: null, others }
  const { booking } = resultsOf(await api(bookingById, { params: { id: String(first.id) } }))
  return { next: { booking, today: dateIn(booking.home.timeZone, new Date()) }, others }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** The stay that comes next, with the one thing to do about it. */
const NextTrip = ({ trip, today }: { trip: Booking; today: string }) => {
  const { stayDates, money } = useFormats()
  const words = useWords(travelerWords)
  const party = useWords(bookingWords)
  const pays = `${href('/book-payment')}?booking=${trip.id}`
  const [sign, pay] = [trip.allowedActions.includes('sign'), trip.allowedActions.includes('pay')]
  return (
    <TripScene image={trip.home.image} evening={trip.home.evening}>
      <StatusMark status={trip.status} />
      <h1 className="trip-title">{tripHeadline(trip, words, today)}</h1>
      <p className="trip-lead num">
        {words.lead({ dates: `${stayDates(trip)}, ${trip.home.town}`, party: partyText(trip.party, party) })}
      </p>
      <div className="trip-actions">
        {(sign || pay) && (
          <ButtonLink look="primary" size="big" href={pays}>
            {sign ? words.actSign : words.todoPay({ amount: money(trip.dueNow) })}
          </ButtonLink>
        )}
        <ButtonLink
          look={sign || pay ? 'quiet' : 'primary'}
          size="big"
          href={href('/travelers/bookings/:id', { id: String(trip.id) })}
        >
          {words.open}
        </ButtonLink>
      </div>
    </TripScene>
  )
}

export default function TripsPage({ loaderData: { next, others } }: Route.ComponentProps) {
  const words = useWords(travelerWords)
  return (
    <>
      {next && <NextTrip trip={next.booking} today={next.today} />}
      <div className="wrap trips">
        {!next && (
          <>
            <h1 className="t-h1">{words.title}</h1>
            <EmptyState
              title={words.none}
              actions={
                <ButtonLink look="primary" href={href('/book-a-property/:mapOrAffiliate?')}>
                  {words.search}
                </ButtonLink>
              }
            >
              {words.noneText}
            </EmptyState>
          </>
        )}
        {others.length > 0 && (
          <section>
            <h2 className="t-h2">{words.also}</h2>
            <TripList trips={others} />
          </section>
        )}
        <UiLink className="inline-link trips-previous" href={href('/travelers/bookings/previous')}>
          {words.previousLink} <Icon name="arrow-right" size={18} />
        </UiLink>
      </div>
    </>
  )
}
