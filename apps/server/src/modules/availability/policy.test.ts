import { expect, test } from 'vitest'
import { mayManageCalendar } from './policy.ts'

test('a home’s nights are changed by its owners and by staff, and by nobody else', () => {
  expect(mayManageCalendar({ isStaff: false, ownsHome: true })).toBe(true)
  expect(mayManageCalendar({ isStaff: true, ownsHome: false })).toBe(true)
  expect(mayManageCalendar({ isStaff: false, ownsHome: false })).toBe(false)
})
