import { addDays, daysBetween, weekdayOf } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonthsTo } from './window.ts'
import { nightKinds, nightRuns, tallyNights, weeksOfMonth } from './year.ts'

test('a booking covers its nights but not its check-out day, and overrides an opened night', () => {
  const claims = [
    { kind: 'booked' as const, from: '2028-02-26', to: '2028-03-01' },
    { kind: 'opened' as const, from: '2028-02-25', to: '2028-02-28' },
  ]
  const kinds = nightKinds(claims, '2028-02-01', '2028-03-01')
  expect(nightRuns(kinds)).toEqual([
    { kind: null, nights: 24 },
    { kind: 'opened', nights: 1 },
    { kind: 'booked', nights: 4 },
  ])
  expect(tallyNights(kinds)).toEqual({ nights: 29, booked: 4, blocked: 0, percent: 14 })
  expect(nightKinds(claims, '2028-03-01', '2028-04-01').every((kind) => kind === null)).toBe(true)
})

test('runs cover every night of the month', () => {
  const claim = fc
    .tuple(
      fc.integer({ min: -40, max: 40 }),
      fc.integer({ min: 1, max: 50 }),
      fc.constantFrom('booked', 'blocked', 'opened'),
    )
    .map(([at, nights, kind]) => ({
      kind: kind as 'booked',
      from: addDays('2027-07-01', at),
      to: addDays('2027-07-01', at + nights),
    }))
  fc.assert(
    fc.property(fc.array(claim), (claims) => {
      const runs = nightRuns(nightKinds(claims, '2027-07-01', '2027-08-01'))
      expect(runs.reduce((sum, { nights }) => sum + nights, 0)).toBe(31)
      runs.forEach((run, at) => {
        expect(run.kind).not.toBe(runs[at + 1]?.kind)
      })
    }),
  )
})

test('a month sheet lists each day once under its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (months) => {
      const month = addMonthsTo('2025-01-01', months)
      const next = addMonthsTo(month, 1)
      const weeks = weeksOfMonth(month, next, weekdayOf)
      const days = weeks.flat().filter((day) => day !== null)
      expect(days).toHaveLength(daysBetween(month, next))
      for (const week of weeks)
        for (const [at, day] of week.entries()) if (day !== null) expect((weekdayOf(day) + 6) % 7).toBe(at)
    }),
  )
})
