import { expect, test } from 'vitest'
import { changesPerDay, currentAccounts, hoursAfter, inForce, isWaiting } from './rules.ts'

const now = new Date('2027-01-15T17:00:00Z')
const row = (id: number, hours: number, held_at: Date | null = null) => ({
  id,
  in_force_at: hoursAfter(now, hours),
  held_at,
})
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

test('R56 a person changes their account at most five times a day', () => {
  expect(changesPerDay).toBe(5)
})

test('R56 adds hours exactly', () => {
  expect(hoursAfter(now, 72)).toEqual(new Date('2027-01-18T17:00:00Z'))
  expect(hoursAfter(now, -1)).toEqual(new Date('2027-01-15T16:00:00Z'))
})

test('R56 money goes to the newest account in force, from the moment it takes effect', () => {
  expect(inForce([row(3, 1), row(2, 0), row(1, -5)], now)?.id).toBe(2)
  expect(inForce([row(3, 1)], now)).toBeUndefined()
  expect(inForce([row(2, -1), row(1, -5)], now)?.id).toBe(2)
})

test('R56 shows the account in force and the pending one, but not a replaced one', () => {
  expect(ids(currentAccounts([row(4, 2), row(3, 1), row(2, 0), row(1, -5)], now))).toEqual([4, 3, 2])
  expect(ids(currentAccounts([row(2, 0), row(1, -5)], now))).toEqual([2])
  expect(ids(currentAccounts([row(2, 1)], now))).toEqual([2])
  expect(ids(currentAccounts([row(2, 0), row(1, 0)], now))).toEqual([2])
  expect(currentAccounts([], now)).toEqual([])
})

test('R56 an account whose holder awaits the team’s acceptance gets nothing, and is shown as pending', () => {
  const held = row(2, -5, now)
  expect([isWaiting(held, now), isWaiting(row(1, 0), now), isWaiting(row(1, 1), now)]).toEqual([true, false, true])
  expect(inForce([held, row(1, -9)], now)?.id).toBe(1)
  expect(inForce([held], now)).toBeUndefined()
  expect(ids(currentAccounts([held, row(1, -9)], now))).toEqual([2, 1])
})
