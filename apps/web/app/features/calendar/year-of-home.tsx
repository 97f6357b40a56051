import { daysBetween, type HomeClaims, weekdayOf } from '@porchlight/contract'
import { Link } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { useCalendarPath } from './place.ts'
import { addMonthsTo, type CalendarView, monthsOf } from './window.ts'
import { nightKinds, tallyNights, weeksOfMonth } from './year.ts'
import { useTallyText } from './year-strip.tsx'

const SmallMonth = ({ view, claims, month }: { view: CalendarView; claims: HomeClaims; month: string }) => {
  const pathTo = useCalendarPath()
  const { monthName } = useFormats()
  const tallyText = useTallyText()
  const next = addMonthsTo(month, 1)
  const kinds = nightKinds(claims.claims, month, next)
  return (
    <li>
      <Link to={pathTo({ ...view, look: 'month', from: month })}>
        <b>{monthName(month)}</b>{' '}
        <span className="cal-days" aria-hidden="true">
          {weeksOfMonth(month, next, weekdayOf).map((week) =>
            week.map((day, at) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: a place without a day is known by where it stands
              if (day === null) return <i key={`${week.find(Boolean)}-${at}`} />
              const kind = kinds[daysBetween(month, day)]
              return (
                <i
                  key={day}
                  data-kind={kind ?? 'free'}
                  data-today={day === claims.today || undefined}
                  data-past={day < claims.today || undefined}
                >
                  {Number(day.slice(8))}
                </i>
              )
            }),
          )}
        </span>
        <small>{tallyText(tallyNights(kinds))}</small>
      </Link>
    </li>
  )
}

/** Year view of one home. */
export const YearOfHome = ({ view, claims }: { view: CalendarView; claims: HomeClaims }) => (
  <ul className="cal-months">
    {monthsOf(view.from).map((month) => (
      <SmallMonth key={month} view={view} claims={claims} month={month} />
    ))}
  </ul>
)
