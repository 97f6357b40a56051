import './chart.css'
import { type ReactNode, useState } from 'react'
import { ChartFigures } from './chart-figures.tsx'
import { ChartTip } from './chart-tip.tsx'
import { type ChartPoint, type ChartWords, hasLabel, isSpareLabel, seriesOf } from './points.ts'
import { heightIn, type Scale } from './scale.ts'
import { Walk } from './walk.tsx'

export type ChartProps = {
  /** The title of the chart and of the table behind it. */
  caption: string
  points: readonly ChartPoint[]
  words: ChartWords
  /** A value in full format. */
  format: (value: number) => string
  /** A value next to a grid line; defaults to the full format. */
  formatScale?: (value: number) => string
  /** The smallest step between grid lines; 1 by default. */
  leastStep?: number
  /** A value as written to the file; unchanged by default. */
  fileValue?: (value: number) => number
  /** The file name for downloading the table. */
  fileName: string
  /** Height of the plot in pixels. */
  height?: number
  /** Explains the mark of each series; omit it if a sentence nearby does. */
  legend?: boolean
}

type FrameProps = ChartProps & {
  scale: Scale
  look: 'bars' | 'lines'
  /** Drawn in a box of 100 by 100 units that stretches with the page. */
  drawing: ReactNode
  /** Dots and text on top of it, positioned in percent. */
  over?: ReactNode
}

const Grid = ({ scale }: { scale: Scale }) =>
  scale.steps.map((step) => (
    <line
      key={step}
      className="ui-chart-line"
      data-zero={(step === 0 && scale.bottom < 0) || undefined}
      x1="0"
      x2="100"
      y1={100 - heightIn(scale, step)}
      y2={100 - heightIn(scale, step)}
    />
  ))

const Legend = ({ points, words, look }: Pick<FrameProps, 'points' | 'words' | 'look'>) => (
  <ul className="ui-chart-legend" aria-hidden="true">
    {seriesOf(points, words).map(({ key, name }) => (
      <li key={key}>
        <i data-series={key} data-look={look} />
        {name}
      </li>
    ))}
  </ul>
)

/** The shared parts of charts: scale, labels, keyboard navigation, tooltip, and the table behind. */
export const Chart = (props: FrameProps) => {
  const {
    caption,
    points,
    words,
    format,
    formatScale = format,
    height = 224,
    legend,
    scale,
    look,
    drawing,
    over,
  } = props
  const [active, setActive] = useState<number>()
  const series = seriesOf(points, words)
  const spoken = ({ name, ...point }: ChartPoint): string => {
    const values = series.map(({ key, name: one }) => {
      const value = point[key]
      return `${one} ${value === null || value === undefined ? words.none : format(value)}`
    })
    return `${name}: ${values.join(', ')}`
  }
  const shown = active === undefined ? undefined : points[active]
  return (
    <figure
      className="ui-chart"
      aria-label={caption}
      style={{ '--chart-height': `${height}px` } as React.CSSProperties}
    >
      <div className="ui-chart-body">
        <ol className="ui-chart-scale" aria-hidden="true">
          {scale.steps.map((step) => (
            <li key={step} style={{ bottom: `${heightIn(scale, step)}%` }}>
              {formatScale(step)}
            </li>
          ))}
        </ol>
        <div className="ui-chart-plot" onPointerLeave={() => setActive(undefined)}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <Grid scale={scale} />
            {drawing}
          </svg>
          {over}
          <Walk
            label={caption}
            items={points.map((point) => ({ id: point.id, name: spoken(point) }))}
            active={active}
            onActive={setActive}
          />
          {shown && active !== undefined && (
            <ChartTip title={shown.name} at={((active + 0.5) / points.length) * 100} look={look}>
              {series
                .map(({ key, name }) => ({ key, name, value: shown[key] }))
                .flatMap(({ key, name, value }) =>
                  typeof value === 'number' ? [{ key, name, text: format(value) }] : [],
                )}
            </ChartTip>
          )}
        </div>
        <ol className="ui-chart-labels" aria-hidden="true">
          {points.map(({ id, label, current }, index) => (
            <li key={id} data-current={current || undefined}>
              {(current || hasLabel(index, points.length)) && (
                <span data-spare={(!current && isSpareLabel(index, points.length)) || undefined}>{label}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
      {legend && <Legend points={points} words={words} look={look} />}
      <ChartFigures {...props} series={series} />
    </figure>
  )
}
