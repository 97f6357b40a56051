import { expect, test } from 'vitest'
import { canManageCalendar } from './policy.ts'

test('a home’s nights can be changed by its owners and by staff, and by no one else', () => {
  expect(canManageCalendar({ isStaff: false, ownsHome: true })).toBe(true)
  expect(canManageCalendar({ isStaff: true, ownsHome: false })).toBe(true)
  expect(canManageCalendar({ isStaff: false, ownsHome: false })).toBe(false)
})
