import { dateIn, type Quote } from '@porchlight/contract'
import { CancellationBar, type CancellationStepView } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { priceWords } from '#app/lib/messages/site/price.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useResaleText } from '#app/lib/resale-text.ts'

type Props = { steps: Quote['cancellation']; zone: string; arrive: string }

const tones = (share: number): CancellationStepView['tone'] =>
  share >= 10_000 ? 'positive' : share > 0 ? 'accent' : 'line'

/** Refund steps, to the minute in the home's time zone. */
export const CancellationTerms = ({ steps, zone, arrive }: Props) => {
  const { dayShort, moment, money } = useFormats()
  const words = useWords(priceWords)
  const resaleText = useResaleText()
  const startOf = (at: number): string => {
    const before = steps[at - 1]?.until
    return before ? dayShort(dateIn(zone, new Date(before))) : words.today
  }
  return (
    <CancellationBar
      steps={steps.map((step, at) => ({
        tone: tones(step.refundShare),
        from: startOf(at),
        ...(at === steps.length - 1 && { to: dayShort(arrive) }),
        title: step.until ? words.until({ moment: moment(step.until, zone) }) : words.after,
        figure: words.back({ amount: money(step.refund) }),
        text: [step.resale && step.refund.amount === 0 ? '' : step.text, step.resale && resaleText(step.resale)]
          .filter(Boolean)
          .join(' '),
      }))}
    />
  )
}
