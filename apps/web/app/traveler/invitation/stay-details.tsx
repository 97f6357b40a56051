import type { SharedTrip } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats, zoneCity } from '#app/lib/formats.ts'
import { friendsWords } from '#app/lib/messages/traveler/friends.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Dates and location; the address only if the guest shares it. */
export const StayDetails = ({ trip: { home, arrive, depart } }: { trip: SharedTrip }) => {
  const { day, timeOfDay } = useFormats()
  const words = useWords(travelerWords)
  const { viewHome } = useWords(friendsWords)
  const rows = [
    [words.arrive, words.from({ date: day(arrive), time: timeOfDay(home.checkInTime) })],
    [words.leave, words.by({ date: day(depart), time: timeOfDay(home.checkOutTime) })],
    ...(home.address ? [[words.address, home.address]] : []),
    [words.town, home.town],
  ]
  return (
    <section className="trip-block">
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
              {viewHome}
            </UiLink>
          </dd>
        </div>
      </dl>
    </section>
  )
}
