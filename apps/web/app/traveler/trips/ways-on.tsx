import { Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { guestHomeWords } from '#app/lib/messages/traveler/home.ts'
import { invoiceWords } from '#app/lib/messages/traveler/invoices.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Everything else a guest has here. */
export const WaysOn = () => {
  const words = useWords(guestHomeWords)
  const trips = useWords(travelerWords)
  const invoices = useWords(invoiceWords)
  const ways = [
    { to: href('/travelers/concierge'), label: words.concierge },
    { to: href('/me/notifications'), label: words.messages },
    { to: href('/travelers/questions'), label: words.questions },
    { to: href('/travelers/feedback/bookings'), label: words.feedback },
    { to: href('/travelers/bookings/previous'), label: trips.previousLink },
    { to: href('/travelers/accounting/invoices'), label: invoices.link },
    { to: href('/travelers/aesthetic-profile'), label: trips.tasteLink },
  ]
  return (
    <nav aria-label={words.more}>
      <ul className="trips-ways">
        {ways.map(({ to, label }) => (
          <li key={to}>
            <UiLink className="inline-link" href={to}>
              {label} <Icon name="arrow-right" size={18} />
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
