import { addDays, type Night } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { cheaperNear, isAvailable, rentTotal, selectionIn } from './selection.ts'

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

test('past, booked, and blocked nights are not available', () => {
  expect(isAvailable(night('2026-11-19'), '2026-11-20')).toBe(false)
  expect(isAvailable(night('2026-11-21', { status: 'booked' }), '2026-11-20')).toBe(false)
  expect(isAvailable(night('2026-11-21', { status: 'opened' }), '2026-11-20')).toBe(true)
})

test('rent covers the nights, not the check-out day', () => {
  const taken = { homeId: 7, from: '2026-11-20', to: '2026-11-22', anchor: '2026-11-20' }
  expect(
    rentTotal(
      taken,
      ['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => night(date)),
    ),
  ).toBe(20_000)
  expect(rentTotal(taken, [night('2026-11-20', { price: null })])).toBeNull()
})

test('finds two lower-priced available ranges nearby, cheapest first', () => {
  const priced = (rents: readonly (number | null)[]) =>
    rents.map((amount, at) =>
      night(
        addDays('2026-12-01', at),
        amount === null ? { status: 'booked', price: null } : { price: { amount, currency: 'USD' } },
      ),
    )
  const nights = priced([50, 50, 90, 90, 20, null, 30, 30, 60, 60, 10, 10])
  const wanted = { from: '2026-12-03', to: '2026-12-05' }
  expect(cheaperNear(wanted, nights, '2026-11-20')).toEqual([
    { from: '2026-12-11', to: '2026-12-13', rent: 20 },
    { from: '2026-12-07', to: '2026-12-09', rent: 60 },
  ])
  expect(cheaperNear(wanted, nights, '2026-12-12')).toEqual([])
  expect(cheaperNear({ from: '2026-12-11', to: '2026-12-13' }, nights, '2026-11-20')).toEqual([])
})

test('a link selects nights only if all of them are available', () => {
  const home = { id: 7, today: '2026-11-20' }
  const nights = [night('2026-11-21'), night('2026-11-22'), night('2026-11-23', { status: 'booked' })]
  const linked = (value: string) => selectionIn(new URLSearchParams({ nights: value }), { home, nights })
  expect(linked('2026-11-21_2026-11-23')).toEqual({
    homeId: 7,
    from: '2026-11-21',
    to: '2026-11-23',
    anchor: '2026-11-21',
  })
  expect(linked('2026-11-21_2026-11-24')).toBeUndefined()
  expect(linked('2026-11-23_2026-11-21')).toBeUndefined()
  expect(linked('soon')).toBeUndefined()
})
