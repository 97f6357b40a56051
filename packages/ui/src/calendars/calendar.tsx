import { monthOf } from './calendar-days.ts'
import { CalendarFrame, type FrameWords } from './calendar-frame.tsx'
import type { JumpWords } from './calendar-jump.tsx'
import type { DayFace } from './day-face.ts'
import { clampDate, type DayLimits, dayRefused, yearsOffered } from './day-limits.ts'
import { useMonths } from './use-months.ts'

export type CalendarWords = FrameWords & JumpWords

export type CalendarProps = DayLimits & {
  value: string | null
  onChange: (date: string) => void
  today: string
  words: CalendarWords
  locale?: string
  firstWeekday?: number
  autoFocus?: boolean
}

const stateOf = { before: 'past', after: 'past', blocked: 'taken' } as const

/** A month for selecting one day. */
export const Calendar = (props: CalendarProps) => {
  const { value, onChange, today, words, min, max, blocked, locale = 'en-US', firstWeekday = 0 } = props
  const limits = { min, max, blocked }
  const years = yearsOffered(today, limits, value === null ? [] : [value])
  const months = useMonths({
    startDay: value ?? clampDate(today, limits),
    months: 1,
    firstMonth: min ? monthOf(min) : `${years[0]}-01`,
    lastMonth: max ? monthOf(max) : `${years.at(-1)}-12`,
    autoFocus: props.autoFocus,
  })
  const faceOf = (date: string, longDate: string): DayFace => {
    const refused = dayRefused(date, limits)
    const halves = refused === 'blocked' ? ({ before: 'off', after: 'off' } as const) : {}
    const isChosen = date === value
    return {
      name: longDate,
      state: refused ? stateOf[refused] : 'free',
      ...halves,
      lit: isChosen,
      selected: isChosen,
      refused: refused !== undefined,
    }
  }
  const pick = (date: string) => {
    months.setFocused(date)
    if (!dayRefused(date, limits)) onChange(date)
  }
  return (
    <CalendarFrame
      words={words}
      months={months}
      today={today}
      locale={locale}
      firstWeekday={firstWeekday}
      face={faceOf}
      onPick={pick}
      jump={{ month: words.month, year: words.year, years }}
    />
  )
}
