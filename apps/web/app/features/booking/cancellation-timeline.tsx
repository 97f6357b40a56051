import type { Quote } from '@porchlight/contract'
import { Timeline } from '@porchlight/ui'
import { moment, money } from '#app/lib/formats.ts'
import { type BookingWords, bookingWords } from '#app/lib/messages/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  steps: Quote['cancellation']
  zone: string
  /** ISO instant by which the step in force is told. */
  now: string
}

type Step = Quote['cancellation'][number]

const termOf = ({ until, refundShare, refund }: Step, zone: string, words: BookingWords): string => {
  const back = refund.amount > 0
  if (!until) return back ? words.afterThat(money(refund)) : words.afterThatNothing
  const when = moment(until, zone)
  if (!back) return words.nothingBack(when)
  return refundShare >= 10_000 ? words.everythingBack(when) : words.partBack(when, money(refund))
}

const textOf = ({ refundShare, refund, text }: Step, words: BookingWords): string | undefined => {
  if (refund.amount === 0) return undefined
  return refundShare >= 10_000 ? words.toTheCard(money(refund)) : text
}

/** What comes back until when, one step under another, to the minute of the house's clock. */
export const CancellationTimeline = ({ steps, zone, now }: Props) => {
  const words = useWords(bookingWords)
  const inForce = steps.findIndex(({ until }) => until === null || until > now)
  return (
    <Timeline
      label={words.cancelLabel}
      items={steps.map((step, at) => ({
        term: termOf(step, zone, words),
        text: textOf(step, words),
        state: at === inForce ? 'current' : at < inForce ? 'done' : 'next',
      }))}
    />
  )
}
