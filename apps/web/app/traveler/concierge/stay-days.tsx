import { addDays, type ConciergeOrder, type ConciergeStay, nightsOf } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { conciergeWords } from '#app/lib/messages/traveler/concierge.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** A stay of several months has no day strip. */
const mostDays = 31

type Props = { stay: ConciergeStay; orders: readonly ConciergeOrder[] }

/** The days of a stay, each with its arranged services. */
export const StayDays = ({ stay, orders }: Props) => {
  const { day } = useFormats()
  const words = useWords(conciergeWords)
  const nights = nightsOf(stay)
  if (nights + 1 > mostDays) return null
  const days = Array.from({ length: nights + 1 }, (_, at) => addDays(stay.arrive, at))
  const planned = orders.filter(
    ({ stay: of, state }) => of.bookingId === stay.bookingId && state !== 'declined' && state !== 'canceled',
  )
  const textOf = (date: string): string => {
    const here = planned.filter(({ on }) => on === date).map(({ service }) => service)
    if (here.length > 0) return here.join(', ')
    if (date === stay.arrive) return words.arriveDay
    return date === stay.depart ? words.leaveDay : words.openDay
  }
  return (
    <ol className="concierge-days num" aria-label={words.days}>
      {days.map((date) => (
        <li key={date} data-planned={planned.some(({ on }) => on === date) || undefined}>
          <b>{day(date)}</b>
          <span className="t-small muted">{textOf(date)}</span>
        </li>
      ))}
    </ol>
  )
}
