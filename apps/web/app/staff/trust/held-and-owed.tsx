import type { ResultsOf, trustPosition } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { LineChart } from '@porchlight/ui/charts'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { localeOf, numberFormat } from '#app/lib/intl.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { trustWords } from '#app/lib/messages/staff/trust.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Days between two labels, so that they stay apart. */
const labelEvery = 9

type Position = ResultsOf<typeof trustPosition>['currencies'][number]

/** "2.6M": next to the grid lines of the chart. */
const compact = (locale: string, units: number): string =>
  numberFormat(locale, { notation: 'compact', maximumFractionDigits: 3 }).format(units)

/** What the trust held and owed to others in the last thirty days; the shaded area between them is the company's. */
export const HeldAndOwed = ({ position: { days, currency } }: { position: Position }) => {
  const { amount, day, dayShort } = useFormats()
  const locale = localeOf(useLanguage())
  const words = useWords(trustWords)
  const ofCurrency = (units: number) => ({ amount: units, currency })
  return (
    <Section title={words.heldAndOwed} note={words.lastDays({ number: days.length })}>
      <LineChart
        caption={words.heldAndOwed}
        points={days.map(({ on, held, owedToOthers }, index) => ({
          id: on,
          name: day(on),
          label: index % labelEvery === 0 && index < days.length - labelEvery / 2 ? dayShort(on) : '',
          now: held.amount,
          past: owedToOthers.amount,
        }))}
        words={{
          place: words.day,
          now: words.held,
          past: words.owedToOthers,
          none: words.nothing,
          table: words.table,
          csv: words.csv,
        }}
        format={(units) => amount(ofCurrency(units))}
        formatScale={(units) => compact(locale, plainAmount(ofCurrency(units)))}
        fileValue={(units) => plainAmount(ofCurrency(units))}
        fileName={`trust-${currency}-${days.at(-1)?.on}.csv`}
        band="difference"
        fromZero={false}
        height={190}
        legend
      />
    </Section>
  )
}
