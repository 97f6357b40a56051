import './chart.css'
import './heat-calendar.css'
import type { HeatCalendarProps, HeatMark } from './heat.ts'
import { HeatFigures } from './heat-figures.tsx'
import { HeatGrid } from './heat-grid.tsx'
import { heatLevels } from './heat-levels.ts'

type LegendProps = Pick<HeatCalendarProps, 'words' | 'format'> & { least: number; most: number }

const Legend = ({ words, least, most, format }: LegendProps) => (
  <ul className="ui-heat-legend">
    <li>
      <span className="ui-heat-steps" aria-hidden="true">
        {Array.from({ length: heatLevels }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first step is always the first
          <i key={index} data-level={index + 1} />
        ))}
      </span>
      {words.span(format(least), format(most))}
    </li>
    {(Object.keys(words.marks) as HeatMark[]).map((mark) => (
      <li key={mark}>
        <span className="ui-heat-sample" aria-hidden="true">
          <i data-mark={mark} />
        </span>
        {words.marks[mark]}
      </li>
    ))}
  </ul>
)

/**
 * Values of many days, or of months by home, from light to dark. Arrows move between the cells, and each announces its
 * value.
 */
export const HeatCalendar = (props: HeatCalendarProps) => {
  const { caption, rows, words, format } = props
  const values = rows.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? []))
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  return (
    <figure className="ui-chart ui-heat" aria-label={caption}>
      <HeatGrid {...props} least={least} most={most} />
      {values.length > 0 && <Legend words={words} format={format} least={least} most={most} />}
      <HeatFigures {...props} />
    </figure>
  )
}
