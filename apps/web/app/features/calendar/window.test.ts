import { addDays, daysBetween, weekdayOf } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonthsTo, monthsOf, scrollDays, searchOf, viewDays, viewFromUrl } from './window.ts'

const today = '2026-11-24'
const view = (text: string, place = {}) => viewFromUrl(place, new URLSearchParams(text), today)
const near = fc.integer({ min: -730, max: 730 }).map((days) => addDays(today, days))

test('the calendar scrolls in whole weeks, from a month back across two years, and further back on request', () => {
  fc.assert(
    fc.property(near, near, (now, lookAt) => {
      const { from, days } = scrollDays(now, lookAt)
      expect(weekdayOf(from)).toBe(1)
      expect(days % 7).toBe(0)
      expect(from <= lookAt && from <= addDays(now, -28)).toBe(true)
      expect(daysBetween(now, addDays(from, days))).toBeGreaterThanOrEqual(730)
    }),
  )
})

test('months and years start on their first day and end on their last, even in leap years', () => {
  expect(viewDays(view('view=month&from=2028-02-17'))).toEqual({ from: '2028-02-01', to: '2028-03-01' })
  expect(viewDays(view('view=year&from=2028-02-17'))).toEqual({ from: '2028-01-01', to: '2029-01-01' })
  expect(viewDays(view('view=month'))).toEqual({ from: '2026-11-01', to: '2026-12-01' })
  expect(monthsOf('2027-05-09').at(-1)).toBe('2027-12-01')
})

test('moving forward and back by months returns to the same month', () => {
  fc.assert(
    fc.property(near, fc.integer({ min: -40, max: 40 }), (date, months) => {
      const there = addMonthsTo(date, months)
      expect(there.slice(8)).toBe('01')
      expect(addMonthsTo(there, -months).slice(0, 7)).toBe(date.slice(0, 7))
    }),
  )
})

test('a view round-trips through its URL', () => {
  for (const text of [
    'from=2027-03-14',
    'from=2026-12-31&weeks=5&town=Hatherlow',
    'view=month&from=2028-02-01',
    'view=year&from=2027-01-01&page=2',
  ])
    expect(searchOf(view(text))).toBe(text)
  expect(view('view=century&from=9000-01-01')).toMatchObject({ look: 'weeks', from: '2026-11-23', weeks: 3 })
})
