import { type Permission, permissionNames, type User } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { navigationFor } from './navigation.ts'

const staff = (...permissions: Permission[]) => ({ roles: [{ id: 1, name: 'staff' }], permissions }) as unknown as User
const groupsOf = (user: User) => navigationFor(user).groups.map(({ name }) => name)
const frontOf = (user: User) => navigationFor(user).front.map(({ name }) => name)

test('a housekeeping role has approvals on top instead of a money group with nothing about money', () => {
  expect(groupsOf(staff('homes'))).toEqual(['homes', 'operations'])
  expect(frontOf(staff('homes'))).toEqual(['today', 'inbox', 'calendar', 'approvals'])
})

test('those who work with money find approvals there', () => {
  expect(groupsOf(staff('money'))).toContain('money')
  expect(frontOf(staff('money'))).not.toContain('approvals')
  expect(groupsOf(staff(...permissionNames))).toEqual(['bookings', 'homes', 'people', 'operations', 'money'])
})

test('a role that can approve nothing has no approvals', () => {
  expect(frontOf(staff('content'))).toEqual(['today', 'inbox'])
  expect(groupsOf(staff('content'))).not.toContain('money')
})
