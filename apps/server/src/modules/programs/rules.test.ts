import { addDays } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceConcern } from '../../kernel/confirm-concerns.ts'
import { dueOn, isActive, lastDay, usualProgramPrice, visitsOf } from './rules.ts'

const since = { from: '2027-01-10', until: null }

it('visits fall only in the chosen months, evenly spread, while the home is enrolled', () => {
  const twice = { months: [1, 3], visits: 2 }
  expect(visitsOf(twice, since, '2027-01-01', '2027-04-30')).toEqual(['2027-01-22', '2027-03-08', '2027-03-22'])
  const part = { from: '2027-01-10', until: '2027-03-08' }
  expect(visitsOf(twice, part, '2027-01-01', '2027-04-30')).toEqual(['2027-01-22', '2027-03-08'])
  expect(visitsOf({ months: [2], visits: 4 }, since, '2027-02-01', '2027-02-28')).toHaveLength(4)
})

it('the price is due by month on the first day and on the first of each month; by year on anniversaries; by visit when it is done', () => {
  expect(dueOn('month', since, '2027-03-01', [])).toEqual(['2027-01-10', '2027-02-01', '2027-03-01'])
  expect(dueOn('month', { ...since, until: '2027-02-15' }, '2027-05-01', [])).toEqual(['2027-01-10', '2027-02-01'])
  expect(dueOn('month', { from: '2027-02-01', until: null }, '2027-02-20', [])).toEqual(['2027-02-01'])
  expect(dueOn('year', { from: '2024-02-29', until: null }, '2026-12-31', [])).toEqual([
    '2024-02-29',
    '2025-02-28',
    '2026-02-28',
  ])
  expect(dueOn('year', { from: '2024-07-10', until: '2026-07-09' }, '2027-12-31', [])).toEqual([
    '2024-07-10',
    '2025-07-10',
  ])
  expect(dueOn('year', { from: '2027-07-10', until: null }, '2027-07-09', [])).toEqual([])
  expect(dueOn('month', { from: '2027-11-30', until: null }, '2028-01-31', [])).toEqual([
    '2027-11-30',
    '2027-12-01',
    '2028-01-01',
  ])
  expect(dueOn('visit', since, '2027-03-01', ['2027-02-22'])).toEqual(['2027-02-22'])
})

it('checking daily or only now and then plans the same visits and makes the same days due', () => {
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

it('visits follow the months across the year end, and the first and last day of the range count', () => {
  const monthly = { months: [11, 12, 1, 2], visits: 1 }
  const part = { from: '2026-01-01', until: null }
  expect(visitsOf(monthly, part, '2026-11-15', '2027-02-15')).toEqual([
    '2026-11-15',
    '2026-12-15',
    '2027-01-15',
    '2027-02-15',
  ])
  expect(visitsOf(monthly, part, '2026-11-16', '2027-02-14')).toEqual(['2026-12-15', '2027-01-15'])
  expect(visitsOf({ months: [10], visits: 4 }, part, '2026-10-01', '2026-10-31')).toEqual([
    '2026-10-04',
    '2026-10-11',
    '2026-10-18',
    '2026-10-25',
  ])
})

it('an enrollment is active through its last day; one ended before it started never is', () => {
  const part = { from: '2027-01-10', until: '2027-03-08' }
  expect(['2027-03-07', '2027-03-08', '2027-03-09'].map((day) => isActive(part, day))).toEqual([true, true, false])
  expect(isActive({ from: '2027-01-10', until: null }, '2099-01-01')).toBe(true)
  expect(isActive({ from: '2027-01-10', until: '2027-01-10' }, '2027-01-01')).toBe(true)
  expect(isActive({ from: '2027-01-10', until: '2027-01-09' }, '2027-01-01')).toBe(false)
})

it('an enrollment ended before it starts is over the day before', () => {
  const ended = ['2027-01-09', '2027-01-10', '2027-02-01', '2026-01-01'].map((day) =>
    lastDay({ from: '2027-01-10' }, day),
  )
  expect(ended).toEqual(['2027-01-09', '2027-01-10', '2027-02-01', '2027-01-09'])
})

it('the price is due by year on the day itself, even from a leap day on, and by visit through today', () => {
  expect(dueOn('year', { from: '2026-02-27', until: null }, '2027-02-27', [])).toEqual(['2026-02-27', '2027-02-27'])
  expect(dueOn('year', { from: '2024-02-29', until: null }, '2028-12-31', []).slice(-1)).toEqual(['2028-02-28'])
  expect(dueOn('year', { from: '2027-05-01', until: null }, '2026-12-31', [])).toEqual([])
  expect(dueOn('visit', since, '2027-03-01', ['2027-03-01', '2027-03-02'])).toEqual(['2027-03-01'])
})

it.each([
  ['visit', 10_00, 2_000_00],
  ['month', 10_00, 5_000_00],
  ['year', 50_00, 50_000_00],
] as const)('a price by %s under %i or over %i cents needs confirmation', (per, least, most) => {
  const isUnusual = (amount: number) =>
    priceConcern('Pool', { amount, currency: 'USD' }, usualProgramPrice[per]).length > 0
  expect([least - 1, least, most, most + 1].map(isUnusual)).toEqual([true, false, false, true])
})
