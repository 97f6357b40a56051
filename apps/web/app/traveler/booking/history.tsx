import type { Booking } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The booking's timeline, newest first. */
export const History = ({ booking }: { booking: Booking }) => {
  const { moment } = useFormats()
  const words = useWords(travelerWords)
  return (
    <section className="trip-block">
      <h2>{words.history}</h2>
      <ol className="trip-history num">
        {booking.timeline.toReversed().map((row) => (
          <li key={row.at + row.what + row.text}>
            <time dateTime={row.at}>{moment(row.at, booking.home.timeZone)}</time>
            <p>{row.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
