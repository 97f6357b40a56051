import { type Booking, dateIn, nightsOf, splitDaysAhead } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { splitWords } from '#app/lib/messages/traveler/split.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Link from checkout to the split payment page, where available. */
export const SplitLink = ({ booking, now }: { booking: Booking; now: string }) => {
  const words = useWords(splitWords)
  const today = dateIn(booking.home.timeZone, new Date(now))
  if (booking.arrive <= today || nightsOf({ arrive: today, depart: booking.arrive }) < splitDaysAhead) return null
  return (
    <p className="checkout-later">
      <UiLink className="inline-link" href={href('/travelers/bookings/:id/split', { id: String(booking.id) })}>
        {booking.paid.amount > 0 ? words.see : words.link}
      </UiLink>{' '}
      {booking.paid.amount === 0 && words.linkText}
    </p>
  )
}
