import { addDays, leadTimeBands } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bandOf,
  bandsOf,
  budgetOf,
  budgetWithin,
  divide,
  monthsOf,
  nextReportOn,
  periodBefore,
  periodOfReport,
  salesOf,
  totalsOf,
} from './rules.ts'

const stayPart = fc.record({
  bookingId: fc.integer({ min: 1, max: 1000 }),
  homeId: fc.integer({ min: 1, max: 6 }),
  nights: fc.integer({ min: 0, max: 31 }),
  rent: fc.integer({ min: 0, max: 10_000_000 }),
  leadTime: fc.integer({ min: 0, max: 700 }),
})
const nightPart = fc.record({
  homeId: fc.integer({ min: 1, max: 6 }),
  nights: fc.integer({ min: 0, max: 31 }),
  owner: fc.integer({ min: 0, max: 10 }),
  elsewhere: fc.integer({ min: 0, max: 10 }),
  closed: fc.integer({ min: 0, max: 10 }),
})
const date = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2024-01-01', days))
const period = fc
  .tuple(date, fc.integer({ min: 1, max: 366 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }))

describe('report totals (R76)', () => {
  it('state occupancy three ways, and rent per paid and per available night', () => {
    const totals = totalsOf(
      [
        { bookingId: 1, nights: 10, rent: 500_000 },
        { bookingId: 2, nights: 5, rent: 310_000 },
      ],
      [{ nights: 30, owner: 3, elsewhere: 2, closed: 2 }],
    )
    expect(totals).toEqual({
      nights: 30,
      available: 25,
      owner: 3,
      elsewhere: 2,
      paid: 15,
      rent: 810_000,
      stays: 2,
      occupancy: { gross: 6000, available: 6000, paid: 5000 },
      adr: 54_000,
      revPar: 32_400,
    })
  })

  it('have no rates without nights', () => {
    expect(totalsOf([], [])).toMatchObject({ adr: null, revPar: null, occupancy: { gross: 0, available: 0, paid: 0 } })
  })

  it('add up over groups and never show more than 100%', () => {
    fc.assert(
      fc.property(fc.array(stayPart), fc.array(nightPart), (stays, nights) => {
        const whole = totalsOf(stays, nights)
        const homes = [1, 2, 3, 4, 5, 6].map((id) => {
          const here = <Part extends { homeId: number }>(all: readonly Part[]) => all.filter((one) => one.homeId === id)
          return totalsOf(here(stays), here(nights))
        })
        for (const figure of ['paid', 'rent', 'owner', 'elsewhere'] as const)
          expect(homes.reduce((sum, one) => sum + one[figure], 0)).toBe(whole[figure])
        for (const share of Object.values(whole.occupancy)) expect(share).toBeLessThanOrEqual(10_000)
      }),
    )
  })
})

describe('report bands', () => {
  it('add up to all stays, nights, and rent', () => {
    // A stay has one lead time, however many months it spans.
    const known = fc
      .array(stayPart)
      .map((stays) => stays.map((stay) => ({ ...stay, leadTime: (stay.bookingId * 7) % 400 })))
    fc.assert(
      fc.property(known, (stays) => {
        const { bands } = bandsOf(stays, leadTimeBands, ({ leadTime }) => leadTime)
        const sums = bands.reduce(
          (sum, one) => ({ stays: sum.stays + one.stays, nights: sum.nights + one.nights, rent: sum.rent + one.rent }),
          { stays: 0, nights: 0, rent: 0 },
        )
        expect(sums).toEqual(salesOf(stays))
      }),
    )
  })

  it('count a stay once in the average and the median', () => {
    const stays = [
      { bookingId: 1, nights: 3, rent: 1, leadTime: 10 },
      { bookingId: 1, nights: 4, rent: 1, leadTime: 10 },
      { bookingId: 2, nights: 2, rent: 1, leadTime: 40 },
    ]
    expect(bandsOf(stays, leadTimeBands, ({ leadTime }) => leadTime)).toMatchObject({ average: 25, median: 25 })
  })
})

