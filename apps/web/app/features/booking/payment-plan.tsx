import { type Booking, daysBetween, type Quote } from '@porchlight/contract'
import { Timeline, type TimelineItem } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Part = Quote['schedule'][number] & { state?: Booking['schedule'][number]['state'] }
type Props = { schedule: readonly Part[]; arrive: string }

const openState = ({ state }: Part): boolean => state === undefined || state === 'due' || state === 'scheduled'

/** When each amount is paid; the next one is highlighted. */
export const PaymentPlan = ({ schedule, arrive }: Props) => {
  const { day, money } = useFormats()
  const words = useWords(bookingWords)
  // Once part of what is due at booking is paid, nothing is waiting for a signature.
  const begun = schedule.some((part) => part.atBooking && part.state === 'paid')
  const next = schedule.find((part) => openState(part) || part.state === 'failed')
  const textOf = (part: Part): string => {
    if (part.state === 'paid' || part.state === 'pending' || part.state === 'failed' || part.state === 'canceled')
      return words[part.state]
    if (part.atBooking) return begun ? words.due : words.payNow
    return part.state === 'due' ? words.due : words.payThen({ days: daysBetween(part.dueOn, arrive) })
  }
  const items = schedule.map(
    (part): TimelineItem => ({
      term: part.atBooking && openState(part) && !begun ? words.payToday({ date: day(part.dueOn) }) : day(part.dueOn),
      amount: money(part.amount),
      text: textOf(part),
      state: part.state === 'paid' ? 'done' : part === next ? 'current' : 'next',
    }),
  )
  return <Timeline label={words.planLabel} items={items} />
}
