import { expect, it } from 'vitest'
import { clickPoints } from './click-points.ts'

const row = (day: string, clicks: number, subId = '') => ({
  day,
  code: 'shore',
  subId,
  clicks,
  robots: 0,
  quotes: 0,
  bookings: 0,
  commission: { amount: 0, currency: 'USD' },
})

it('adds up the links of a day, and lists days without clicks', () => {
  const days = [row('2027-01-15', 2), row('2027-01-15', 3, 'mail'), row('2027-01-13', 1)]
  expect(clickPoints(days, { today: '2027-01-15', length: 3 })).toEqual([
    { from: '2027-01-13', clicks: 1 },
    { from: '2027-01-14', clicks: 0 },
    { from: '2027-01-15', clicks: 5 },
  ])
})

it('adds up a year by month', () => {
  const points = clickPoints([row('2027-01-15', 2), row('2027-01-02', 3), row('2026-11-30', 4)], {
    today: '2027-01-15',
    length: 365,
  })
  expect(points).toHaveLength(13)
  expect(points.slice(-3)).toEqual([
    { from: '2026-11-01', clicks: 4 },
    { from: '2026-12-01', clicks: 0 },
    { from: '2027-01-01', clicks: 5 },
  ])
})
