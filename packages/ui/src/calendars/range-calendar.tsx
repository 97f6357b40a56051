import { type ReactNode, useMemo } from 'react'
import { addDays, monthOf } from './calendar-days.ts'
import type { RangeExplanation } from './calendar-hint.tsx'
import type { JumpWords } from './calendar-jump.tsx'
import { type DayFace, type DayRole, type DayState, halvesOf, roleOf } from './day-face.ts'
import { clampDate, dayRefused, type LimitRefusal, type RangeLimits, rangeRules, yearsOffered } from './day-limits.ts'
import { RangeFrame, type RangeFrameWords } from './range-frame.tsx'
import { type DateRange, phaseOf, type RangeEnd, type RangeRefusal } from './range-selection.ts'
import { useMonths } from './use-months.ts'

export type { RangeExplanation } from './calendar-hint.tsx'
export type { LimitRefusal } from './day-limits.ts'
export type { DateRange, RangeRefusal } from './range-selection.ts'

export type RangeCalendarWords = RangeFrameWords &
  JumpWords & {
    status: (range: DateRange, phase: RangeEnd) => string
    /** The accessible name of a day; defaults to its long date. */
    day?: (facts: { longDate: string; state: DayState; role: DayRole | undefined; price: string | undefined }) => string
  }

export type RangeCalendarProps = RangeLimits & {
  value: DateRange
  onChange: (range: DateRange) => void
  today: string
  words: RangeCalendarWords
  /** A short price for a day, such as "1,450". */
  price?: (date: string) => string | undefined
  explain?: (refusal: RangeRefusal<LimitRefusal>) => RangeExplanation | undefined
  /** The number of months side by side if there is room: one on a phone, at most two on a tablet. */
  months?: 1 | 2 | 3
  startMonth?: string
  onMonthChange?: (month: string) => void
  locale?: string
  firstWeekday?: number
  autoFocus?: boolean
  legend?: ReactNode
  /** Shown at the bottom, such as the button that closes a panel. */
  action?: ReactNode
}

type Scene = { limits: RangeLimits; words: RangeCalendarWords; price: RangeCalendarProps['price'] }

const faceOf = ({ limits, words, price: priceOf }: Scene, date: string, longDate: string, shown: DateRange) => {
  const isNights = limits.of === 'nights'
  const refused = dayRefused(date, limits)
  const isBlocked = (one: string): boolean => dayRefused(one, limits) === 'blocked'
  const before = isNights ? isBlocked(addDays(date, -1)) : refused === 'blocked'
  const isOut = refused === 'before' || refused === 'after'
  const state: DayState = isOut ? 'past' : !refused ? 'free' : before ? 'taken' : 'limited'
  const role = roleOf(shown, date)
  const price = refused ? undefined : priceOf?.(date)
  return {
    name: words.day?.({ longDate, state, role, price }) ?? longDate,
    state,
    ...halvesOf(shown, date, { before, after: refused === 'blocked' }),
    lit: role === 'start' || role === 'end',
    selected: role !== undefined,
    price,
  } satisfies Omit<DayFace, 'refused'>
}

/** A calendar for a date range or nights: the first press sets the start, the second the end, the third starts over. */
export const RangeCalendar = (props: RangeCalendarProps) => {
  const { value, onChange, today, words, min, max, blocked, of = 'days', locale = 'en-US', firstWeekday = 0 } = props
  const limits = useMemo(() => ({ min, max, blocked, of }), [min, max, blocked, of])
  const rules = useMemo(() => rangeRules(limits), [limits])
  const years = yearsOffered(
    today,
    limits,
    [value.start, value.end].filter((date) => date !== undefined),
  )
  const months = useMonths({
    startDay: value.start ?? value.end ?? clampDate(today, limits),
    startMonth: props.startMonth,
    months: props.months ?? 2,
    firstMonth: min ? monthOf(min) : `${years[0]}-01`,
    lastMonth: max ? monthOf(max) : `${years.at(-1)}-12`,
    onMonthChange: props.onMonthChange,
    autoFocus: props.autoFocus,
  })
  return (
    <RangeFrame
      value={value}
      onChange={onChange}
      rules={rules}
      face={(date, longDate, shown) => faceOf({ limits, words, price: props.price }, date, longDate, shown)}
      explain={props.explain}
      words={words}
      status={words.status(value, phaseOf(value))}
      months={months}
      today={today}
      locale={locale}
      firstWeekday={firstWeekday}
      priced={props.price !== undefined}
      jump={{ month: words.month, year: words.year, years }}
      legend={props.legend}
      action={props.action}
    />
  )
}
