import type { Quote } from '@porchlight/contract'
import { Timeline } from '@porchlight/ui'
import { type Formats, useFormats } from '#app/lib/formats.ts'
import { type BookingWords, bookingWords } from '#app/lib/messages/site/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useResaleText } from '#app/lib/resale-text.ts'

type Props = {
  steps: Quote['cancellation']
  zone: string
  /** The ISO instant that decides which step is in force. */
  now: string
}

type Step = Quote['cancellation'][number]

const termOf = (
  { until, refundShare, refund }: Step,
  zone: string,
  words: BookingWords,
  { money, moment }: Formats,
): string => {
  const back = refund.amount > 0
  if (!until) return back ? words.afterThat({ amount: money(refund) }) : words.afterThatNothing
  const when = moment(until, zone)
  if (!back) return words.nothingBack({ moment: when })
  return refundShare >= 10_000
    ? words.fullRefund({ moment: when })
    : words.partBack({ moment: when, amount: money(refund) })
}

const atOnce = ({ refundShare, refund, text }: Step, words: BookingWords, { money }: Formats): string => {
  if (refund.amount === 0) return ''
  return refundShare >= 10_000 ? words.toOriginalMethod({ amount: money(refund) }) : text
}

/** The refund steps and their deadlines, in the home's local time. */
export const CancellationTimeline = ({ steps, zone, now }: Props) => {
  const words = useWords(bookingWords)
  const formats = useFormats()
  const resaleText = useResaleText()
  const inForce = steps.findIndex(({ until }) => until === null || until > now)
  return (
    <Timeline
      label={words.cancelLabel}
      items={steps.map((step, at) => ({
        term: termOf(step, zone, words, formats),
        text: [atOnce(step, words, formats), step.resale && resaleText(step.resale)].filter(Boolean).join(' '),
        state: at === inForce ? 'current' : at < inForce ? 'done' : 'next',
      }))}
    />
  )
}
