import { Chart, type ChartProps } from './chart.tsx'
import { type ChartPoint, valuesOf } from './points.ts'
import { heightIn, type Scale, scaleOf } from './scale.ts'

export type BarChartProps = ChartProps

/** Within a slot of width 1: the past bar is slightly before and behind the current one. */
const bar = { past: 0.132, now: 0.3, width: 0.568 } as const
/** The maximum width of a slot in percent of the chart, so that few bars still look like bars. */
const widest = 12.5

const Bar = ({
  scale,
  series,
  value,
  x,
  width,
}: {
  scale: Scale
  series: 'now' | 'past'
  value: number
  x: number
  width: number
}) => {
  const [foot, head] = [heightIn(scale, Math.min(0, value)), heightIn(scale, Math.max(0, value))]
  return <rect className="ui-chart-bar" data-series={series} x={x} width={width} y={100 - head} height={head - foot} />
}

/** From the lowest to the highest expected value. */
const Whisker = ({ scale, low, high, x, cap }: { scale: Scale; low: number; high: number; x: number; cap: number }) => {
  const [from, to] = [100 - heightIn(scale, low), 100 - heightIn(scale, high)]
  return (
    <path
      className="ui-chart-whisker"
      d={`M${x - cap} ${to}H${x + cap}M${x} ${to}V${from}M${x - cap} ${from}H${x + cap}`}
    />
  )
}

type PlaceProps = { point: ChartPoint; scale: Scale; index: number; room: number }

const Place = ({ point, scale, index, room }: PlaceProps) => {
  const { now, past, low, high } = point
  const slot = Math.min(room, widest)
  const at = (index + 0.5) * room - slot / 2
  const middle = at + (bar.now + bar.width / 2) * slot
  return (
    <g>
      {typeof past === 'number' && (
        <Bar scale={scale} series="past" value={past} x={at + bar.past * slot} width={bar.width * slot} />
      )}
      {now !== null && <Bar scale={scale} series="now" value={now} x={at + bar.now * slot} width={bar.width * slot} />}
      {typeof low === 'number' && typeof high === 'number' && (
        <Whisker scale={scale} low={low} high={high} x={middle} cap={slot * 0.09} />
      )}
    </g>
  )
}

/** Values as bars, with those of the previous period behind them. */
export const BarChart = (props: BarChartProps) => {
  const { points, leastStep = 1 } = props
  const values = valuesOf(points)
  const scale = scaleOf(Math.min(0, ...values), Math.max(0, ...values), { least: leastStep })
  const room = 100 / points.length
  return (
    <Chart
      {...props}
      look="bars"
      scale={scale}
      drawing={points.map((point, index) => (
        <Place key={point.id} point={point} scale={scale} index={index} room={room} />
      ))}
    />
  )
}
