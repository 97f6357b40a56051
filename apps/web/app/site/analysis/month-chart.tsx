import type { Analysis } from '@porchlight/contract'
import { Disclosure } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { analysisWords } from '#app/lib/messages/leads/analysis.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { chartScale } from './chart-scale.ts'

type Months = NonNullable<Analysis['estimate']>['months']
type Money = (units: number) => string

const width = 1312
const height = 430
const start = 72
const head = 34
const foot = 360

const useMonthName = () => {
  const { monthShort } = useFormats()
  return (month: number) => monthShort(`2027-${String(month + 1).padStart(2, '0')}`)
}

const Table = ({ months, money }: { months: Months; money: Money }) => {
  const words = useWords(analysisWords)
  const { percent } = useFormats()
  const nameOf = useMonthName()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways on a phone, also by keyboard
    <section className="analysis-scroll" aria-label={words.monthsTitle} tabIndex={0}>
      <table className="analysis-table num">
        <caption className="visually-hidden">{words.monthsTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.low}</th>
            <th scope="col">{words.expected}</th>
            <th scope="col">{words.high}</th>
            <th scope="col">{words.booked}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, low, expected, high, occupancy }) => (
            <tr key={month}>
              <th scope="row">{nameOf(month)}</th>
              <td>{money(low)}</td>
              <td>{money(expected)}</td>
              <td>{money(high)}</td>
              <td>{percent(Math.round(occupancy * 10_000), { maximumFractionDigits: 0 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Rent by month with its range, rendered on the server; the same figures follow as a table. */
export const MonthChart = ({ months, money }: { months: Months; money: Money }) => {
  const words = useWords(analysisWords)
  const { percent } = useFormats()
  const nameOf = useMonthName()
  const { top, lines } = chartScale(Math.max(...months.map(({ high }) => high)))
  const best = Math.max(...months.map(({ expected }) => expected))
  const slot = (width - start) / months.length
  const y = (value: number) => foot - (value / top) * (foot - head)
  return (
    <>
      <svg className="analysis-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.chart}>
        {lines.map((value) => (
          <g key={value}>
            <path className="analysis-grid" data-foot={value === 0 || undefined} d={`M${start} ${y(value)}H${width}`} />
            <text className="analysis-scale" x={start - 12} y={y(value) + 4} textAnchor="end">
              {money(value)}
            </text>
          </g>
        ))}
        {months.map(({ month, low, expected, high, occupancy }, at) => {
          const x = start + at * slot + slot / 2
          const lit = expected === best || undefined
          return (
            <g key={month}>
              <rect
                className="analysis-bar"
                data-lit={lit}
                x={x - 23}
                width={46}
                y={y(expected)}
                height={Math.max(0, foot - y(expected))}
              />
              <path
                className="analysis-whisker"
                d={`M${x} ${y(high)}V${y(low)}M${x - 6} ${y(high)}H${x + 6}M${x - 6} ${y(low)}H${x + 6}`}
              />
              <text className="analysis-value" data-lit={lit} x={x} y={y(high) - 9} textAnchor="middle">
                {money(expected)}
              </text>
              <text className="analysis-month" data-lit={lit} x={x} y={foot + 26} textAnchor="middle">
                {nameOf(month)}
              </text>
              <text className="analysis-value" x={x} y={foot + 50} textAnchor="middle">
                {percent(Math.round(occupancy * 10_000), { maximumFractionDigits: 0 })}
              </text>
            </g>
          )
        })}
      </svg>
      <p className="t-small muted">{words.chartNote}</p>
      <Disclosure summary={words.asTable} className="analysis-as-table">
        <Table months={months} money={money} />
      </Disclosure>
    </>
  )
}
