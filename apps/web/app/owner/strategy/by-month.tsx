import { addDays, type Money, type StrategyForecast, type StrategyMonth } from '@porchlight/contract'
import { Disclosure, Section, Table } from '@porchlight/ui'
import { BarChart } from '@porchlight/ui/charts'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { strategiesWords } from '#app/lib/messages/owner/strategies.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Strategies } from './strategy-cards.tsx'

type Span = Pick<StrategyMonth, 'from' | 'to'>

const isWhole = ({ from, to }: Span): boolean => from.endsWith('-01') && to.endsWith('-01')

/** A month by name; the first and last can be parts of one. */
const useMonthName = () => {
  const words = useWords(strategiesWords)
  const { monthName, day } = useFormats()
  return (span: Span): string =>
    isWhole(span)
      ? monthName(span.from)
      : words.part({ month: monthName(span.from), from: day(span.from), to: day(addDays(span.to, -1)) })
}

type Props = { all: Strategies; forecast: StrategyForecast }

/** A strategy month by month beside last year, with the range; then all three as a table. */
export const ByMonth = ({ all, forecast }: Props) => {
  const words = useWords(strategiesWords)
  const { monthShort, amount, amountRounded, moneyRounded } = useFormats()
  const nameOf = useMonthName()
  const { currency, lastYear, strategies, basis } = all
  const inCurrency = (units: number): Money => ({ amount: units, currency })
  const strategy = words.names[forecast.strategy]
  const ranged = basis !== 'booked'
  const cell = ({ owner, nights, adr }: { owner: Money; nights: number; adr: Money | null }) =>
    nights === 0 ? (
      words.none
    ) : (
      <span className="strategy-month">
        {words.figures({ amount: moneyRounded(owner), nights })}
        {adr && <small>{words.adrOf({ rate: moneyRounded(adr) })}</small>}
      </span>
    )
  const rows = forecast.months.map((month, at) => ({ ...month, at, name: nameOf(month) }))
  return (
    <Section title={words.months} note={words.monthsNote({ strategy })}>
      <div className="strategy-chart">
        <BarChart
          caption={words.chart({ strategy })}
          points={rows.map(({ from, name, owner, low, high, at }) => ({
            id: from,
            name,
            label: monthShort(from),
            now: owner.amount,
            past: lastYear.months[at]?.owner.amount ?? 0,
            ...(ranged && { low: low.amount, high: high.amount }),
          }))}
          words={{
            place: words.month,
            now: words.expected,
            past: words.lastYear,
            ...(ranged && { low: words.low, high: words.high }),
            none: words.none,
            table: words.table,
            csv: words.csv,
          }}
          format={(units) => amount(inCurrency(units))}
          formatScale={(units) => amountRounded(inCurrency(units))}
          fileValue={(units) => plainAmount(inCurrency(units))}
          fileName="strategy-forecast.csv"
          legend
        />
      </div>
      <Disclosure summary={words.compare}>
        <Table
          caption={words.compare}
          rows={rows}
          rowKey={({ from }) => from}
          columns={[
            { id: 'month', head: words.month, cell: ({ name }) => <b>{name}</b>, foot: words.total },
            ...(strategies ?? []).map(({ strategy: one, months, year }) => ({
              id: one,
              head: words.names[one],
              align: 'end' as const,
              cell: ({ at }: { at: number }) => {
                const month = months[at]
                return month ? cell(month) : words.none
              },
              foot: cell(year),
            })),
            {
              id: 'last',
              head: words.lastYear,
              align: 'end',
              cell: ({ at }) => {
                const month = lastYear.months[at]
                return month ? cell(month) : words.none
              },
              foot: cell(lastYear.year),
            },
          ]}
        />
      </Disclosure>
    </Section>
  )
}
