import { expect, it } from 'vitest'
import { byMonth, byPartner, type ReportRow, sumOf } from './partner-sums.ts'

const row = (month: string, id: number, figures: Partial<ReportRow>): ReportRow => ({
  ...{ clicks: 0, quotes: 0, bookings: 0, rent: 0, earned: 0, paid: 0, ...figures },
  month,
  partner: { id, name: `Partner ${id}`, programs: ['affiliate'] },
})

const rows = [
  row('2027-02-01', 1, { rent: 100, earned: 10, clicks: 5 }),
  row('2027-02-01', 2, { rent: 700, earned: 70 }),
  row('2027-01-01', 1, { rent: 300, earned: -10, paid: 20 }),
]

it('totals the months of a partner, highest rent first, and the partners of a month, latest first', () => {
  expect(byPartner(rows).map(({ partner, rent, earned }) => [partner.id, rent, earned])).toEqual([
    [2, 700, 70],
    [1, 400, 0],
  ])
  expect(byMonth(rows).map(({ month, rent }) => [month, rent])).toEqual([
    ['2027-02-01', 800],
    ['2027-01-01', 300],
  ])
  expect(sumOf(byMonth(rows))).toEqual(sumOf(byPartner(rows)))
})
