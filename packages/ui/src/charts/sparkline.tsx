import './chart.css'
import { runsOf } from './points.ts'
import { heightIn, scaleOf } from './scale.ts'

export type SparklineProps = {
  values: readonly (number | null)[]
  /** A description in words: where it started, where it is now. The table it belongs to has its figures. */
  label: string
  width?: number
  height?: number
}

/** A word-sized line, with a dot at the current value. */
export const Sparkline = ({ values, label, width = 96, height = 26 }: SparklineProps) => {
  const known = values.flatMap((value) => value ?? [])
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const scale = low === high ? scaleOf(low - 1, low + 1, { zero: false }) : { bottom: low, top: high, steps: [] }
  const x = (index: number) => (values.length < 2 ? 50 : (index / (values.length - 1)) * 100)
  const points = values.map((now, index) => ({ id: String(index), name: '', label: '', now }))
  const last = runsOf(points, 'now').at(-1)?.at(-1)
  return (
    <span className="ui-sparkline" role="img" aria-label={label} style={{ width, height }}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {runsOf(points, 'now').map((run) => (
          <path
            key={run[0]?.index}
            d={run
              .map(({ index, value }, at) => `${at === 0 ? 'M' : 'L'}${x(index)} ${100 - heightIn(scale, value)}`)
              .join('')}
          />
        ))}
      </svg>
      {last && (
        <i
          style={{ insetInlineStart: `${x(last.index)}%`, insetBlockStart: `${100 - heightIn(scale, last.value)}%` }}
        />
      )}
    </span>
  )
}
