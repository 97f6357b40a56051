import { type PlainDate, weekdayOf } from '@porchlight/contract'
import { day } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner-calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { isWeekend } from './window.ts'

/** The days across the top; today carries the lamp. */
export const GridHead = ({ days, today, count }: { days: readonly PlainDate[]; today: PlainDate; count: number }) => {
  const words = useWords(ownerCalendarWords)
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
    <div className="cal-row cal-head" role="row">
      {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see the row */}
      <span className="cal-name" role="columnheader">
        {words.homes(count)}
      </span>
      <div className="cal-track" role="none">
        {days.map((date) => (
          // biome-ignore lint/a11y/useSemanticElements: see the grid
          // biome-ignore lint/a11y/useFocusableInteractive: see the row
          <span
            key={date}
            className="cal-day"
            role="columnheader"
            aria-label={day(date)}
            data-weekend={isWeekend(date) || undefined}
            data-today={date === today || undefined}
            data-monday={weekdayOf(date) === 1 || undefined}
          >
            <span>{day(date).slice(0, 3)}</span>
            <b>{Number(date.slice(8))}</b>
          </span>
        ))}
      </div>
    </div>
  )
}
