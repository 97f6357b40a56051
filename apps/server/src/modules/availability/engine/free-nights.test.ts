import { dayNumber } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { type BusyNights, freeNights, isFree, runAround, takenDays } from './free-nights.ts'

const start = dayNumber('2027-07-01')
const busy = (arrive: string, depart: string, more: Partial<BusyNights> = {}): BusyNights => ({
  arrive,
  depart,
  readyOn: depart,
  nightsBefore: 0,
  ...more,
})
const runs = (holds: readonly BusyNights[], from = start, to = start + 10) =>
  freeNights(holds, from, to).runs.map(
    (run) => run && [run.from - start, run.to - start, run.takenBefore, run.takenAfter],
  )

describe('the open nights of a window', () => {
  test('are one open run if no one stays', () => {
    expect(runs([])).toEqual(Array.from({ length: 10 }, () => [0, 10, false, false]))
  })

  test('are split by a stay; each run knows which of its ends is next to an unavailable night', () => {
    const before = [0, 3, false, true]
    const after = [5, 10, true, false]
    expect(runs([busy('2027-07-04', '2027-07-06')])).toEqual([
      ...[before, before, before],
      ...[undefined, undefined],
      ...[after, after, after, after, after],
    ])
  })

  test('leave a single night between two stays', () => {
    const holds = [busy('2027-07-01', '2027-07-05'), busy('2027-07-06', '2027-07-11')]
    expect(runs(holds)[4]).toEqual([4, 5, true, true])
    expect(takenDays(freeNights(holds, start, start + 10), start, start + 10)).toEqual(
      [0, 1, 2, 3, 5, 6, 7, 8, 9].map((day) => start + day),
    )
  })

  test('R6 leave time to prepare the home before and after a stay', () => {
    const prepared = busy('2027-07-04', '2027-07-06', { readyOn: '2027-07-07', nightsBefore: 1 })
    expect(takenDays(freeNights([prepared], start, start + 10), start, start + 10)).toEqual(
      [2, 3, 4, 5].map((day) => start + day),
    )
  })

  test('include stays that extend into or out of the window, but none outside it', () => {
    const holds = [
      busy('2027-06-20', '2027-06-30', { readyOn: '2027-07-01' }),
      busy('2027-06-28', '2027-07-02'),
      busy('2027-07-10', '2027-07-20'),
      busy('2027-07-12', '2027-07-13'),
    ]
    expect(takenDays(freeNights(holds, start, start + 10), start, start + 10)).toEqual([start, start + 9])
  })

  test('are none in a window without days, and unknown outside of it', () => {
    expect(runs([busy('2027-06-28', '2027-07-02')], start, start - 3)).toEqual([])
    const nights = freeNights([], start, start + 2)
    expect([start - 1, start, start + 1, start + 2].map((day) => isFree(nights, day))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(runAround(nights, start + 2)).toBeUndefined()
  })
})
