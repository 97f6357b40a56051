import type { Quote } from '@porchlight/contract'
import { Timeline } from '@porchlight/ui'
import { moment, money } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  steps: Quote['cancellation']
  zone: string
  /** ISO instant by which the step in force is told. */
  now: string
}

/** What comes back until when, one step under another, to the minute of the house's clock. */
export const CancellationTimeline = ({ steps, zone, now }: Props) => {
  const words = useWords(bookingWords)
  const inForce = steps.findIndex(({ until }) => until === null || until > now)
  return (
    <Timeline
      label={words.cancelLabel}
      items={steps.map(({ until, refundShare, refund, text }, at) => {
        const when = until && moment(until, zone)
        return {
          term: when ? (refundShare >= 10_000 ? words.everythingBack(when) : words.partBack(when)) : words.afterThat,
          text: refund.amount > 0 ? words.back(money(refund), text) : words.nothingBack(text),
          state: at === inForce ? 'current' : at < inForce ? 'done' : 'next',
        }
      })}
    />
  )
}
