import { expect, it } from 'vitest'
import { actIn, bookingTabs, tabHref, tabIn } from './booking-tabs.ts'

it('every tab has its own address that leads back to it', () => {
  for (const tab of bookingTabs) expect(tabIn(new URL(tabHref(7, tab), 'https://any.example').searchParams)).toBe(tab)
  expect(tabHref(7, 'overview')).toBe('/staff/bookings/7')
})

it("ignores tabs and actions in the address that don't exist", () => {
  expect(tabIn(new URLSearchParams('tab=nowhere'))).toBe('overview')
  expect(actIn(new URLSearchParams('act=sell'))).toBeUndefined()
  expect(actIn(new URLSearchParams('act=refund'))).toBe('refund')
})
