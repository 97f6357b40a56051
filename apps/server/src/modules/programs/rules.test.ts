import { addDays } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dueOn, visitsOf } from './rules.ts'

const since = { from: '2027-01-10', until: null }

it('visits lie in the chosen months only, spread evenly, while the home takes part', () => {
  const twice = { months: [1, 3], visits: 2 }
  expect(visitsOf(twice, since, '2027-01-01', '2027-04-30')).toEqual(['2027-01-22', '2027-03-08', '2027-03-22'])
  const part = { from: '2027-01-10', until: '2027-03-08' }
  expect(visitsOf(twice, part, '2027-01-01', '2027-04-30')).toEqual(['2027-01-22', '2027-03-08'])
  expect(visitsOf({ months: [2], visits: 4 }, since, '2027-02-01', '2027-02-28')).toHaveLength(4)
})

it('by month the price falls due on the first day and on each first of a month; by year on anniversaries; by visit when it was done', () => {
  expect(dueOn('month', since, '2027-03-01', [])).toEqual(['2027-01-10', '2027-02-01', '2027-03-01'])
  expect(dueOn('month', { ...since, until: '2027-02-15' }, '2027-05-01', [])).toEqual(['2027-01-10', '2027-02-01'])
  expect(dueOn('month', { from: '2027-02-01', until: null }, '2027-02-20', [])).toEqual(['2027-02-01'])
  expect(dueOn('year', { from: '2024-02-29', until: null }, '2026-12-31', [])).toEqual([
    '2024-02-29',
    '2025-02-28',
    '2026-02-28',
  ])
  expect(dueOn('visit', since, '2027-03-01', ['2027-02-22'])).toEqual(['2027-02-22'])
})

it('looked at day by day or once in a while, the same visits are wanted and the same days fall due', () => {
  const day = fc.nat(900).map((days) => addDays('2027-01-01', days))
  fc.assert(
    fc.property(day, day, fc.constantFrom('month' as const, 'year' as const), (from, today, per) => {
      const part = { from, until: null }
      const all = dueOn(per, part, today, [])
      expect(new Set(all).size).toBe(all.length)
      expect(all.every((one) => one >= from && one <= today)).toBe(true)
      const earlier = dueOn(per, part, addDays(today, -40), [])
      expect(all.slice(0, earlier.length)).toEqual(earlier)
    }),
  )
})
