import { describe, expect, test } from 'vitest'
import { type Actor, actsFor, forWriting, hasRole, type Person } from './actor.ts'

const visitor: Actor = { kind: 'visitor', scope: 'visitor:x' }
const person = {
  kind: 'person',
  scope: 'account:1',
  accountId: 1,
  roles: ['owner', 'staff'],
  permissions: ['payments'],
  levels: { payments: 'act' },
} as unknown as Person

test('a read-only area doesn’t count for a write; the others do', () => {
  const reader = {
    ...person,
    permissions: ['money', 'homes', 'jobs'],
    levels: { money: 'read', homes: 'act', jobs: 'approve' },
  }
  expect(forWriting(reader as unknown as Person)).toMatchObject({ permissions: ['homes', 'jobs'] })
  expect(forWriting(visitor)).toBe(visitor)
})

describe('who may', () => {
  test('a person has one of the required roles; a visitor has none', () => {
    expect([hasRole(person, 'traveler', 'owner'), hasRole(person, 'admin'), hasRole(person)]).toEqual([
      true,
      false,
      false,
    ])
    expect(hasRole(visitor, 'traveler', 'owner', 'staff', 'admin')).toBe(false)
  })

  test('only people with access to an area act as staff there', () => {
    const area = person.permissions[0] as Person['permissions'][number]
    expect(actsFor(person, area)).toBe(true)
    expect(actsFor({ ...person, permissions: [] }, area)).toBe(false)
    expect(actsFor(visitor, area)).toBe(false)
  })
})
