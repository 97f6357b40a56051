import { Chart, type ChartProps } from './chart.tsx'
import { type ChartPoint, runsOf, type SeriesKey, valuesOf } from './points.ts'
import { heightIn, type Scale, scaleOf } from './scale.ts'

export type LineChartProps = ChartProps & {
  /** A shaded area: between the lines, or from `low` to `high`. */
  band?: 'difference' | 'range'
  /** A target value, drawn across with its name. */
  target?: { value: number; label: string }
  /** Labels at the last value of a line, instead of a legend. */
  ends?: { now?: string; past?: string }
  /** `false` lets the scale start above zero. */
  fromZero?: boolean
}

type Drawing = { points: readonly ChartPoint[]; scale: Scale }

const spot = ({ points, scale }: Drawing, index: number, value: number) => ({
  x: ((index + 0.5) / points.length) * 100,
  y: 100 - heightIn(scale, value),
})

const pathOf = (drawing: Drawing, run: readonly { index: number; value: number }[]): string =>
  run
    .map(({ index, value }) => spot(drawing, index, value))
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')

const Line = ({ series, ...drawing }: Drawing & { series: 'now' | 'past' }) =>
  runsOf(drawing.points, series).map((run) => (
    <path key={run[0]?.index} className="ui-chart-path" data-series={series} d={pathOf(drawing, run)} />
  ))

/** The area between two lines, where both have values. */
const Band = ({ above, below, ...drawing }: Drawing & { above: SeriesKey; below: SeriesKey }) => {
  const both = drawing.points.map((point) =>
    typeof point[above] === 'number' && typeof point[below] === 'number'
      ? point
      : { ...point, now: null, [above]: null },
  )
  return runsOf(both, above).map((run) => {
    const back = run.map(({ index }) => ({ index, value: drawing.points[index]?.[below] ?? 0 })).reverse()
    return (
      <path
        key={run[0]?.index}
        className="ui-chart-band"
        d={`${pathOf(drawing, run)}${pathOf(drawing, back).replace('M', 'L')}Z`}
      />
    )
  })
}

/** A dot at the last value of a line, and its label. */
const End = ({
  series,
  text,
  at,
  ...drawing
}: Drawing & { series: 'now' | 'past'; text?: string | undefined; at: number }) => {
  const value = drawing.points[at]?.[series]
  if (typeof value !== 'number') return null
  const { x, y } = spot(drawing, at, value)
  return (
    <span
      className="ui-chart-end"
      data-series={series}
      data-late={x > 70 || undefined}
      aria-hidden="true"
      style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
    >
      {text && <b>{text}</b>}
    </span>
  )
}

/** From the last value down to its label. */
const Drop = ({ at, ...drawing }: Drawing & { at: number }) => {
  const value = drawing.points[at]?.now
  if (typeof value !== 'number') return null
  const { x, y } = spot(drawing, at, value)
  return <path className="ui-chart-drop" d={`M${x} ${y}V100`} />
}

const Target = ({ value, label, scale }: { value: number; label: string; scale: Scale }) => (
  <span className="ui-chart-target" aria-hidden="true" style={{ insetBlockStart: `${100 - heightIn(scale, value)}%` }}>
    <b>{label}</b>
  </span>
)

/** Values over time as a line, with those of the previous period as a dashed line. */
export const LineChart = (props: LineChartProps) => {
  const { points, leastStep = 1, band, target, ends, fromZero = true } = props
  const values = [...valuesOf(points), ...(target ? [target.value] : [])]
  const scale = scaleOf(Math.min(...values), Math.max(...values), {
    zero: fromZero || values.length === 0,
    least: leastStep,
  })
  const drawing = { points, scale }
  const last = points.findLastIndex(({ now }) => now !== null)
  return (
    <Chart
      {...props}
      look="lines"
      scale={scale}
      drawing={
        <>
          {band === 'difference' && <Band {...drawing} above="now" below="past" />}
          {band === 'range' && <Band {...drawing} above="high" below="low" />}
          {ends && <Drop {...drawing} at={last} />}
          <Line {...drawing} series="past" />
          <Line {...drawing} series="now" />
        </>
      }
      over={
        <>
          {target && <Target {...target} scale={scale} />}
          <End {...drawing} series="past" text={ends?.past} at={last} />
          <End {...drawing} series="now" text={ends?.now} at={last} />
        </>
      }
    />
  )
}
