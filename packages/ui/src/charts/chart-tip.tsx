import type { SeriesKey } from './points.ts'

type ChartTipProps = {
  title: string
  /** The position it points to, in percent from the start. */
  at: number
  look?: 'bars' | 'lines'
  children: readonly { key: SeriesKey; name: string; text: string }[]
}

/** The values of the hovered or focused point. For screen readers, the point itself announces them. */
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
