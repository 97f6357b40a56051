import type { Booking } from '@porchlight/contract'
import { Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { partyText } from '#app/features/booking/party-text.ts'
import { useFormats, zoneCity } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

const mapOf = (address: string): string => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`

/** When and where; the exact address once the stay is confirmed. */
export const ArrivalSection = ({ booking }: { booking: Booking }) => {
  const { day, timeOfDay } = useFormats()
  const words = useWords(travelerWords)
  const party = useWords(bookingWords)
  const { home, arrive, depart } = booking
  const rows = [
    [words.arrive, words.from({ date: day(arrive), time: timeOfDay(home.checkInTime) })],
    [words.leave, words.by({ date: day(depart), time: timeOfDay(home.checkOutTime) })],
    [words.address, home.address ?? words.addressLater],
    [words.town, home.town],
    [words.guests, partyText(booking.party, party)],
  ] as const
  return (
    <section className="trip-block" id="arrival">
      <h2>{words.arriving}</h2>
      <p className="trip-note">{words.arrivingText({ city: zoneCity(home.timeZone) })}</p>
      <dl className="trip-facts num">
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{words.home}</dt>
          <dd>
            <UiLink className="inline-link" href={href('/properties/:slug/:thirdParty?', { slug: home.slug })}>
              {words.viewHome}
            </UiLink>
          </dd>
        </div>
      </dl>
      {home.address && (
        <a className="inline-link trip-map" href={mapOf(home.address)} target="_blank" rel="noreferrer">
          <Icon name="map" size={18} /> {words.map} <Icon name="arrow-up-right" size={16} />
        </a>
      )}
    </section>
  )
}
