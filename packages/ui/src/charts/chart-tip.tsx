import type { SeriesKey } from './points.ts'

type ChartTipProps = {
  title: string
  /** Where it points to, in hundredths from the start. */
  at: number
  look?: 'bars' | 'lines'
  children: readonly { key: SeriesKey; name: string; text: string }[]
}

/** What the place under the pointer or with the focus says. The place itself tells it to those who cannot see it. */
export const ChartTip = ({ title, at, look = 'bars', children }: ChartTipProps) => (
  <div
    className="ui-chart-tip"
    aria-hidden="true"
    data-side={at > 66 ? 'end' : at < 34 ? 'start' : 'middle'}
    style={{ insetInlineStart: `${at}%` }}
  >
    <div>
      <b>{title}</b>
      {children.map(({ key, name, text }) => (
        <p key={key}>
          <i data-series={key} data-look={look} />
          <span>{name}</span>
          <span>{text}</span>
        </p>
      ))}
    </div>
  </div>
)
