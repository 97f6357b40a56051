import './calendar.css'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { useRef } from 'react'
import { IconButton } from '../actions/button.tsx'
import { addMonths } from './calendar-days.ts'
import { CalendarJump, type JumpWords } from './calendar-jump.tsx'
import { movedBy } from './calendar-keys.ts'
import { CalendarMonth } from './calendar-month.tsx'
import type { DayFace } from './day-face.ts'
import type { Months } from './use-months.ts'

export type FrameWords = {
  /** The accessible names of the calendar and its two arrows. */
  calendar: string
  previousMonth: string
  nextMonth: string
}

/** How a day was pressed: a mouse user already sees the hint next to it. */
export type Press = 'mouse' | 'other'

type Props = {
  words: FrameWords
  months: Months
  today: string
  locale: string
  firstWeekday: number
  face: (date: string, longDate: string) => DayFace
  onPick: (date: string, press: Press) => void
  /** The hovered or focused day; undefined when it has been left. */
  onPoint?: (date: string | undefined) => void
  priced?: boolean
  /** Lists of months and years in place of the first month's name. */
  jump?: JumpWords & { years: readonly number[] }
  /** The id of the hint about a day. */
  describedBy?: (date: string) => string | undefined
  /** Covers the months. */
  hint?: ReactNode
  children?: ReactNode
}

/** Milliseconds before a hint disappears, so that the pointer can reach it. */
const hintLingers = 100

const dayOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined

const isHint = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.ui-calendar-tip') !== null

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

const pressOf = ({ nativeEvent }: MouseEvent): Press =>
  nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'mouse' ? 'mouse' : 'other'

/** Handles hover and focus for all days; a day is released a moment after it is left. */
const usePointing = (onPoint: Props['onPoint']) => {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => onPoint?.(undefined), hintLingers)
  }
  const look = ({ target }: PointerEvent | FocusEvent) => {
    clearTimeout(leaving.current)
    const date = dayOf(target)
    if (date) onPoint?.(date)
    else if (!isHint(target)) leave()
  }
  return { onPointerOver: look, onFocus: look, onPointerLeave: leave, onBlur: leave }
}

const Arrow = ({ to, label, months }: { to: 'back' | 'on'; label: string; months: Months }) => {
  const { month, lastShown, firstMonth, lastMonth, turnTo } = months
  const isEnd = to === 'back' ? month <= firstMonth : lastMonth !== undefined && lastShown >= lastMonth
  return (
    <IconButton
      className="ui-calendar-turn"
      data-to={to}
      icon={to === 'back' ? 'chevron-left' : 'chevron-right'}
      label={label}
      disabled={isEnd}
      onClick={() => turnTo(addMonths(month, to === 'back' ? -1 : 1))}
    />
  )
}

/** The shared parts of every calendar: months side by side, arrows, keys, and the one day in the tab order. */
export const CalendarFrame = (props: Props) => {
  const { words, months, today, locale, firstWeekday, face, onPick, jump, describedBy, hint, children } = props
  const pointing = usePointing(props.onPoint)
  const onClick = (event: MouseEvent) => {
    const date = dayOf(event.target)
    if (date) onPick(date, pressOf(event))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const date = dayOf(event.target)
    const moved = date && movedBy(event, date, firstWeekday, isRightToLeft(event.currentTarget))
    if (!moved) return
    event.preventDefault()
    months.focusOn(moved)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of grids is not a fieldset
    <div
      ref={months.root}
      className="ui-calendar"
      role="group"
      aria-label={words.calendar}
      data-priced={props.priced || undefined}
    >
      <Arrow to="back" label={words.previousMonth} months={months} />
      <Arrow to="on" label={words.nextMonth} months={months} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears for the days inside it */}
      <div
        className="ui-calendar-months"
        data-count={months.count}
        onClick={onClick}
        onKeyDown={onKeyDown}
        {...pointing}
      >
        {Array.from({ length: months.count }, (_, index) => addMonths(months.month, index)).map((month, index) => (
          <CalendarMonth
            key={month}
            month={month}
            locale={locale}
            firstWeekday={firstWeekday}
            today={today}
            focused={months.focused}
            face={face}
            describedBy={(date) => describedBy?.(date)}
            jump={
              jump && index === 0 && <CalendarJump months={months} years={jump.years} locale={locale} words={jump} />
            }
          />
        ))}
        {hint}
      </div>
      {children}
    </div>
  )
}
