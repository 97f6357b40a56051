import type { Booking } from '@porchlight/contract'
import { Timeline, type TimelineItem } from '@porchlight/ui'
import { type Formats, useFormats } from '#app/lib/formats.ts'
import { type TravelerWords, travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Words = TravelerWords['next']

const untilText = ({ holdUntil, home }: Booking, { moment }: Formats): string =>
  holdUntil ? moment(holdUntil, home.timeZone) : ''

const askedSteps = (booking: Booking, words: Words, formats: Formats): TimelineItem[] => [
  { term: words.answer({ moment: untilText(booking, formats) }), text: words.answerText, state: 'current' },
  { term: words.yes, text: words.yesText({ amount: formats.money(booking.dueNow) }) },
]

const unpaidSteps = (booking: Booking, words: Words, formats: Formats): TimelineItem[] => {
  const signed = booking.agreement.signedAt !== null
  return [
    {
      term: words.sign,
      text: words.signText({ until: untilText(booking, formats) }),
      state: signed ? 'done' : 'current',
    },
    {
      term: words.pay({ amount: formats.money(booking.dueNow) }),
      text: words.payText,
      state: signed ? 'current' : 'next',
    },
  ]
}

const partStep = (part: Booking['schedule'][number], words: Words, { day, money }: Formats): TimelineItem => {
  const amount = money(part.amount)
  const date = day(part.dueOn)
  if (part.state === 'paid') return { term: words.paid({ amount }), text: date, state: 'done' }
  if (part.state === 'scheduled') return { term: words.later({ date, amount }), text: words.laterText }
  const text = part.state === 'failed' ? words.overdueText : words.dueText
  return { term: words.overdue({ amount }), text, state: 'current' }
}

const stayedSteps = ({ arrive, depart, home }: Booking, words: Words, { day }: Formats): TimelineItem[] => [
  {
    term: words.arrive({ date: day(arrive), time: home.checkInTime }),
    text: words.arriveText({ address: home.address ?? `${home.name}, ${home.town}` }),
  },
  { term: words.leave({ date: day(depart), time: home.checkOutTime }), text: words.leaveText },
]

const lit = (items: TimelineItem[]): TimelineItem[] => {
  const at = items.findIndex(({ state }) => state !== 'done')
  return items.some(({ state }) => state === 'current')
    ? items
    : items.map((item, index) => (index === at ? { ...item, state: 'current' } : item))
}

const stepsOf = (booking: Booking, words: Words, formats: Formats): TimelineItem[] => {
  switch (booking.status) {
    case 'requested':
      return askedSteps(booking, words, formats)
    case 'awaiting_agreement':
    case 'awaiting_payment':
      return [...unpaidSteps(booking, words, formats), ...stayedSteps(booking, words, formats)]
    case 'confirmed':
    case 'checked_in': {
      const parts = booking.schedule.filter((part) => part.state !== 'cancelled')
      return lit([...parts.map((part) => partStep(part, words, formats)), ...stayedSteps(booking, words, formats)])
    }
    default:
      return []
  }
}

/** What happens next, with dates and amounts; empty for a booking that is over. */
export const NextSteps = ({ booking }: { booking: Booking }) => {
  const words = useWords(travelerWords)
  const items = stepsOf(booking, words.next, useFormats())
  if (items.length === 0) return null
  return (
    <section className="trip-block">
      <h2>{words.nextTitle}</h2>
      <Timeline label={words.nextTitle} items={items} />
    </section>
  )
}
