import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar-days.ts'
import { claimPlace, dayOfClaim, weeksAround } from './claim-place.ts'

const monday = '2026-11-16'

test('a stay runs from the middle of the day of arrival to the middle of the day of departure', () => {
  expect(claimPlace({ from: '2026-11-18', to: '2026-11-21' }, monday, 21)).toEqual({
    start: 2.5,
    length: 3,
    cutStart: false,
    cutEnd: false,
  })
})

test('a bar that began before the first day is cut at its edge', () => {
  expect(claimPlace({ from: '2026-11-10', to: '2026-11-18' }, monday, 21)).toEqual({
    start: 0,
    length: 2.5,
    cutStart: true,
    cutEnd: false,
  })
})

test('who leaves on the first day still shows on its morning, who came long ago does not', () => {
  expect(claimPlace({ from: '2026-11-10', to: monday }, monday, 21)?.length).toBe(0.5)
  expect(claimPlace({ from: '2026-11-08', to: '2026-11-15' }, monday, 21)).toBeUndefined()
})

test('two stays on the same day of change never lie over each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 30 }), fc.integer({ min: 1, max: 20 }), (first, nights) => {
      const change = addDays(monday, first + nights)
      const before = claimPlace({ from: addDays(monday, first), to: change }, monday, 21)
      const after = claimPlace({ from: change, to: addDays(change, 3) }, monday, 21)
      return !before || !after || before.start + before.length <= after.start
    }),
  )
})

test('a bar is drawn in the first of its days that is in view', () => {
  expect(dayOfClaim({ from: '2026-11-18', to: '2026-11-30' }, monday, { first: 0, end: 21 })).toBe(2)
  expect(dayOfClaim({ from: '2026-11-18', to: '2026-11-30' }, monday, { first: 7, end: 21 })).toBe(7)
})

test('the window around the days in view holds them, in whole weeks, within the days there are', () => {
  const day = fc.integer({ min: 0, max: 730 })
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), (first, shown) => {
      const end = Math.min(730, first + shown)
      const around = weeksAround({ first, end }, 730)
      expect(around.first).toBeLessThanOrEqual(first)
      expect(around.end).toBeGreaterThanOrEqual(end)
      expect(around.first % 7).toBe(0)
      expect(around.end === 730 || around.end % 7 === 0).toBe(true)
    }),
  )
})
