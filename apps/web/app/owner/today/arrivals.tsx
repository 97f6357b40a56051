import type { BookingCard } from '@porchlight/contract'
import { Section, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'

const most = 6

const hrefOf = ({ id }: BookingCard) => href('/owners/bookings/:bookingId', { bookingId: String(id) })

const Next = ({ card }: { card: BookingCard }) => {
  const { dayShort } = useFormats()
  const words = useWords(ownerTodayWords)
  const { image, evening, name } = card.home
  if (!image) return null
  return (
    <figure className="today-next">
      <HomePicture image={image} evening={evening} sizes="(width <= 992px) 100vw, 344px" silent eager />
      <figcaption>
        <span>{words.nextAtTheDoor}</span>
        <b>
          {name}, {dayShort(card.arrive)}
        </b>
      </figcaption>
    </figure>
  )
}

/** Upcoming arrivals with their homes. */
export const Arrivals = ({ arrivals, shown = most }: { arrivals: readonly BookingCard[]; shown?: number }) => {
  const { dayShort } = useFormats()
  const words = useWords(ownerTodayWords)
  const [next] = arrivals
  return (
    <Section title={words.arrivals} className="today-arrivals">
      {next ? <Next card={next} /> : <p className="muted today-none">{words.noArrival}</p>}
      <ul>
        {arrivals.slice(0, shown).map((card) => (
          <li key={card.id}>
            <UiLink href={hrefOf(card)}>
              <span className="today-date">{dayShort(card.arrive)}</span>
              <span>
                <b>{card.home.name}</b>
                <small>{words.guestNights({ guest: card.guestName, number: card.nights })}</small>
              </span>
            </UiLink>
          </li>
        ))}
      </ul>
      <UiLink className="inline-link today-more" href={href('/owners/bookings/upcoming')}>
        {words.allArrivals}
      </UiLink>
    </Section>
  )
}
