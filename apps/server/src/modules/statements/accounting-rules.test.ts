import { addDays, isPlainDate } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byChannel, forecastOf, perNight, windowOf, yearAhead, yearBefore } from './accounting-rules.ts'

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))

describe("a period's window", () => {
  it('is a calendar month, a calendar quarter, or ninety nights from today', () => {
    expect(windowOf('month', '2027-12-31')).toEqual({ from: '2027-12-01', to: '2028-01-01' })
    expect(windowOf('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-03-01' })
    expect(windowOf('quarter', '2027-08-02')).toEqual({ from: '2027-07-01', to: '2027-10-01' })
    expect(windowOf('ahead', '2027-08-02')).toEqual({ from: '2027-08-02', to: '2027-10-31' })
  })

  it('always includes today', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('month' as const, 'quarter' as const, 'ahead' as const), (day, period) => {
        const { from, to } = windowOf(period, day)
        expect(from <= day && day < to).toBe(true)
      }),
    )
  })
})

describe('a year earlier', () => {
  it('is the same date, and an existing date', () => {
    expect(yearBefore('2028-02-29')).toBe('2027-02-28')
    fc.assert(fc.property(anyDay, (day) => isPlainDate(yearBefore(day))))
  })
})

describe('an average per night', () => {
  it('R15 is rounded half up, and absent when there are no nights', () => {
    expect([perNight(5, 2), perNight(4, 3), perNight(0, 3), perNight(7, 0)]).toEqual([3, 1, 0, null])
  })
})

describe('the forecast', () => {
  it('adds what was still booked later a year earlier to the current bookings, and is absent without a year to compare with', () => {
    expect(forecastOf(500, { bySameDay: 400, inTheEnd: 700 })).toBe(800)
    expect(forecastOf(500, { bySameDay: 700, inTheEnd: 600 })).toBe(500)
    expect(forecastOf(500, { bySameDay: 0, inTheEnd: 0 })).toBeNull()
  })

  it('covers twelve months from any day, even a leap day', () => {
    expect(yearAhead('2027-03-01')).toEqual({ from: '2027-03-01', to: '2028-03-01' })
    expect(yearAhead('2028-02-29')).toEqual({ from: '2028-02-29', to: '2029-02-28' })
    fc.assert(fc.property(anyDay, (day) => isPlainDate(yearAhead(day).to)))
  })
})

it('channels sum to all stays, nights, and rent, most rent first', () => {
  const sold = fc.record({
    channel: fc.constantFrom('direct', 'agent', 'affiliate'),
    nights: fc.nat(30),
    rent: fc.nat(100_000),
  })
  fc.assert(
    fc.property(fc.array(sold), (stays) => {
      const rows = byChannel(stays)
      const sum = (of: (row: { nights: number; rent: number }) => number, list: { nights: number; rent: number }[]) =>
        list.reduce((all, row) => all + of(row), 0)
      expect(sum(({ rent }) => rent, rows)).toBe(sum(({ rent }) => rent, stays))
      expect(sum(({ nights }) => nights, rows)).toBe(sum(({ nights }) => nights, stays))
      expect(rows.reduce((all, row) => all + row.stays, 0)).toBe(stays.length)
      expect(rows.toSorted((a, b) => b.rent - a.rent).map(({ rent }) => rent)).toEqual(rows.map(({ rent }) => rent))
    }),
  )
})
