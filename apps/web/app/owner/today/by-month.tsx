import type { Money, ownerToday, ResultsOf } from '@porchlight/contract'
import { Disclosure, Section, Table } from '@porchlight/ui'
import { amount, amountRounded, money, monthName } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner-today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { gridSteps } from './grid-steps.ts'

type Month = ResultsOf<typeof ownerToday>['byMonth'][number]

const slot = 100 / 12
const positive = (value: Money): number => Math.max(0, value.amount)

/** Bars of the months in a box of 100 by 100 units that stretches with the page; last year stands behind. */
const Bars = ({
  months,
  top,
  steps,
  label,
}: {
  months: readonly Month[]
  top: number
  steps: number[]
  label: string
}) => (
  <svg className="today-chart-plot" viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
    {steps.map((step) => (
      <line key={step} x1="0" x2="100" y1={100 - (step / top) * 100} y2={100 - (step / top) * 100} />
    ))}
    {months.map(({ month, earned, lastYear }, index) => {
      const heights = { now: (positive(earned) / top) * 100, past: (positive(lastYear) / top) * 100 }
      return (
        <g key={month}>
          <rect data-past="" x={index * slot + 1.1} width={slot - 3.6} y={100 - heights.past} height={heights.past} />
          <rect x={index * slot + 2.5} width={slot - 3.6} y={100 - heights.now} height={heights.now} />
        </g>
      )
    })}
  </svg>
)

const total = (months: readonly Month[], of: 'earned' | 'lastYear'): Money => ({
  amount: months.reduce((sum, month) => sum + month[of].amount, 0),
  currency: months[0]?.earned.currency ?? 'USD',
})

const Figures = ({ months, year }: { months: readonly Month[]; year: number }) => {
  const words = useWords(ownerTodayWords)
  return (
    <Disclosure summary={words.table} className="today-table">
      <Table
        caption={words.byMonth}
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          { id: 'month', head: words.month, cell: ({ month }) => monthName(month), foot: words.together },
          {
            id: 'now',
            head: year,
            align: 'end',
            cell: ({ earned }) => amount(earned),
            foot: amount(total(months, 'earned')),
          },
          {
            id: 'past',
            head: year - 1,
            align: 'end',
            cell: ({ lastYear }) => amount(lastYear),
            foot: amount(total(months, 'lastYear')),
          },
        ]}
      />
    </Disclosure>
  )
}

/** What each month of the year earned, beside the year before; every figure is in the table behind the chart. */
export const ByMonth = ({ months, year, today }: { months: readonly Month[]; year: number; today: string }) => {
  const words = useWords(ownerTodayWords)
  const best = months.toSorted((a, b) => b.earned.amount - a.earned.amount)[0]
  const currency = best?.earned.currency ?? 'USD'
  const { top, steps } = gridSteps(
    Math.max(0, ...months.flatMap((month) => [positive(month.earned), positive(month.lastYear)])),
  )
  return (
    <Section title={words.byMonth} note={words.byMonthNote(year)}>
      <p className="today-best">
        {best && best.earned.amount > 0 ? words.best(monthName(best.month), money(best.earned)) : words.noEarnings}
      </p>
      <div className="today-chart">
        <ol className="today-chart-scale" aria-hidden="true">
          {steps.map((step) => (
            <li key={step} style={{ bottom: `${(step / top) * 100}%` }}>
              {amountRounded({ amount: step, currency })}
            </li>
          ))}
        </ol>
        <Bars months={months} top={top} steps={steps} label={words.chartLabel(year)} />
        <ol className="today-chart-months" aria-hidden="true">
          {months.map(({ month }) => (
            <li key={month} data-now={today.startsWith(month) || undefined}>
              {monthName(month).slice(0, 3)}
            </li>
          ))}
        </ol>
      </div>
      <Figures months={months} year={year} />
    </Section>
  )
}
