import { type ReactNode, useMemo } from 'react'
import { addDays, monthOf } from './calendar-days.ts'
import type { RangeExplanation } from './calendar-hint.tsx'
import { type DayFace, type DayState, halvesOf, roleOf } from './day-face.ts'
import { RangeFrame, type RangeFrameWords } from './range-frame.tsx'
import { type DateRange, phaseOf } from './range-selection.ts'
import {
  type CalendarNight,
  type NightLookup,
  nightLookup,
  openingDay,
  type Refusal,
  rangeOfStay,
  type StayPhase,
  type StaySelection,
  stayOfRange,
  stayPhase,
  stayRefusal,
  stayRules,
} from './stay-selection.ts'
import { useMonths } from './use-months.ts'

export type { CalendarNight, Refusal, RefusalReason, StaySelection } from './stay-selection.ts'

/** Why a day can't be selected: the fact first, then the reason, then nearby stays that work. */
export type Explanation = {
  fact: ReactNode
  why?: ReactNode
  nearest?: readonly { arrive: string; depart: string; label: string }[]
}

export type StayCalendarWords = RangeFrameWords & {
  status: (selection: StaySelection, phase: StayPhase) => string
  /** The accessible name of a day: its date, then its state. */
  day: (facts: {
    date: string
    longDate: string
    state: DayState
    price: string | undefined
    role: 'arrival' | 'departure' | 'between' | undefined
  }) => string
}

export type StayCalendarProps = {
  value: StaySelection
  onChange: (value: StaySelection) => void
  /** Today in the home's time zone. */
  today: string
  /** Nights with prices and limits; days outside them are closed. Without it, every day from today on is available. */
  nights?: readonly CalendarNight[]
  explain?: (refusal: Refusal) => Explanation
  words: StayCalendarWords
  /** The number of months side by side if there is room: one on a phone, at most two on a tablet. */
  months?: 1 | 2 | 3
  /** The first month shown; defaults to that of the arrival, or of the first day a stay can start on. */
  startMonth?: string
  /** Called when other months come into view, to load their nights. */
  onMonthChange?: (month: string) => void
  lastMonth?: string
  /** Focuses its day on mount, as in a panel that has just opened. */
  autoFocus?: boolean | undefined
  locale?: string
  firstWeekday?: number
  /** A legend of the colors, shown below. */
  legend?: ReactNode
  /** Shown at the bottom, such as the button that closes a panel. */
  action?: ReactNode
}

const stateOf = (night: CalendarNight, before: CalendarNight, today: string): DayState => {
  if (night.date < today) return 'past'
  if (night.open) return night.canArrive ? 'free' : 'limited'
  return before.open && night.canDepart ? 'limited' : 'taken'
}

const roleWords = { start: 'arrival', end: 'departure', between: 'between' } as const

type Scene = { nightOf: NightLookup; today: string; words: StayCalendarWords }

const faceOf = ({ nightOf, today, words }: Scene, date: string, longDate: string, shown: DateRange) => {
  const night = nightOf(date)
  const before = nightOf(addDays(date, -1))
  const state = stateOf(night, before, today)
  const role = roleOf(shown, date)
  const price = night.open && date >= today ? night.price : undefined
  const isTaken = (one: CalendarNight): boolean => !one.open && one.date >= today
  return {
    name: words.day({
      date,
      longDate,
      state,
      price: price && (night.spokenPrice ?? price),
      role: role && roleWords[role],
    }),
    state,
    ...halvesOf(shown, date, { before: isTaken(before), after: isTaken(night) }),
    lit: role === 'start' || role === 'end',
    selected: role !== undefined,
    price,
  } satisfies Omit<DayFace, 'refused'>
}

const asRange = ({ nearest, ...rest }: Explanation): RangeExplanation => ({
  ...rest,
  nearest: nearest?.map(({ arrive, depart, label }) => ({ start: arrive, end: depart, label })),
})

/** A home's months, for selecting an arrival and a departure; every unavailable day says why. */
export const StayCalendar = (props: StayCalendarProps) => {
  const { value, onChange, today, nights, explain, words, legend, locale = 'en-US', firstWeekday = 0 } = props
  const nightOf = useMemo(() => nightLookup(nights), [nights])
  const rules = useMemo(() => stayRules(nightOf, today), [nightOf, today])
  const range = rangeOfStay(value)
  const months = useMonths({
    startDay: value.arrive ?? openingDay(nights, today),
    startMonth: props.startMonth,
    selectedDay: value.arrive,
    months: props.months ?? 2,
    firstMonth: monthOf(today),
    lastMonth: props.lastMonth,
    onMonthChange: props.onMonthChange,
    autoFocus: props.autoFocus,
  })
  return (
    <RangeFrame
      value={range}
      onChange={(next) => onChange(stayOfRange(next))}
      rules={rules}
      face={(date, longDate, shown) => faceOf({ nightOf, today, words }, date, longDate, shown)}
      plainReason="past"
      explain={explain && ((refusal) => asRange(explain(stayRefusal(refusal))))}
      words={words}
      status={words.status(value, stayPhase(phaseOf(range)))}
      months={months}
      today={today}
      locale={locale}
      firstWeekday={firstWeekday}
      priced={nights?.some((night) => night.price) ?? false}
      legend={legend}
      action={props.action}
    />
  )
}
