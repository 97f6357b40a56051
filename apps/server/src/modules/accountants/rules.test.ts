import { expect, test } from 'vitest'
import { isSeenLately, stateOf } from './rules.ts'

const now = new Date('2027-03-01T12:00:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('an invitation ends at its moment unless it was accepted', () => {
  expect(stateOf({ confirmed_at: null, expires_at: before(-1) }, now)).toBe('invited')
  expect(stateOf({ confirmed_at: null, expires_at: now }, now)).toBe('expired')
  expect(stateOf({ confirmed_at: before(5), expires_at: before(1) }, now)).toBe('active')
})

test('a visit is recorded again after an hour', () => {
  expect(isSeenLately(null, now)).toBe(false)
  expect(isSeenLately(before(59), now)).toBe(true)
  expect(isSeenLately(before(60), now)).toBe(false)
})
