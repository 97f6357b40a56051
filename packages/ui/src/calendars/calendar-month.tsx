import { addDays, weeksOf } from './calendar-days.ts'
import type { CalendarNight, NightLookup, StaySelection } from './stay-selection.ts'

export type DayState = 'free' | 'limited' | 'taken' | 'past'

export type DayWords = {
  /** The name of a day for a screen reader: its date, then what holds for it. */
  day: (facts: {
    date: string
    longDate: string
    state: DayState
    price: string | undefined
    role: 'arrival' | 'departure' | 'between' | undefined
  }) => string
}

export type MonthProps = {
  month: string
  locale: string
  firstWeekday: number
  nightOf: NightLookup
  today: string
  /** What is painted: the stay, or the stay under the pointer. */
  shown: StaySelection
  focused: string
  refuses: (date: string) => boolean
  describedBy: (date: string) => string | undefined
  words: DayWords
}

const utc = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })

const asDate = (date: string): Date => new Date(`${date}T00:00:00Z`)

const stateOf = (night: CalendarNight, before: CalendarNight, today: string): DayState => {
  if (night.date < today) return 'past'
  if (night.open) return night.canArrive ? 'free' : 'limited'
  return before.open && night.canDepart ? 'limited' : 'taken'
}

const inside = ({ arrive, depart }: StaySelection, night: string): boolean =>
  arrive !== undefined && (depart === undefined ? false : night >= arrive && night < depart)

const half = (shown: StaySelection, night: CalendarNight, today: string): 'on' | 'off' | undefined => {
  if (inside(shown, night.date)) return 'on'
  return !night.open && night.date >= today ? 'off' : undefined
}

const roleOf = ({ arrive, depart }: StaySelection, date: string) => {
  if (date === arrive) return 'arrival' as const
  if (date === depart) return 'departure' as const
  return inside({ arrive, depart }, date) ? ('between' as const) : undefined
}

const Day = ({ date, longDate, ...props }: Omit<MonthProps, 'month'> & { date: string; longDate: string }) => {
  const { nightOf, today, shown, focused, refuses, describedBy, words } = props
  const night = nightOf(date)
  const before = nightOf(addDays(date, -1))
  const state = stateOf(night, before, today)
  const role = roleOf(shown, date)
  const price = night.open && date >= today ? night.price : undefined
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: cells of a grid can be selected
    <td aria-selected={role !== undefined}>
      <button
        type="button"
        className="ui-day"
        data-date={date}
        data-state={state}
        data-before={half(shown, before, today)}
        data-after={half(shown, night, today)}
        data-end={role === 'arrival' || role === 'departure' || undefined}
        tabIndex={date === focused ? 0 : -1}
        aria-disabled={refuses(date) || undefined}
        aria-describedby={describedBy(date)}
        aria-current={date === today ? 'date' : undefined}
      >
        <span className="visually-hidden">{words.day({ date, longDate, state, price, role })}</span>
        <span className="ui-day-number" aria-hidden="true">
          {Number(date.slice(8))}
        </span>
        {price && (
          <span className="ui-day-price" aria-hidden="true">
            {price}
          </span>
        )}
      </button>
    </td>
  )
}

/** One month as a grid of days. Presses, keys and hovering are heard by the calendar around it. */
export const CalendarMonth = (props: MonthProps) => {
  const { month, locale, firstWeekday } = props
  const title = utc(locale, { month: 'long', year: 'numeric' }).format(asDate(`${month}-01`))
  const long = utc(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const names = Array.from({ length: 7 }, (_, index) => asDate(`2023-01-0${((index + firstWeekday) % 7) + 1}`))
  return (
    <div className="ui-calendar-month" data-month={month}>
      <div className="ui-calendar-title" id={`month-${month}`}>
        {title}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is a grid to choose from */}
      <table role="grid" aria-labelledby={`month-${month}`}>
        <thead>
          <tr>
            {names.map((day) => (
              <th key={day.getUTCDay()} scope="col" abbr={utc(locale, { weekday: 'long' }).format(day)}>
                {utc(locale, { weekday: 'short' }).format(day).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, index) =>
                date ? (
                  <Day key={date} {...props} date={date} longDate={long.format(asDate(date))} />
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
