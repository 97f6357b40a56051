import { addDays } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barPlace } from './bar-place.ts'

const monday = '2026-11-16'

test('a stay runs from the middle of the day of arrival to the middle of the day of departure', () => {
  expect(barPlace({ from: '2026-11-18', to: '2026-11-21' }, monday, 21)).toEqual({
    start: 2.5,
    length: 3,
    cutStart: false,
    cutEnd: false,
  })
})

test('a bar that began before the window is cut at its edge', () => {
  expect(barPlace({ from: '2026-11-10', to: '2026-11-18' }, monday, 21)).toEqual({
    start: 0,
    length: 2.5,
    cutStart: true,
    cutEnd: false,
  })
})

test('who leaves on the first day still shows on its morning, who came long ago does not', () => {
  expect(barPlace({ from: '2026-11-10', to: monday }, monday, 21)?.length).toBe(0.5)
  expect(barPlace({ from: '2026-11-08', to: '2026-11-15' }, monday, 21)).toBeUndefined()
})

test('two stays on the same day of change never lie over each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 30 }), fc.integer({ min: 1, max: 20 }), (first, nights) => {
      const change = addDays(monday, first + nights)
      const before = barPlace({ from: addDays(monday, first), to: change }, monday, 21)
      const after = barPlace({ from: change, to: addDays(change, 3) }, monday, 21)
      return !before || !after || before.start + before.length <= after.start
    }),
  )
})
