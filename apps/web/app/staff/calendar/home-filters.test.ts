import { addDays, weekdayOf } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filtersFrom, fits, searchOfFilters, weekendAt } from './home-filters.ts'

const from = (text: string) => filtersFrom(new URLSearchParams(text))

describe('filters in the address', () => {
  it('are read as written', () => {
    const filters = { sleeps: 8, owner: 12, open: { from: '2027-07-09', to: '2027-07-11' }, only: 'gaps' as const }
    expect(filtersFrom(new URLSearchParams(searchOfFilters(filters)))).toEqual(filters)
  })
  it.each([
    'sleeps=-1&owner=x',
    'sleeps=1e99',
    'only=late',
    'openFrom=2027-07-09',
    'openFrom=2027-07-11&openTo=2027-07-09',
    'openFrom=2027-02-30&openTo=2027-03-01',
  ])('that are invalid are left out: %s', (text) =>
    expect(from(text)).toEqual({ sleeps: null, owner: null, open: null, only: null }),
  )
})

describe('homes that match', () => {
  const home = { sleeps: 8, owners: [{ id: 12, name: 'Ana' }] }
  it.each([
    ['', true],
    ['sleeps=8', true],
    ['sleeps=9', false],
    ['owner=12', true],
    ['owner=13', false],
  ])('%s: %s', (text, expected) => expect(fits(home, from(text))).toBe(expected))
})

describe('the weekend', () => {
  it.each([
    ['2027-07-07', '2027-07-09', '2027-07-11'],
    ['2027-07-09', '2027-07-09', '2027-07-11'],
    ['2027-07-10', '2027-07-10', '2027-07-11'],
    ['2027-07-11', '2027-07-16', '2027-07-18'],
  ])('seen from %s: %s to %s', (day, start, end) => expect(weekendAt(day)).toEqual({ from: start, to: end }))
  it('is never in the past and ends on a Sunday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
        const day = addDays('2026-01-01', days)
        const weekend = weekendAt(day)
        expect(weekend.from >= day && weekend.from < weekend.to).toBe(true)
        expect(weekdayOf(weekend.to)).toBe(0)
      }),
    )
  })
})
