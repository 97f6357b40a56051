import type { LinkReport } from './report.tsx'

type Day = LinkReport['days'][number]
export type LinkSum = Omit<Day, 'day'>

const add = (sum: LinkSum, { clicks, robots, quotes, bookings, commission }: Day): LinkSum => ({
  ...sum,
  clicks: sum.clicks + clicks,
  robots: sum.robots + robots,
  quotes: sum.quotes + quotes,
  bookings: sum.bookings + bookings,
  commission: { ...commission, amount: sum.commission.amount + commission.amount },
})

/** What each link brought over all days, highest commission first. */
export const linkSums = (days: LinkReport['days']): LinkSum[] =>
  [...Map.groupBy(days, ({ code, subId }) => `${code} ${subId}`).values()]
    .flatMap(([first, ...others]) => (first ? [others.reduce(add, first as LinkSum)] : []))
    .sort((a, b) => b.commission.amount - a.commission.amount || b.clicks - a.clicks)
