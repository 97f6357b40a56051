import { expect, test } from 'vitest'
import { firstPageOf } from './first-page.ts'

const roles = (...names: readonly ('staff' | 'owner' | 'traveler')[]) => ({
  roles: names.map((name, at) => ({ id: at + 1, name })),
})

test('invited staff and owners land where their role starts, everyone else on their account', () => {
  expect(firstPageOf(roles('staff'))).toBe('/staff?start')
  expect(firstPageOf(roles('owner', 'staff'))).toBe('/staff?start')
  expect(firstPageOf(roles('owner'))).toBe('/owners')
  expect(firstPageOf(roles('traveler', 'owner'))).toBe('/owners')
  expect(firstPageOf(roles('traveler'))).toBe('/account')
  expect(firstPageOf(roles())).toBe('/account')
})
