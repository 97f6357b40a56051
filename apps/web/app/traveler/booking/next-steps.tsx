import type { Booking } from '@porchlight/contract'
import { Timeline, type TimelineItem } from '@porchlight/ui'
import { installmentDay } from '#app/features/booking/installment-day.ts'
import { type Formats, useFormats } from '#app/lib/formats.ts'
import { type BankPaymentWords, bankPaymentWords } from '#app/lib/messages/stay/bank-payments.ts'
import { type TravelerWords, travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Words = TravelerWords['next']

const untilText = ({ holdUntil, home }: Booking, { moment }: Formats): string =>
  holdUntil ? moment(holdUntil, home.timeZone) : ''

const requestSteps = (booking: Booking, words: Words, formats: Formats): TimelineItem[] => [
  { term: words.answer({ moment: untilText(booking, formats) }), text: words.answerText, state: 'current' },
  { term: words.yes, text: words.yesText({ amount: formats.money(booking.dueNow) }) },
]

const bankStep = (amount: string, booking: Booking, bank: BankPaymentWords, { moment }: Formats): TimelineItem => ({
  term: bank.pending({ amount }),
  text: booking.onItsWay ? bank.answersBy({ until: moment(booking.onItsWay.until, booking.home.timeZone) }) : '',
  state: 'current',
})

const unpaidSteps = (booking: Booking, words: Words, bank: BankPaymentWords, formats: Formats): TimelineItem[] => {
  const signed = booking.agreement.signedAt !== null
  const { onItsWay } = booking
  return [
    {
      term: words.sign,
      text: words.signText({ until: untilText(booking, formats) }),
      state: signed ? 'done' : 'current',
    },
    onItsWay
      ? bankStep(formats.money(onItsWay.amount), booking, bank, formats)
      : {
          term: words.pay({ amount: formats.money(booking.dueNow) }),
          text: words.payText,
          state: signed ? 'current' : 'next',
        },
  ]
}

const partStep = (
  part: Booking['schedule'][number],
  booking: Booking,
  words: Words,
  bank: BankPaymentWords,
  formats: Formats,
): TimelineItem => {
  const { day, money } = formats
  const amount = money(part.amount)
  const date = day(installmentDay(booking, part))
  if (part.state === 'pending') return bankStep(amount, booking, bank, formats)
  if (part.state === 'paid') return { term: words.paid({ amount }), text: date, state: 'done' }
  if (part.state === 'scheduled') return { term: words.later({ date, amount }), text: words.laterText }
  const until = part.graceUntil && formats.moment(part.graceUntil, booking.home.timeZone)
  const text = until ? words.graceText({ until }) : part.state === 'failed' ? words.overdueText : words.dueText
  return { term: words.overdue({ amount }), text, state: 'current' }
}

const arriveStep = ({ status, arrive, home }: Booking, words: Words, { day, timeOfDay }: Formats): TimelineItem => {
  const address = home.address ?? `${home.name}, ${home.town}`
  return status === 'checked_in'
    ? { term: day(arrive), text: words.arrivedText({ address }), state: 'done' }
    : {
        term: words.arrive({ date: day(arrive), time: timeOfDay(home.checkInTime) }),
        text: words.arriveText({ address }),
      }
}

const leaveStep = ({ depart, home }: Booking, words: Words, { day, timeOfDay }: Formats): TimelineItem => ({
  term: words.leave({ date: day(depart), time: timeOfDay(home.checkOutTime) }),
  text: words.leaveText,
})

const stayedSteps = (booking: Booking, words: Words, formats: Formats): TimelineItem[] => [
  arriveStep(booking, words, formats),
  leaveStep(booking, words, formats),
]

/** Finished steps first, then upcoming ones. */
const doneFirst = (items: readonly TimelineItem[]): TimelineItem[] => [
  ...items.filter(({ state }) => state === 'done'),
  ...items.filter(({ state }) => state !== 'done'),
]

const lit = (items: TimelineItem[]): TimelineItem[] => {
  const at = items.findIndex(({ state }) => state !== 'done')
  return items.some(({ state }) => state === 'current')
    ? items
    : items.map((item, index) => (index === at ? { ...item, state: 'current' } : item))
}

const stepsOf = (booking: Booking, words: Words, bank: BankPaymentWords, formats: Formats): TimelineItem[] => {
  switch (booking.status) {
    case 'requested':
      return requestSteps(booking, words, formats)
    case 'awaiting_agreement':
    case 'awaiting_payment':
      return [...unpaidSteps(booking, words, bank, formats), ...stayedSteps(booking, words, formats)]
    case 'confirmed':
    case 'checked_in': {
      const parts = booking.schedule.filter((part) => part.state !== 'canceled')
      const steps = [
        ...parts.map((part) => partStep(part, booking, words, bank, formats)),
        ...stayedSteps(booking, words, formats),
      ]
      return lit(booking.status === 'checked_in' ? doneFirst(steps) : steps)
    }
    default:
      return []
  }
}

/** The next steps with dates and amounts; empty once a booking has ended. */
export const NextSteps = ({ booking }: { booking: Booking }) => {
  const words = useWords(travelerWords)
  const items = stepsOf(booking, words.next, useWords(bankPaymentWords), useFormats())
  if (items.length === 0) return null
  return (
    <section className="trip-block">
      <h2>{words.nextTitle}</h2>
      <Timeline label={words.nextTitle} items={items} />
    </section>
  )
}
