import type { Night } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { isFree, movingEnd, nightsSelected, reach, rentOf } from './selection.ts'

const free = new Set(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24'])
const night = (date: string, part: Partial<Night> = {}): Night => ({
  date,
  status: 'open',
  price: { amount: 10_000, currency: 'USD' },
  minStay: 1,
  canArrive: true,
  canDepart: true,
  leaves: null,
  arrives: null,
  reasons: [],
  ...part,
})

test('dragging takes every free night up to where the pointer is', () => {
  expect(reach(7, '2026-11-20', '2026-11-22', free)).toEqual({
    homeId: 7,
    from: '2026-11-20',
    to: '2026-11-23',
    anchor: '2026-11-20',
  })
})

test('a taken night ends the run, in both directions', () => {
  expect(reach(7, '2026-11-20', '2026-11-24', free)?.to).toBe('2026-11-23')
  expect(reach(7, '2026-11-24', '2026-11-20', free)?.from).toBe('2026-11-24')
})

test('dragging backwards moves the first night and keeps the last', () => {
  const taken = reach(7, '2026-11-22', '2026-11-20', free)
  expect(taken).toMatchObject({ from: '2026-11-20', to: '2026-11-23' })
  expect(taken && movingEnd(taken)).toBe('2026-11-20')
})

test('nothing can be taken from a night that somebody holds', () => {
  expect(reach(7, '2026-11-23', '2026-11-24', free)).toBeUndefined()
})

test('past nights and held nights are not free', () => {
  expect(isFree(night('2026-11-19'), '2026-11-20')).toBe(false)
  expect(isFree(night('2026-11-21', { status: 'booked' }), '2026-11-20')).toBe(false)
  expect(isFree(night('2026-11-21', { status: 'opened' }), '2026-11-20')).toBe(true)
})

test('the rent on offer is that of the nights slept, not of the day of departure', () => {
  const taken = { homeId: 7, from: '2026-11-20', to: '2026-11-22', anchor: '2026-11-20' }
  expect(nightsSelected(taken)).toBe(2)
  expect(
    rentOf(
      taken,
      ['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => night(date)),
    ),
  ).toBe(20_000)
  expect(rentOf(taken, [night('2026-11-20', { price: null })])).toBeNull()
})
