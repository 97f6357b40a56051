import { calendarStatuses } from '@porchlight/contract'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** What the shapes of a year mean: they are smaller than the bars of weeks, and drawn otherwise. */
export const YearLegend = () => {
  const words = useWords(ownerCalendarWords)
  return (
    <ul className="cal-legend" aria-label={words.legend}>
      {calendarStatuses.map((kind) => (
        <li key={kind}>
          <span className="cal-strip" aria-hidden="true">
            <i data-kind={kind} />
          </span>
          {words.statuses[kind]}
        </li>
      ))}
    </ul>
  )
}
