import type { Night } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { isFree, rentOf } from './selection.ts'

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

test('past nights and held nights are not free', () => {
  expect(isFree(night('2026-11-19'), '2026-11-20')).toBe(false)
  expect(isFree(night('2026-11-21', { status: 'booked' }), '2026-11-20')).toBe(false)
  expect(isFree(night('2026-11-21', { status: 'opened' }), '2026-11-20')).toBe(true)
})

test('the rent on offer is that of the nights slept, not of the day of departure', () => {
  const taken = { homeId: 7, from: '2026-11-20', to: '2026-11-22', anchor: '2026-11-20' }
  expect(
    rentOf(
      taken,
      ['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => night(date)),
    ),
  ).toBe(20_000)
  expect(rentOf(taken, [night('2026-11-20', { price: null })])).toBeNull()
})
