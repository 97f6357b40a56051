import { addDays } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { weekOrder, weeksOf } from './weeks.ts'

const month = (from: string, days: number) => Array.from({ length: days }, (_, day) => ({ date: addDays(from, day) }))
const shape = (from: string, days: number, firstWeekday: number) =>
  weeksOf(month(from, days), firstWeekday).map((week) =>
    week.map((day) => (day ? Number(day.date.slice(8)) : 0)).join(' '),
  )

it('starts weeks on Sunday for readers in the United States, and on Monday for others', () => {
  // December 1, 2026 is a Tuesday; February 1, 2027, a Monday.
  expect(shape('2026-12-01', 31, 0)[0]).toBe('0 0 1 2 3 4 5')
  expect(shape('2026-12-01', 31, 1)[0]).toBe('0 1 2 3 4 5 6')
  expect(shape('2027-02-01', 28, 1)).toHaveLength(4)
  expect(shape('2027-02-01', 28, 0)).toHaveLength(5)
  expect(shape('2027-08-01', 31, 1)[0]).toBe('0 0 0 0 0 0 1')
  expect(weeksOf([], 0)).toEqual([])
})

it('names the weekdays in that order', () => {
  const weekdays = (firstWeekday: number) =>
    weekOrder(firstWeekday).map((date) => new Date(`${date}T00:00:00Z`).getUTCDay())
  expect(weekdays(0)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(weekdays(1)).toEqual([1, 2, 3, 4, 5, 6, 0])
})
