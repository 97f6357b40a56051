import { calendarStatuses } from '@porchlight/contract'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Legend of the year view, whose marks differ from the bars of the week view. */
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
