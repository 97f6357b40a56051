import type { GuestHome } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { guestHomeWords } from '#app/lib/messages/traveler/home.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = Pick<GuestHome, 'claims' | 'reviews'>

/** A guest's open claims and reviews with their deadlines. Claims come first, because not answering costs money. */
export const ActionItems = ({ claims, reviews }: Props) => {
  const words = useWords(guestHomeWords)
  const { money, moment } = useFormats()
  if (claims.length + reviews.length === 0) return null
  return (
    <section>
      <h2 className="t-h2">{words.waiting}</h2>
      <ul className="trips-waiting num">
        {claims.map(({ id, bookingId, home, claimed, answerBy, timeZone }) => (
          <li key={`claim ${id}`}>
            <div>
              <h3 className="t-card">{words.claim({ amount: money(claimed), home })}</h3>
              <p className="muted">{words.claimText({ until: moment(answerBy, timeZone) })}</p>
            </div>
            <ButtonLink
              look="primary"
              href={href('/travelers/resolution-center/bookings/:id', { id: String(bookingId) })}
              aria-label={words.claimNamed({ home })}
            >
              {words.answer}
            </ButtonLink>
          </li>
        ))}
        {reviews.map(({ bookingId, home, closesAt, timeZone }) => (
          <li key={`review ${bookingId}`}>
            <div>
              <h3 className="t-card">{words.review({ home })}</h3>
              <p className="muted">{words.reviewText({ until: moment(closesAt, timeZone) })}</p>
            </div>
            <ButtonLink
              href={href('/travelers/bookings/:id/review', { id: String(bookingId) })}
              aria-label={words.reviewNamed({ home })}
            >
              {words.write}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
