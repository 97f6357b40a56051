import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar-days.ts'
import { movingEnd, nightsPicked, type PickedNights, reach, tapNight } from './picked-nights.ts'

const free = new Set(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24'])
const isFree = (date: string) => free.has(date)

test('dragging selects every available night up to the pointer', () => {
  expect(reach(7, '2026-11-20', '2026-11-22', isFree)).toEqual({
    homeId: 7,
    from: '2026-11-20',
    to: '2026-11-23',
    anchor: '2026-11-20',
  })
})

test('an unavailable night ends the selection, in both directions', () => {
  expect(reach(7, '2026-11-20', '2026-11-24', isFree)?.to).toBe('2026-11-23')
  expect(reach(7, '2026-11-24', '2026-11-20', isFree)?.from).toBe('2026-11-24')
})

test('dragging backward moves the first night and keeps the last', () => {
  const taken = reach(7, '2026-11-22', '2026-11-20', isFree)
  expect(taken).toMatchObject({ from: '2026-11-20', to: '2026-11-23' })
  expect(taken && movingEnd(taken)).toBe('2026-11-20')
})

test('nothing can be selected from an unavailable night', () => {
  expect(reach(7, '2026-11-23', '2026-11-24', isFree)).toBeUndefined()
})

test('every selection is available, has the anchor at one end, and never exceeds the reach', () => {
  const day = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(fc.uniqueArray(day), day, day, (open, from, to) => {
      const dates = new Set(open.map((one) => addDays('2026-11-01', one)))
      const [anchor, toward] = [addDays('2026-11-01', from), addDays('2026-11-01', to)]
      const taken = reach(1, anchor, toward, (date) => dates.has(date))
      if (!taken) return !dates.has(anchor)
      const nights = Array.from({ length: nightsPicked(taken) }, (_, at) => addDays(taken.from, at))
      expect(nights.every((night) => dates.has(night))).toBe(true)
      expect([nights[0], nights.at(-1)]).toContain(anchor)
      expect(nights.length).toBeLessThanOrEqual(Math.abs(to - from) + 1)
      return true
    }),
  )
})

describe('taps', () => {
  const isFree = (date: string) => date !== '2027-07-12'
  const tap = (night: string, picked?: PickedNights) => tapNight(1, night, picked, isFree)
  const first = tap('2027-07-08').picked

  test('select the nights from the first to the last, in either order', () => {
    expect(tap('2027-07-08')).toMatchObject({ picked: { from: '2027-07-08', to: '2027-07-09' }, isWhole: false })
    expect(tap('2027-07-11', first)).toMatchObject({ picked: { from: '2027-07-08', to: '2027-07-12' }, isWhole: true })
    expect(tap('2027-07-05', first)).toMatchObject({ picked: { from: '2027-07-05', to: '2027-07-09' }, isWhole: true })
  })

  test('select one night if the same one is tapped twice', () => {
    expect(tap('2027-07-08', first)).toMatchObject({ picked: { from: '2027-07-08', to: '2027-07-09' }, isWhole: true })
  })

  test('start over beyond an unavailable night, in another home, and when nights are already selected', () => {
    expect(tap('2027-07-14', first)).toMatchObject({ picked: { from: '2027-07-14' }, isWhole: false })
    expect(tapNight(2, '2027-07-10', first, isFree)).toMatchObject({ picked: { homeId: 2 }, isWhole: false })
    const whole = tap('2027-07-11', first).picked
    expect(tap('2027-07-09', whole)).toMatchObject({ picked: { from: '2027-07-09', to: '2027-07-10' }, isWhole: false })
    expect(tap('2027-07-12', first)).toEqual({ picked: undefined, isWhole: false })
  })
})
