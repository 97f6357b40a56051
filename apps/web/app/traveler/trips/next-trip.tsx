import type { GuestHome } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href } from 'react-router'
import { BookingState } from '#app/features/booking/booking-state.tsx'
import { partyText } from '#app/features/booking/party-text.ts'
import { useFormats } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { guestHomeWords } from '#app/lib/messages/traveler/home.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { leftOf, placeOf, useToDos } from '../booking/use-to-dos.ts'
import { tripHeadline } from '../trip-headline.ts'
import { TripScene } from '../trip-scene.tsx'

type Props = { next: NonNullable<GuestHome['next']>; today: string }

/** The next stay, its number of open to-dos, and the first of them. */
export const NextTrip = ({ next, today }: Props) => {
  const { stayDates } = useFormats()
  const words = useWords(travelerWords)
  const home = useWords(guestHomeWords)
  const party = useWords(bookingWords)
  const { booking: trip } = next
  const toDos = useToDos(next)
  const [first, ...others] = leftOf(toDos).open
  const page = href('/travelers/bookings/:id', { id: String(trip.id) })
  return (
    <TripScene image={trip.home.image} evening={trip.home.evening}>
      <BookingState of={trip} />
      <h1 className="trip-title">{tripHeadline(trip, words, today)}</h1>
      <p className="trip-lead num">
        {words.lead({ dates: `${stayDates(trip)}, ${trip.home.town}`, party: partyText(trip.party, party) })}
      </p>
      {toDos.length > 0 && (
        <p className="trip-first num">
          {first ? (
            <>
              <b>{home.left({ number: others.length + 1 })}</b> {home.first({ what: first.title })}
            </>
          ) : (
            home.ready
          )}
        </p>
      )}
      <div className="trip-actions">
        {first?.action && (
          <ButtonLink look="primary" size="big" href={placeOf(first, trip)}>
            {first.action}
          </ButtonLink>
        )}
        <ButtonLink look={first ? 'quiet' : 'primary'} size="big" href={page}>
          {words.open}
        </ButtonLink>
      </div>
    </TripScene>
  )
}