describe('rent by ownership shares', () => {
  it('adds up to the rent, to the cent', () => {
    const shares = fc
      .array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 })
      .map((parts) => [...parts, Math.max(0, 10_000 - parts.reduce((sum, part) => sum + part, 0))])
      .filter((parts) => parts.reduce((sum, part) => sum + part, 0) === 10_000)
      .map((parts) => parts.map((basisPoints, id) => ({ id, basisPoints })))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), shares, (amount, holders) => {
        const parts = divide(amount, holders)
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
        for (const part of parts) expect(part.amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('periods', () => {
  it('compare with the same dates of last year', () => {
    expect(periodBefore({ from: '2027-07-01', to: '2027-08-01' })).toEqual({ from: '2026-07-01', to: '2026-08-01' })
    expect(periodBefore({ from: '2028-02-01', to: '2028-03-01' })).toEqual({ from: '2027-02-01', to: '2027-03-01' })
    expect(periodBefore({ from: '2028-02-29', to: '2028-03-01' })).toEqual({ from: '2027-02-28', to: '2027-03-01' })
  })

  it('are never empty a year earlier, and touch as many months', () => {
    fc.assert(
      fc.property(period, (given) => {
        const before = periodBefore(given)
        expect(before.from < before.to).toBe(true)
        expect(monthsOf(before)).toHaveLength(monthsOf(given).length)
      }),
    )
  })

  it("split a month's budget by days", () => {
    const july = { month: '2027-07-01', rent: 3_100_000, nights: 310 }
    expect(budgetWithin(july, { from: '2027-07-11', to: '2027-07-21' })).toEqual({ rent: 1_000_000, nights: 100 })
    expect(budgetOf([july], { from: '2027-06-01', to: '2027-09-01' })).toEqual({ rent: 3_100_000, nights: 310 })
    expect(budgetOf([july], { from: '2027-08-01', to: '2027-09-01' })).toBeNull()
  })

  it('end the day before scheduled reports are sent', () => {
    expect(nextReportOn('week', '2027-07-08')).toBe('2027-07-12')
    expect(nextReportOn('week', '2027-07-12')).toBe('2027-07-19')
    expect(nextReportOn('month', '2027-12-31')).toBe('2028-01-01')
    expect(periodOfReport('week', '2027-07-12')).toEqual({ from: '2027-07-05', to: '2027-07-12' })
    expect(periodOfReport('month', '2027-03-01')).toEqual({ from: '2027-02-01', to: '2027-03-01' })
  })
})

describe('edge cases of figures', () => {
  it('a single night has a rate, and selling the only home-night is full occupancy', () => {
    const totals = totalsOf(
      [{ bookingId: 1, nights: 1, rent: 400 }],
      [{ nights: 1, owner: 0, elsewhere: 0, closed: 0 }],
    )
    expect(totals).toMatchObject({
      adr: 400,
      revPar: 400,
      occupancy: { gross: 10_000, available: 10_000, paid: 10_000 },
    })
  })

  it("months follow each other from any start day, and a period's end day is excluded", () => {
    expect(monthsOf({ from: '2027-01-31', to: '2027-03-01' })).toEqual(['2027-01-01', '2027-02-01'])
    expect(monthsOf({ from: '2027-01-31', to: '2027-03-02' })).toEqual(['2027-01-01', '2027-02-01', '2027-03-01'])
    expect(monthsOf({ from: '2027-07-01', to: '2027-09-01' })).toEqual(['2027-07-01', '2027-08-01'])
    expect(monthsOf({ from: '2027-07-01', to: '2027-07-01' })).toEqual([])
  })

  it('a 31-day month that starts on any day is followed by the next', () => {
    expect(nextReportOn('month', '2027-12-31')).toBe('2028-01-01')
    expect(nextReportOn('month', '2027-12-01')).toBe('2028-01-01')
  })

  it('weekly reports arrive on Mondays, a week later when today is one', () => {
    expect(['2027-03-01', '2027-03-02', '2027-03-07'].map((day) => nextReportOn('week', day))).toEqual([
      '2027-03-08',
      '2027-03-08',
      '2027-03-08',
    ])
    expect(periodOfReport('month', '2027-03-01')).toEqual({ from: '2027-02-01', to: '2027-03-01' })
  })

  it('a budget counts for the days of its month within the period', () => {
    const april = { month: '2027-04-01', rent: 3_000, nights: 30 }
    expect(budgetWithin(april, { from: '2027-04-01', to: '2027-05-01' })).toEqual({ rent: 3_000, nights: 30 })
    expect(budgetWithin(april, { from: '2027-04-30', to: '2027-06-01' })).toEqual({ rent: 100, nights: 1 })
    expect(budgetWithin(april, { from: '2027-03-01', to: '2027-04-02' })).toEqual({ rent: 100, nights: 1 })
    expect(budgetOf([april], { from: '2027-05-01', to: '2027-06-01' })).toBe(null)
    expect(budgetOf([april], { from: '2027-03-01', to: '2027-04-01' })).toBe(null)
    expect(budgetOf([april], { from: '2027-04-30', to: '2027-06-01' })).toEqual({ rent: 100, nights: 1 })
  })

  it('a value at the start of a band is in that band, and one below all bands is in the first', () => {
    expect([0, 1, 2, 3, 4, 9].map((value) => bandOf([1, 3, 7], value))).toEqual([1, 1, 1, 3, 3, 7])
  })

  it('the median is the middle value, or the midpoint of the two middle values', () => {
    const stays = (...values: number[]) => values.map((value, bookingId) => ({ bookingId, nights: value, rent: 0 }))
    const measured = (...values: number[]) => bandsOf(stays(...values), [0], ({ nights }) => nights)
    expect(measured(9, 1, 5)).toMatchObject({ average: 5, median: 5 })
    expect(measured(10, 2, 1, 4)).toMatchObject({ average: 4.3, median: 3 })
    expect(measured(7)).toMatchObject({ average: 7, median: 7 })
    expect(measured()).toMatchObject({ average: null, median: null })
  })

  it('the largest share takes the rounding remainder', () => {
    const holders = [{ basisPoints: 3_333 }, { basisPoints: 3_334 }, { basisPoints: 3_333 }]
    expect(divide(100, holders).map(({ amount }) => amount)).toEqual([34, 33, 33])
    expect(divide(10_000, holders).map(({ amount }) => amount)).toEqual([3_334, 3_333, 3_333])
  })
})
