import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar-days.ts'
import { claimPlace, claimsByWeek, weeksAround, weeksToDraw } from './claim-place.ts'

const monday = '2026-11-16'

test('a stay runs from the middle of its arrival day to the middle of its departure day', () => {
  expect(claimPlace({ from: '2026-11-18', to: '2026-11-21' }, monday, 21)).toEqual({
    start: 2.5,
    length: 3,
    cutStart: false,
    cutEnd: false,
  })
})

test('a bar that started before the first day is cut at its edge', () => {
  expect(claimPlace({ from: '2026-11-10', to: '2026-11-18' }, monday, 21)).toEqual({
    start: 0,
    length: 2.5,
    cutStart: true,
    cutEnd: false,
  })
})

test("a departure on the first day still shows on its morning; a stay that ended earlier doesn't", () => {
  expect(claimPlace({ from: '2026-11-10', to: monday }, monday, 21)?.length).toBe(0.5)
  expect(claimPlace({ from: '2026-11-08', to: '2026-11-15' }, monday, 21)).toBeUndefined()
})

test('two stays with the same turnover day never overlap', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 30 }), fc.integer({ min: 1, max: 20 }), (first, nights) => {
      const change = addDays(monday, first + nights)
      const before = claimPlace({ from: addDays(monday, first), to: change }, monday, 21)
      const after = claimPlace({ from: change, to: addDays(change, 3) }, monday, 21)
      return !before || !after || before.start + before.length <= after.start
    }),
  )
})

test('a bar is drawn once: in the first rendered week it touches', () => {
  const claims = [
    { claim: 'long', start: 2, end: 30 },
    { claim: 'over', start: 1, end: 6 },
    { claim: 'leaves', start: 10, end: 14 },
  ]
  const placeOf = (first: number, end: number) =>
    claimsByWeek(claims, weeksToDraw({ first, end }, 730, 0, [])).map((week) => week.map(({ claim }) => claim))
  expect(placeOf(0, 21)).toEqual([['long', 'over'], ['leaves'], []])
  expect(placeOf(14, 28)).toEqual([['long', 'leaves'], []])
})

test('weeks start on Monday whatever the first day is, and the week of a separate day is rendered too', () => {
  const saturday = 5
  expect(weeksToDraw({ first: 0, end: 16 }, 30, saturday, [])).toEqual([
    { first: 0, end: 2 },
    { first: 2, end: 9 },
    { first: 9, end: 16 },
  ])
  expect(weeksToDraw({ first: 0, end: 7 }, 30, 0, [3, 29, 40])).toEqual([
    { first: 0, end: 7 },
    { first: 28, end: 30 },
  ])
})

test('the window contains the days in view, in whole weeks, within the available days', () => {
  const day = fc.integer({ min: 0, max: 729 })
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 6 }), (first, shown, lead) => {
      const end = Math.min(730, first + shown)
      const around = weeksAround({ first, end }, 730, lead)
      expect(around.first).toBeLessThanOrEqual(first)
      expect(around.end).toBeGreaterThanOrEqual(end)
      expect(around.first === 0 || (around.first + lead) % 7 === 0).toBe(true)
      expect(around.end === 730 || (around.end + lead) % 7 === 0).toBe(true)
    }),
  )
})
