import type { BookingCard } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { BookingState } from '#app/features/booking/booking-state.tsx'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** A list of stays: home, dates, status, total. */
export const TripList = ({ trips }: { trips: readonly BookingCard[] }) => {
  const { stayDates, money } = useFormats()
  const words = useWords(bookingWords)
  return (
    <ul className="trip-list">
      {trips.map((trip) => (
        <li key={trip.id}>
          <UiLink className="trip-row" href={href('/travelers/bookings/:id', { id: String(trip.id) })}>
            {trip.home.image ? (
              <HomePicture
                image={trip.home.image}
                evening={trip.home.evening}
                sizes="(width <= 768px) 100vw, 220px"
                className="trip-row-picture"
                silent
              />
            ) : (
              <span className="trip-row-picture" />
            )}
            <span className="trip-row-words">
              <span className="t-card">{trip.home.name}</span>
              <span className="muted num">{stayDates(trip)}</span>
              <span className="t-small muted num">
                {trip.home.town}. {words.nights({ number: trip.nights })}, {words.guests({ number: trip.guests })}.
              </span>
            </span>
            <span className="trip-row-side num">
              <BookingState of={trip} />
              <b>{money(trip.total)}</b>
            </span>
          </UiLink>
        </li>
      ))}
    </ul>
  )
}
