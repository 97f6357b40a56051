import type { Money, ownerToday, ResultsOf } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { BarChart } from '@porchlight/ui/charts'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Month = ResultsOf<typeof ownerToday>['byMonth'][number]

/** Earnings by month compared with last year; the table behind the chart has every figure. */
export const ByMonth = ({ months, year, today }: { months: readonly Month[]; year: number; today: string }) => {
  const { monthName, monthShort, money, amount, amountRounded } = useFormats()
  const words = useWords(ownerTodayWords)
  const best = months.toSorted((a, b) => b.earned.amount - a.earned.amount)[0]
  const inCurrency = (units: number): Money => ({ amount: units, currency: best?.earned.currency ?? 'USD' })
  return (
    <Section title={words.byMonth} note={words.byMonthNote({ year, before: year - 1 })}>
      <p className="today-best">
        {best && best.earned.amount > 0
          ? words.best({ month: monthName(best.month), amount: money(best.earned) })
          : words.noEarnings}
      </p>
      <BarChart
        caption={words.chartLabel({ year, before: year - 1 })}
        points={months.map(({ month, earned, lastYear }) => ({
          id: month,
          name: monthName(month),
          label: monthShort(month),
          now: earned.amount,
          past: lastYear.amount,
          current: today.startsWith(month),
        }))}
        words={{
          place: words.month,
          now: String(year),
          past: String(year - 1),
          none: words.noFigure,
          total: words.together,
          table: words.table,
          csv: words.csv,
        }}
        format={(units) => amount(inCurrency(units))}
        formatScale={(units) => amountRounded(inCurrency(units))}
        fileValue={(units) => plainAmount(inCurrency(units))}
        fileName={`earned-${year}.csv`}
      />
    </Section>
  )
}
