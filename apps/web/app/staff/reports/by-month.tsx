import { Section } from '@porchlight/ui'
import { BarChart } from '@porchlight/ui/charts'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { staffReportWords } from '#app/lib/messages/staff/reports.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Report } from './use-report-formats.ts'

/** Rent by month compared to last year; the table behind the chart has every figure. */
export const ByMonth = ({ report: { months, currency, from, today } }: { report: Report }) => {
  const { monthName, monthShort, amount, amountRounded } = useFormats()
  const words = useWords(staffReportWords)
  const inCurrency = (units: number) => ({ amount: units, currency })
  return (
    <Section title={words.byMonth}>
      <BarChart
        caption={words.byMonth}
        points={months.map(({ month, now, lastYear, budget }) => ({
          id: month,
          name: monthName(month),
          label: monthShort(month),
          now: now.rent,
          past: lastYear.rent,
          ...(budget && { low: budget.rent, high: budget.rent }),
          current: today.startsWith(month.slice(0, 7)),
        }))}
        words={{
          place: words.month,
          now: words.now,
          past: words.lastYear,
          ...(months.some(({ budget }) => budget) && { high: words.budget }),
          none: words.none,
          total: words.together,
          table: words.table,
          csv: words.csvShort,
        }}
        format={(units) => amount(inCurrency(units))}
        formatScale={(units) => amountRounded(inCurrency(units))}
        fileValue={(units) => plainAmount(inCurrency(units))}
        fileName={`rent-by-month-${from}.csv`}
        legend
      />
    </Section>
  )
}
