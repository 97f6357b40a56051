import '../trip.css'
import {
  type Booking,
  bookingById,
  type Client,
  dateIn,
  myBookings,
  savedSearches,
  searchData,
} from '@porchlight/contract'
import { ButtonLink, EmptyState, Icon, UiLink } from '@porchlight/ui'
import { lazy, Suspense } from 'react'
import { href, useNavigate } from 'react-router'
import { partyText } from '#app/features/booking/party-text.ts'
import { SavedList } from '#app/features/saved-searches/saved-list.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { invoiceWords } from '#app/lib/messages/traveler/invoices.ts'
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

const SaveDialog = lazy(() => import('#app/features/saved-searches/save-dialog.tsx'))

/** A search that somebody wanted to save before he logged in, with the name of its place. */
const toSave = async (api: Client, address: string): Promise<{ query: string; place: string | undefined } | null> => {
  const query = new URL(address).searchParams.get('save')
  if (query === null) return null
  const { places } = resultsOf(await api(searchData))
  const id = new URLSearchParams(query).get('place')
  return { query, place: places.find((place) => place.id === id)?.name }
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [upcoming, { searches }, saving] = await Promise.all([
    api(myBookings, { query: { when: 'upcoming', perPage: shown } }).then(resultsOf),
    api(savedSearches).then(resultsOf),
    toSave(api, request.url),
  ])
  const [first, ...others] = upcoming.bookings.data
  if (!first) return { next: null, others, searches, saving }
  const { booking } = resultsOf(await api(bookingById, { params: { id: String(first.id) } }))
  return { next: { booking, today: dateIn(booking.home.timeZone, new Date()) }, others, searches, saving }
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
      <StatusMark of={trip} />
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

/** Opened by the address `?save=…`: saved, it stands on this page; given up, the way leads back to the search. */
const SaveFromAddress = ({ query, place }: { query: string; place: string | undefined }) => {
  const navigate = useNavigate()
  const leave = (to: string) => void navigate(to, { replace: true, preventScrollReset: true })
  return (
    <Suspense>
      <SaveDialog
        search={new URLSearchParams(query)}
        place={place}
        onClose={() => leave(`${href('/book-a-property/:mapOrAffiliate?')}?${query}`)}
        onSaved={() => leave(href('/travelers'))}
      />
    </Suspense>
  )
}

export default function TripsPage({ loaderData: { next, others, searches, saving } }: Route.ComponentProps) {
  const words = useWords(travelerWords)
  const invoices = useWords(invoiceWords)
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
        <SavedList searches={searches} />
        {saving && <SaveFromAddress {...saving} />}
        <UiLink className="inline-link trips-previous" href={href('/travelers/bookings/previous')}>
          {words.previousLink} <Icon name="arrow-right" size={18} />
        </UiLink>{' '}
        <UiLink className="inline-link trips-previous" href={href('/travelers/accounting/invoices')}>
          {invoices.link} <Icon name="arrow-right" size={18} />
        </UiLink>{' '}
        <UiLink className="inline-link trips-previous" href={href('/travelers/aesthetic-profile')}>
          {words.tasteLink} <Icon name="arrow-right" size={18} />
        </UiLink>
      </div>
    </>
  )
}
