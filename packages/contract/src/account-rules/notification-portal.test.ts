import { expect, it } from 'vitest'
import { notificationPortal } from './notification-portal.ts'

it.each([
  [['traveler'], undefined, 'travelers'],
  [['owner', 'affiliate'], undefined, 'owners'],
  [['owner', 'affiliate'], '/partners/accounting', 'partners'],
  [['traveler', 'broker'], '/travelers/bookings/4', 'travelers'],
  [['traveler', 'broker'], '/partners', 'partners'],
  [['traveler', 'broker'], '/partners-we-love', 'travelers'],
  [['travel-agent'], undefined, 'partners'],
  [['referral'], '/account', 'partners'],
  [['traveler'], '/partners', 'travelers'],
  [['staff'], '/staff/partners', 'travelers'],
] as const)('people with %j choose notifications of messages to %s in the portal of %s', (roles, path, portal) => {
  expect(notificationPortal(roles, path)).toBe(portal)
})
