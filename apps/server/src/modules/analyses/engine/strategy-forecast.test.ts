import { daysBetween } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { forecastOf, monthSpans, responseAt, spreadOf, wantedNights } from './strategy-forecast.ts'

const spans = monthSpans({ from: '2026-11-30', to: '2027-11-30' })
const money = fc.integer({ min: 0, max: 5_000_000 })

const month = fc.record({
  booked: fc.record({ nights: fc.integer({ min: 0, max: 31 }), rent: money, owner: money }),
  open: fc.integer({ min: 0, max: 31 }),
  occupancy: fc.double({ min: 0, max: 1, noNaN: true }),
  pickup: fc.record({
    nights: fc.double({ min: 0, max: 40, noNaN: true }),
    rent: money,
    rentUnder: money,
    stays: fc.integer({ min: 0, max: 12 }),
  }),
})
const months = fc
  .array(month, { minLength: spans.length, maxLength: spans.length })
  .map((all) => all.map((one, at) => ({ from: '', to: '', ...spans[at], ...one })))
const share = fc.integer({ min: 0, max: 10_000 })
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

describe('a forecast', () => {
  it('covers every night of the year once, in calendar months', () => {
    expect(spans).toHaveLength(13)
    expect([spans[0], spans[1], spans.at(-1)]).toEqual([
      { from: '2026-11-30', to: '2026-12-01' },
      { from: '2026-12-01', to: '2027-01-01' },
      { from: '2027-11-01', to: '2027-11-30' },
    ])
    expect(sum(spans.map(({ from, to }) => daysBetween(from, to)))).toBe(365)
    expect(monthSpans({ from: '2027-01-01', to: '2028-01-01' })).toHaveLength(12)
  })

  it('is the sum of its months', () => {
    fc.assert(
      fc.property(months, share, (all, ownerShare) => {
        const { months: each, year } = forecastOf(all, ownerShare)
        for (const figure of ['nights', 'rent', 'owner'] as const) {
          expect(year[figure]).toBe(sum(each.map((one) => one[figure])))
          expect(year.booked[figure]).toBe(sum(each.map(({ booked }) => booked[figure])))
        }
      }),
    )
  })

  it('contains what is booked, and never more nights than can still be sold', () => {
    fc.assert(
      fc.property(months, share, (all, ownerShare) => {
        for (const [at, one] of forecastOf(all, ownerShare).months.entries()) {
          const { booked, open } = all[at] ?? { booked: one.booked, open: 0 }
          expect(one.nights).toBeGreaterThanOrEqual(booked.nights)
          expect(one.nights).toBeLessThanOrEqual(booked.nights + open)
          expect(one.owner).toBeGreaterThanOrEqual(booked.owner)
        }
      }),
    )
  })

  it('is within its range, which starts no lower than what is booked', () => {
    fc.assert(
      fc.property(months, share, (all, ownerShare) => {
        const { months: each, year } = forecastOf(all, ownerShare)
        for (const { low, owner, high, booked } of [...each, year]) {
          expect(low).toBeGreaterThanOrEqual(booked.owner)
          expect([low <= owner, owner <= high]).toEqual([true, true])
        }
      }),
    )
  })

  it('wants fewer nights the more they cost, and the same at the same price', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 1_000_000 }), (full, rent) => {
        const wanted = (rentUnder: number) => wantedNights({ nights: 10, rent, rentUnder, stays: 3 }, full)
        expect(wanted(rent)).toBe(10)
        expect(wanted(rent * 2)).toBeLessThan(10)
        expect(wanted(rent / 2)).toBeGreaterThan(10)
      }),
    )
  })

  test('a rest of a night carries over to the next month', () => {
    const one = { booked: { nights: 0, rent: 0, owner: 0 }, open: 30, occupancy: 0.5 }
    const pickup = { nights: 1.4, rent: 14_000, rentUnder: 14_000, stays: 1 }
    const { months: each } = forecastOf(
      spans.slice(0, 4).map((span) => ({ ...span, ...one, pickup })),
      8_000,
    )
    expect(each.map(({ nights, rent, owner }) => [nights, rent, owner])).toEqual([
      [1, 10_000, 8_000],
      [2, 20_000, 16_000],
      [1, 10_000, 8_000],
      [2, 20_000, 16_000],
    ])
  })

  it('responds to prices less in months that sell out, and is surer with more stays', () => {
    expect([responseAt(0), responseAt(0.5), responseAt(1), responseAt(2)]).toEqual(
      [1.6, 1, 0.4, 0.4].map((x) => expect.closeTo(x)),
    )
    expect([spreadOf(0), spreadOf(1), spreadOf(16)]).toEqual([1, 1, 0.32])
  })
})
