import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../calendar-days.ts'
import { movedClaim } from './moved-claim.ts'

const stay = { key: 'booked-1', from: '2026-11-18', to: '2026-11-21' }
const here = { from: 7, to: 7 }

test('a stay dragged by two days keeps its length', () => {
  expect(movedClaim(stay, here, { pull: 'whole', days: 2 })).toEqual({
    key: 'booked-1',
    fromHomeId: 7,
    homeId: 7,
    from: '2026-11-20',
    to: '2026-11-23',
  })
})

test('a stay dragged to another home keeps its dates', () => {
  expect(movedClaim(stay, { from: 7, to: 9 }, { pull: 'whole', days: 0 })).toMatchObject({
    homeId: 9,
    from: stay.from,
    to: stay.to,
  })
})

test("a stay dropped where it was isn't moved", () => {
  expect(movedClaim(stay, here, { pull: 'whole', days: 0 })).toBeUndefined()
  expect(movedClaim(stay, here, { pull: 'end', days: 0 })).toBeUndefined()
})

test('dragging the end keeps the arrival and the home, and at least one night', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40, max: 40 }), (days) => {
      const moved = movedClaim(stay, { from: 7, to: 9 }, { pull: 'end', days })
      if (!moved) return days === 0
      expect(moved).toMatchObject({ homeId: 7, from: stay.from })
      expect(daysBetween(moved.from, moved.to)).toBeGreaterThanOrEqual(1)
      return days < -2 || moved.to === addDays(stay.to, days)
    }),
  )
})
