import type { HomeClaims } from '@porchlight/contract'
import { Link } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useCalendarPath } from './place.ts'
import type { CalendarHome } from './row.ts'
import { addMonthsTo, type CalendarView, monthsOf } from './window.ts'
import { nightKinds, tallyNights } from './year.ts'
import { NightStrip, useTallyText } from './year-strip.tsx'

type Props = { view: CalendarView; homes: readonly CalendarHome[]; claims: ReadonlyMap<number, HomeClaims> }

type MonthProps = { view: CalendarView; home: CalendarHome; claims: HomeClaims; month: string }

/** A month of a home: booked percentage and nights, linked to its weeks. */
const Month = ({ view, home, claims, month }: MonthProps) => {
  const pathTo = useCalendarPath()
  const { monthName, percent } = useFormats()
  const words = useWords(ownerCalendarWords)
  const tallyText = useTallyText()
  const kinds = nightKinds(claims.claims, month, addMonthsTo(month, 1))
  const tally = tallyNights(kinds)
  const share = percent(tally.percent * 100)
  const said = words.monthOfHome({ share, home: home.name, month: monthName(month), tally: tallyText(tally) })
  const now = claims.today.slice(0, 7) === month.slice(0, 7)
  return (
    <td data-now={now || undefined} data-past={addMonthsTo(month, 1) <= claims.today || undefined}>
      <Link
        to={pathTo({ ...view, look: 'weeks', from: month, homeId: null })}
        aria-label={said}
        title={tallyText(tally)}
      >
        <span className="num" data-none={tally.booked === 0 || undefined}>
          {share}
        </span>
        <NightStrip kinds={kinds} />
      </Link>
    </td>
  )
}

/** Year view of all homes: a row per home, a cell per month, to spot nights still open. */
export const YearOfHomes = ({ view, homes, claims }: Props) => {
  const pathTo = useCalendarPath()
  const { monthName, monthShort } = useFormats()
  const words = useWords(ownerCalendarWords)
  if (homes.length === 0) return <p className="cal-none">{words.noHomes}</p>
  return (
    <div className="cal-year-box">
      <table className="cal-year">
        <caption className="visually-hidden">{words.yearOf({ year: view.from.slice(0, 4) })}</caption>
        <thead>
          <tr>
            <th scope="col">{words.homes({ number: homes.length })}</th>
            {monthsOf(view.from).map((month) => (
              <th key={month} scope="col">
                <Link
                  to={pathTo({ ...view, look: 'month', from: month, homeId: null })}
                  aria-label={words.wholeMonth({ short: monthShort(month), month: monthName(month) })}
                >
                  {monthShort(month)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {homes.map((home) => (
            <tr key={home.id}>
              <th scope="row">
                <Link
                  to={pathTo({ ...view, homeId: home.id })}
                  aria-label={words.yearOfHome({ home: home.name, year: view.from.slice(0, 4) })}
                >
                  {home.name}
                </Link>
                <small>{home.town}</small>
              </th>
              {monthsOf(view.from).map((month) => {
                const held = claims.get(home.id)
                return held ? (
                  <Month key={month} view={view} home={home} claims={held} month={month} />
                ) : (
                  <td key={month} />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
