import { type ReactNode, useId } from 'react'
import { weeksOf } from './calendar-days.ts'
import { monthWords } from './date-names.ts'
import type { DayFace } from './day-face.ts'

export type MonthProps = {
  month: string
  locale: string
  firstWeekday: number
  today: string
  focused: string
  face: (date: string, longDate: string) => DayFace
  describedBy: (date: string) => string | undefined
  /** Shown in place of the month's name, such as lists to select another. */
  jump?: ReactNode
}

type DayProps = Pick<MonthProps, 'today' | 'focused' | 'describedBy'> & { date: string; face: DayFace }

const Day = ({ date, face, today, focused, describedBy }: DayProps) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: cells of a grid can be selected
  <td aria-selected={face.selected}>
    <button
      type="button"
      className="ui-day"
      data-date={date}
      data-state={face.state}
      data-before={face.before}
      data-after={face.after}
      data-end={face.lit || undefined}
      tabIndex={date === focused ? 0 : -1}
      aria-disabled={face.refused || undefined}
      aria-describedby={describedBy(date)}
      aria-current={date === today ? 'date' : undefined}
    >
      <span className="visually-hidden">{face.name}</span>
      <span className="ui-day-number" aria-hidden="true">
        {Number(date.slice(8))}
      </span>
      {face.price && (
        <span className="ui-day-price" aria-hidden="true">
          {face.price}
        </span>
      )}
    </button>
  </td>
)

/** One month as a grid of days. The surrounding calendar handles presses, keys, and hover. */
export const CalendarMonth = (props: MonthProps) => {
  const { month, locale, firstWeekday, face, jump, ...day } = props
  const titleId = useId()
  const { title, longDate, weekdays } = monthWords(locale, firstWeekday)
  return (
    <div className="ui-calendar-month" data-month={month}>
      <div className="ui-calendar-title">
        <span id={titleId} className={jump ? 'visually-hidden' : undefined}>
          {title(month)}
        </span>
        {jump}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is a grid to choose from */}
      <table role="grid" aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekdays.map(({ number, long, short }) => (
              <th key={number} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, index) =>
                date ? (
                  <Day key={date} {...day} date={date} face={face(date, longDate(date))} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing but its column
                  <td key={index} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
