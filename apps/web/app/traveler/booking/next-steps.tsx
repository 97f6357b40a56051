import type { Booking } from '@porchlight/contract'
import { Timeline, type TimelineItem } from '@porchlight/ui'
import { day, moment, money } from '#app/lib/formats.ts'
import { type TravelerWords, travelerWords } from '#app/lib/messages/traveler.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Words = TravelerWords['next']

const untilText = ({ holdUntil, home }: Booking): string => (holdUntil ? moment(holdUntil, home.timeZone) : '')

const askedSteps = (booking: Booking, words: TravelerWords): TimelineItem[] => [
  { term: words.next.answer(untilText(booking)), text: words.next.answerText, state: 'current' },
  { term: words.next.yes, text: words.next.yesText(money(booking.dueNow)) },
]

const unpaidSteps = (booking: Booking, words: Words): TimelineItem[] => {
  const signed = booking.agreement.signedAt !== null
  return [
    { term: words.sign, text: words.signText(untilText(booking)), state: signed ? 'done' : 'current' },
    { term: words.pay(money(booking.dueNow)), text: words.payText, state: signed ? 'current' : 'next' },
  ]
}

const partStep = (part: Booking['schedule'][number], words: Words): TimelineItem => {
  const amount = money(part.amount)
  if (part.state === 'paid') return { term: words.paid(amount), text: day(part.dueOn), state: 'done' }
  if (part.state === 'scheduled') return { term: words.later(day(part.dueOn), amount), text: words.laterText }
  return { term: words.overdue(amount), text: words.overdueText, state: 'current' }
}

const stayedSteps = ({ arrive, depart, home }: Booking, words: Words): TimelineItem[] => [
  {
    term: words.arrive(day(arrive), home.checkInTime),
    text: words.arriveText(home.address ?? `${home.name}, ${home.town}`),
  },
  { term: words.leave(day(depart), home.checkOutTime), text: words.leaveText },
]

const lit = (items: TimelineItem[]): TimelineItem[] => {
  const at = items.findIndex(({ state }) => state !== 'done')
  return items.some(({ state }) => state === 'current')
    ? items
    : items.map((item, index) => (index === at ? { ...item, state: 'current' } : item))
}

const stepsOf = (booking: Booking, words: TravelerWords): TimelineItem[] => {
  switch (booking.status) {
    case 'requested':
      return askedSteps(booking, words)
    case 'awaiting_agreement':
    case 'awaiting_payment':
      return [...unpaidSteps(booking, words.next), ...stayedSteps(booking, words.next)]
    case 'confirmed':
    case 'checked_in': {
      const parts = booking.schedule.filter((part) => part.state !== 'cancelled')
      return lit([...parts.map((part) => partStep(part, words.next)), ...stayedSteps(booking, words.next)])
    }
    default:
      return []
  }
}

/** What happens next, with dates and amounts; empty for a booking that is over. */
export const NextSteps = ({ booking }: { booking: Booking }) => {
  const words = useWords(travelerWords)
  const items = stepsOf(booking, words)
  if (items.length === 0) return null
  return (
    <section className="trip-block">
      <h2>{words.nextTitle}</h2>
      <Timeline label={words.nextTitle} items={items} />
    </section>
  )
}
