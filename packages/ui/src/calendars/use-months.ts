import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addMonths, monthOf } from './calendar-days.ts'
import { monthCount } from './month-count.ts'

export type MonthsWanted = {
  /** The day focused first; its month comes first unless `startMonth` is set. */
  startDay: string
  startMonth?: string | undefined
  /** Comes into view when it changes to a day outside the months shown: selected elsewhere, such as typed in a field. */
  selectedDay?: string | undefined
  months: number
  firstMonth: string
  lastMonth?: string | undefined
  onMonthChange?: ((month: string) => void) | undefined
  /** Focuses its day on mount, as in a panel that has just opened. */
  autoFocus?: boolean | undefined
}

export type Months = {
  root: RefObject<HTMLDivElement | null>
  month: string
  lastShown: string
  count: number
  firstMonth: string
  lastMonth: string | undefined
  /** The one day in the tab order. */
  focused: string
  setFocused: (date: string) => void
  turnTo: (month: string) => void
  /** Brings a day into view and focuses it. */
  focusOn: (date: string) => void
  /** Brings a day into view. */
  reveal: (date: string) => void
}

// The server has no layout to measure; there, the style sheet hides what doesn't fit.
const useMeasuring = typeof window === 'undefined' ? useEffect : useLayoutEffect

const useCount = (root: RefObject<HTMLDivElement | null>, wanted: number): number => {
  const [count, setCount] = useState(wanted)
  useMeasuring(() => {
    const box = root.current
    if (!box) return
    const measure = () => setCount(monthCount(wanted, window.innerWidth, box.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [root, wanted])
  return count
}

const heldWithin = (month: string, first: string, last: string | undefined): string => {
  if (month < first) return first
  return last !== undefined && month > last ? last : month
}

/** The months in view, and the focused day. */
export const useMonths = (wanted: MonthsWanted): Months => {
  const { startDay, firstMonth, lastMonth, onMonthChange, autoFocus = false } = wanted
  const root = useRef<HTMLDivElement>(null)
  const count = useCount(root, wanted.months)
  const [month, setMonth] = useState(heldWithin(wanted.startMonth ?? monthOf(startDay), firstMonth, lastMonth))
  const [focused, setFocused] = useState(startDay)
  const wantsFocus = useRef(autoFocus)
  const lastShown = addMonths(month, count - 1)
  const isInView = (date: string): boolean => monthOf(date) >= month && monthOf(date) <= lastShown

  // The day may only exist once its month has come into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    root.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  }, [focused, month])

  const turnTo = (next: string) => {
    setMonth(next)
    onMonthChange?.(next)
  }
  const reveal = (date: string) => {
    if (isInView(date)) return
    turnTo(monthOf(date) < month ? monthOf(date) : addMonths(monthOf(date), 1 - count))
  }
  const focusOn = (date: string) => {
    if (heldWithin(monthOf(date), firstMonth, lastMonth) !== monthOf(date)) return
    wantsFocus.current = true
    setFocused(date)
    reveal(date)
  }
  const selectedBefore = useRef(wanted.selectedDay)
  // biome-ignore lint/correctness/useExhaustiveDependencies: turning the months must not lead back to the selection
  useEffect(() => {
    const selected = wanted.selectedDay
    if (selected === selectedBefore.current) return
    selectedBefore.current = selected
    if (selected === undefined || isInView(selected)) return
    if (root.current?.contains(document.activeElement)) focusOn(selected)
    else reveal(selected)
  }, [wanted.selectedDay])
  return {
    root,
    month,
    lastShown,
    count,
    firstMonth,
    lastMonth,
    focused: isInView(focused) ? focused : `${month}-01`,
    setFocused,
    turnTo,
    focusOn,
    reveal,
  }
}
