import { type CSSProperties, memo } from 'react'
import { addDays, addMonths, daysBetween, monthOf, weekdayOf } from '../calendar-days.ts'
import { sinceMonday, weeksToDraw } from './claim-place.ts'
import { isWeekendNight } from './home-week.tsx'
import type { DayRange, HomeGroup, HomesCalendarProps } from './homes.ts'

type HeadProps = Pick<HomesCalendarProps, 'today' | 'corner' | 'dayHead' | 'monthName' | 'dayWidth'> & {
  /** All days of the calendar, and those rendered. */
  dates: readonly string[]
  range: DayRange
}

/** The months above the days, as far as they are rendered. */
const Months = ({ dates, range, monthName }: Pick<HeadProps, 'dates' | 'range' | 'monthName'>) => {
  if (!monthName) return null
  const from = dates[0] ?? ''
  const last = monthOf(addDays(from, Math.max(range.first, range.end - 1)))
  const months: string[] = []
  for (let month = monthOf(addDays(from, range.first)); month <= last; month = addMonths(month, 1)) months.push(month)
  return months.map((month) => {
    const start = Math.max(0, daysBetween(from, `${month}-01`))
    const end = Math.min(dates.length, daysBetween(from, `${addMonths(month, 1)}-01`))
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

type WeekProps = Pick<HeadProps, 'dates' | 'today' | 'dayHead'> & { first: number; end: number; scrolls: boolean }

const HeadWeek = memo(({ dates, first, end, today, dayHead, scrolls }: WeekProps) => (
  <div className="ui-homes-week" role="none" style={{ '--at': first, '--long': end - first } as CSSProperties}>
    {dates.slice(first, end).map((date, at) => {
      const { short, name } = dayHead(date)
      return (
        // biome-ignore lint/a11y/useSemanticElements: see the cell
        // biome-ignore lint/a11y/useFocusableInteractive: see the row
        <span
          key={date}
          className="ui-homes-day"
          role="columnheader"
          aria-label={name}
          aria-colindex={scrolls ? first + at + 2 : undefined}
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
))

/** The days across the top; today is marked with the lamp. */
export const GridHead = memo(({ dates, today, corner, dayHead, monthName, dayWidth, range }: HeadProps) => {
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
        <Months dates={dates} range={range} monthName={monthName} />
        {weeksToDraw(range, dates.length, sinceMonday(dates[0] ?? ''), []).map(({ first, end }) => (
          <HeadWeek
            key={first}
            dates={dates}
            first={first}
            end={end}
            today={today}
            dayHead={dayHead}
            scrolls={scrolls}
          />
        ))}
      </div>
    </div>
  )
})

/** The name of a group above its homes. */
export const GroupRow = memo(
  ({ group, rowIndex, top }: { group: HomeGroup; rowIndex?: number | undefined; top?: number | undefined }) => (
    // biome-ignore lint/a11y/useSemanticElements: see the cell
    // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
    <div className="ui-homes-group" role="row" aria-rowindex={rowIndex} style={{ insetBlockStart: top }}>
      {/* biome-ignore lint/a11y/useSemanticElements: see the cell */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see the row */}
      <div role="rowheader" aria-colindex={rowIndex === undefined ? undefined : 1}>
        {group.name}
      </div>
    </div>
  ),
)
