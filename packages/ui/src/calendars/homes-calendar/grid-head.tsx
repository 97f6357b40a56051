import type { CSSProperties } from 'react'
import { addDays, addMonths, daysBetween, monthOf, weekdayOf } from '../calendar-days.ts'
import { isWeekendNight } from './home-row.tsx'
import type { DayRange, HomeGroup, HomesCalendarProps } from './homes.ts'

type HeadProps = Pick<
  HomesCalendarProps,
  'from' | 'days' | 'today' | 'corner' | 'dayHead' | 'monthName' | 'dayWidth'
> & {
  range: DayRange
}

/** The months over the days, as far as they are drawn. */
const Months = ({ from, days, range, monthName }: HeadProps) => {
  if (!monthName) return null
  const last = monthOf(addDays(from, Math.max(range.first, range.end - 1)))
  const months: string[] = []
  for (let month = monthOf(addDays(from, range.first)); month <= last; month = addMonths(month, 1)) months.push(month)
  return months.map((month) => {
    const start = Math.max(0, daysBetween(from, `${month}-01`))
    const end = Math.min(days, daysBetween(from, `${addMonths(month, 1)}-01`))
    return (
      <span
        key={month}
        className="ui-homes-month"
        aria-hidden="true"
        style={{ '--at': start, '--long': end - start } as CSSProperties}
      >
        <b>{monthName(month)}</b>
      </span>
    )
  })
}

/** The days across the top; today carries the lamp. */
export const GridHead = (props: HeadProps) => {
  const { from, today, corner, dayHead, dayWidth, range } = props
  const scrolls = dayWidth !== undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the cell
    // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
    <div className="ui-homes-row ui-homes-head" role="row" aria-rowindex={scrolls ? 1 : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: see the cell */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see the row */}
      <span className="ui-homes-name" role="columnheader" aria-colindex={scrolls ? 1 : undefined}>
        {corner}
      </span>
      <div className="ui-homes-track" role="none">
        <Months {...props} />
        {Array.from({ length: range.end - range.first }, (_, at) => {
          const index = range.first + at
          const date = addDays(from, index)
          const { short, name } = dayHead(date)
          return (
            // biome-ignore lint/a11y/useSemanticElements: see the cell
            // biome-ignore lint/a11y/useFocusableInteractive: see the row
            <span
              key={date}
              className="ui-homes-day"
              role="columnheader"
              aria-label={name}
              aria-colindex={scrolls ? index + 2 : undefined}
              style={{ '--at': index } as CSSProperties}
              data-weekend={isWeekendNight(date) || undefined}
              data-today={date === today || undefined}
              data-monday={weekdayOf(date) === 1 || undefined}
            >
              <span>{short}</span>
              <b>{Number(date.slice(8))}</b>
            </span>
          )
        })}
      </div>
    </div>
  )
}

/** The name of a group over its homes. */
export const GroupRow = ({
  group,
  rowIndex,
  style,
}: {
  group: HomeGroup
  rowIndex?: number | undefined
  style?: CSSProperties
}) => (
  // biome-ignore lint/a11y/useSemanticElements: see the cell
  // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
  <div className="ui-homes-group" role="row" aria-rowindex={rowIndex} style={style}>
    {/* biome-ignore lint/a11y/useSemanticElements: see the cell */}
    {/* biome-ignore lint/a11y/useFocusableInteractive: see the row */}
    <div role="rowheader" aria-colindex={rowIndex === undefined ? undefined : 1}>
      {group.name}
    </div>
  </div>
)
