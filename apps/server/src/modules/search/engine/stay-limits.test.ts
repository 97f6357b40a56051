import { dayNumber } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { nightsWith } from '../../../testing/search/builders.ts'
import type { HomeNights } from './home.ts'
import { limitsAllow, limitsBesidePlanes } from './stay-limits.ts'

const first = dayNumber('2027-07-01')

/** Returns whether a stay of nights `[from, to)` after July 1, 2027 can be booked. */
const allows = (nights: Partial<HomeNights>, from: number, to: number): boolean => {
  const limits = limitsBesidePlanes(nightsWith('2027-07-01', 10, nights))
  return limits === null || limitsAllow(limits, 0, first + from, first + to)
}

describe('R9 minimum and maximum stay', () => {
  const minStay = Uint16Array.of(2, 2, 2, 6, 6, 2, 2, 2, 2, 2)
  test('by arrival: the night of arrival decides', () => {
    expect(allows({ minStay }, 1, 5)).toBe(true)
    expect(allows({ minStay }, 3, 8)).toBe(false)
    expect(allows({ minStay }, 3, 9)).toBe(true)
  })
  test('over the stay: the strictest night stayed decides', () => {
    const minOverStay = new Uint8Array(10).fill(1)
    expect(allows({ minStay, minOverStay }, 1, 3)).toBe(true)
    expect(allows({ minStay, minOverStay }, 1, 5)).toBe(false)
    expect(allows({ minStay, minOverStay }, 1, 7)).toBe(true)
  })
  test('over the stay: also when the arrival night is as lenient as the first', () => {
    const minOverStay = Uint8Array.of(0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
    expect(allows({ minStay: Uint16Array.of(2, 2, 3, 2, 2, 2, 2, 2, 2, 2), minOverStay }, 1, 3)).toBe(false)
  })
  test('the maximum works the same way', () => {
    const maxStay = Uint16Array.of(0, 0, 0, 3, 0, 0, 0, 0, 0, 0)
    expect(allows({ maxStay }, 1, 7)).toBe(true)
    expect(allows({ maxStay }, 3, 7)).toBe(false)
    expect(allows({ maxStay, maxOverStay: true }, 1, 7)).toBe(false)
    expect(allows({ maxStay, maxOverStay: true }, 1, 4)).toBe(true)
  })
})

describe('R11 gaps', () => {
  const free = Uint8Array.of(0, 1, 1, 1, 1, 1, 1, 1, 0, 1)
  const minStay = new Uint16Array(10).fill(3)
  test("a stay can't leave fewer nights than anyone could book", () => {
    const home = { free, minStay, refusesGaps: true }
    expect(allows(home, 2, 8)).toBe(true)
    expect(allows(home, 3, 6)).toBe(false)
    expect(allows(home, 1, 6)).toBe(true)
    expect(allows(home, 4, 8)).toBe(true)
  })
  test('the horizon is not a booked night', () => {
    const open = { free: new Uint8Array(10).fill(1), minStay, refusesGaps: true }
    expect(allows(open, 1, 9)).toBe(true)
  })
  test('a home that allows gaps may leave any gap', () => {
    expect(allows({ free, minStay }, 3, 6)).toBe(true)
  })
})

test('limits the planes can hold are not stored twice', () => {
  expect(limitsBesidePlanes(nightsWith('2027-07-01', 10, { minStay: new Uint16Array(10).fill(7) }))).toBeNull()
  expect(limitsBesidePlanes(nightsWith('2027-07-01', 10, { minStay: new Uint16Array(10).fill(6) }))).not.toBeNull()
})
