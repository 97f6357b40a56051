import { addDays, isPlainDate } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { perNight, windowOf, yearBefore } from './accounting-rules.ts'

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))

describe('the window of a period', () => {
  it('is a calendar month, a calendar quarter, or ninety nights from today', () => {
    expect(windowOf('month', '2027-12-31')).toEqual({ from: '2027-12-01', to: '2028-01-01' })
    expect(windowOf('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-03-01' })
    expect(windowOf('quarter', '2027-08-02')).toEqual({ from: '2027-07-01', to: '2027-10-01' })
    expect(windowOf('ahead', '2027-08-02')).toEqual({ from: '2027-08-02', to: '2027-10-31' })
  })

  it('always holds today', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('month' as const, 'quarter' as const, 'ahead' as const), (day, period) => {
        const { from, to } = windowOf(period, day)
        expect(from <= day && day < to).toBe(true)
      }),
    )
  })
})

describe('a year before', () => {
  it('is the same date, and a date that exists', () => {
    expect(yearBefore('2028-02-29')).toBe('2027-02-28')
    fc.assert(fc.property(anyDay, (day) => isPlainDate(yearBefore(day))))
  })
})

describe('an average by night', () => {
  it('R15 is rounded half up, and nothing where there is no night', () => {
    expect([perNight(5, 2), perNight(4, 3), perNight(0, 3), perNight(7, 0)]).toEqual([3, 1, 0, null])
  })
})
