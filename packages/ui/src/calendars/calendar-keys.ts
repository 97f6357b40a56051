import { addDays, addMonthsToDate, weekdayOf } from './calendar-days.ts'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

type Press = { key: string; shiftKey: boolean }

/** Where a key moves the focus from a day, or undefined for a key that doesn't move it. */
export const movedBy = (
  { key: pressed, shiftKey }: Press,
  date: string,
  firstWeekday: number,
  rightToLeft = false,
): string | undefined => {
  const key = rightToLeft ? (mirrored[pressed] ?? pressed) : pressed
  const step = steps[key]
  if (step !== undefined) return addDays(date, step)
  const intoWeek = (weekdayOf(date) - firstWeekday + 7) % 7
  if (key === 'Home') return addDays(date, -intoWeek)
  if (key === 'End') return addDays(date, 6 - intoWeek)
  if (key === 'PageUp') return addMonthsToDate(date, shiftKey ? -12 : -1)
  if (key === 'PageDown') return addMonthsToDate(date, shiftKey ? 12 : 1)
  return undefined
}
