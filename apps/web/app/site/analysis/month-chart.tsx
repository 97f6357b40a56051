import type { Analysis } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { analysisWords } from '#app/lib/messages/leads/analysis.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Months = NonNullable<Analysis['estimate']>['months']

const width = 1200
const height = 340
const foot = 300

/** Rent by month with its range, rendered on the server; the same figures follow as a table. */
export const MonthChart = ({ months, money }: { months: Months; money: (units: number) => string }) => {
  const words = useWords(analysisWords)
  const { monthShort, percent } = useFormats()
  const top = Math.max(1, ...months.map(({ high }) => high))
  const best = Math.max(...months.map(({ expected }) => expected))
  const slot = width / months.length
  const y = (value: number) => foot - (value / top) * (foot - 20)
  const nameOf = (month: number) => monthShort(`2027-${String(month + 1).padStart(2, '0')}`)
  return (
    <>
      <svg className="analysis-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.chart}>
        <path className="analysis-grid" d={`M0 ${foot}H${width}`} />
        {months.map(({ month, low, expected, high }, at) => {
          const x = at * slot + slot / 2
          return (
            <g key={month}>
              <rect
                className="analysis-bar"
                data-lit={expected === best || undefined}
                x={x - 23}
                width={46}
                y={y(expected)}
                height={Math.max(0, foot - y(expected))}
              />
              <path
                className="analysis-whisker"
                d={`M${x} ${y(high)}V${y(low)}M${x - 6} ${y(high)}H${x + 6}M${x - 6} ${y(low)}H${x + 6}`}
              />
              <text className="analysis-month" x={x} y={foot + 28} textAnchor="middle">
                {nameOf(month)}
              </text>
            </g>
          )
        })}
      </svg>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways on a phone, also by keyboard */}
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
    </>
  )
}
