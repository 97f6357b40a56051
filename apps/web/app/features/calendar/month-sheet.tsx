import { type PlainDate, weekdayOf } from '@porchlight/contract'
import { Link } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { barTitle } from './bar-texts.ts'
import { useCalendarPath } from './place.ts'
import { barLabel, type HomeCalendar } from './row.ts'
import { addMonthsTo, type CalendarView } from './window.ts'
import { anyWeek, weeksOfMonth } from './year.ts'

type DayProps = { view: CalendarView; calendar: HomeCalendar; date: PlainDate }

/** A day of the month: status or price, linked to its week. */
const Day = ({ view, calendar, date }: DayProps) => {
  const pathTo = useCalendarPath()
  const { dayShort, money, amountRounded } = useFormats()
  const words = useWords(ownerCalendarWords)
  const { today } = calendar.home
  const covering = calendar.bars.filter(({ from, to }) => from <= date && date < to)
  const bar = covering.find(({ kind }) => kind !== 'opened') ?? covering[0]
  const night = calendar.nights.find((one) => one.date === date)
  const price = date >= today ? night?.price : null
  const label = () => {
    if (bar) return words.dayHeld({ date: dayShort(date), who: barTitle(bar, words) })
    if (date < today) return words.nightPast({ date: dayShort(date) })
    if (night && night.status !== 'open' && night.status !== 'opened')
      return words.dayHeld({ date: dayShort(date), who: words.statuses[night.status] })
    return price
      ? words.nightFreeFor({ date: dayShort(date), price: money(price) })
      : words.nightFree({ date: dayShort(date) })
  }
  const begins = bar && (bar.from === date || weekdayOf(date) === 1 || date.endsWith('-01'))
  return (
    <td data-today={date === today || undefined} data-past={date < today || undefined}>
      <Link to={pathTo({ ...view, look: 'weeks', from: date })}>
        <span className="visually-hidden">{label()}</span>
        <b aria-hidden="true">{Number(date.slice(8))}</b>
        <span className="cal-sheet-note" data-kind={bar?.kind} aria-hidden="true">
          {bar ? begins && <em>{barLabel(bar, words) || words.statuses[bar.kind]}</em> : price && amountRounded(price)}
        </span>
      </Link>
    </td>
  )
}

/** Month sheet of one home. */
export const MonthSheet = ({ view, calendar }: { view: CalendarView; calendar: HomeCalendar }) => {
  const pathTo = useCalendarPath()
  const { weekday, monthName } = useFormats()
  const words = useWords(ownerCalendarWords)
  const weeks = weeksOfMonth(view.from, addMonthsTo(view.from, 1), weekdayOf)
  return (
    <>
      <div className="cal-one">
        <h2>{calendar.home.name}</h2>
        <Link to={pathTo({ ...view, homeId: null })}>{words.allHomes}</Link>
        <Link to={pathTo({ ...view, look: 'year', from: `${view.from.slice(0, 4)}-01-01` })}>
          {words.yearOf({ year: view.from.slice(0, 4) })}
        </Link>
      </div>
      <table className="cal-sheet">
        <caption className="visually-hidden">{monthName(view.from)}</caption>
        <thead>
          <tr>
            {anyWeek('2024-01-01').map((day) => (
              <th key={day} scope="col">
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place without a day is known by where it stands
                  <td key={at} data-other="" />
                ) : (
                  <Day key={day} view={view} calendar={calendar} date={day} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
