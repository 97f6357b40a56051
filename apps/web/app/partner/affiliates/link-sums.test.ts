import { expect, it } from 'vitest'
import { linkSums } from './link-sums.ts'

const row = (day: string, subId: string, clicks: number, amount: number) => ({
  ...{ day, code: 'shore', subId, clicks, robots: 0, quotes: 0, bookings: amount > 0 ? 1 : 0 },
  commission: { amount, currency: 'USD' },
})

it('adds up the days of each link, highest commission first', () => {
  const days = [row('2027-02-02', '', 5, 0), row('2027-02-02', 'blog', 2, 100), row('2027-02-01', '', 4, 0)]
  expect(
    linkSums(days).map(({ subId, clicks, bookings, commission }) => [subId, clicks, bookings, commission.amount]),
  ).toEqual([
    ['blog', 2, 1, 100],
    ['', 9, 0, 0],
  ])
})
