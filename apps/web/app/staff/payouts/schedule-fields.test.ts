import { expect, it } from 'vitest'
import { fieldsOf, scheduleOf } from './schedule-fields.ts'

it.each([
  { every: 'none' },
  { every: 'week', weekday: 3 },
  { every: 'month', days: [5] },
  { every: 'month', days: [1, 15] },
] as const)('loads a schedule into the form and sends it back unchanged: %o', (schedule) => {
  const copy = schedule.every === 'month' ? { ...schedule, days: [...schedule.days] } : schedule
  expect(scheduleOf(fieldsOf(copy))).toEqual(schedule)
})

it('counts the same day twice as one day', () => {
  expect(scheduleOf({ every: 'month', day: '5', other: '5', weekday: '1' })).toEqual({ every: 'month', days: [5] })
})
