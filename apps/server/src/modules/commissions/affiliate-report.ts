import { addDays, type affiliateReport, dateIn, type PlainDate, type ResultsOf } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { clicksSince, codesOf, subIdsOf } from '#modules/attribution'
import { type CommissionRow, commissionsMadeSince } from './queries.ts'

type Report = ResultsOf<typeof affiliateReport>
type Day = Report['days'][number]

const nothing = (currency: string) => ({
  clicks: 0,
  robots: 0,
  quotes: 0,
  bookings: 0,
  commission: { amount: 0, currency },
})

/** The most common currency of these commissions. */
const currencyOf = (rows: readonly CommissionRow[]): string => {
  const [most] = [...Map.groupBy(rows, ({ currency }) => currency)].sort((a, b) => b[1].length - a[1].length)
  return most?.[0] ?? 'USD'
}

/**
 * The results of a partner's links by day and sub-ID: clicks, price requests, bookings made that day and not lost
 * since, and their commissions.
 */
export const reportOf = async (ctx: ReadCtx, partnerId: number, length: number): Promise<Report> => {
  const since: PlainDate = addDays(ctx.today, 1 - length)
  const codes = await codesOf(ctx, partnerId)
  const names = codes.map(({ code }) => code)
  const rows = await commissionsMadeSince(ctx, partnerId, since)
  const currency = currencyOf(rows)
  const subIds = await subIdsOf(
    ctx,
    rows.flatMap(({ booking_id }) => booking_id ?? []),
  )
  const days = new Map<string, Day>()
  const dayOf = (day: PlainDate, code: string, subId: string): Day => {
    const key = `${day} ${code} ${subId}`
    const known = days.get(key) ?? { day, code, subId, ...nothing(currency) }
    days.set(key, known)
    return known
  }
  for (const { day, code, subId, clicks, robots, quotes } of await clicksSince(ctx, names, since))
    Object.assign(dayOf(day, code, subId), { clicks, robots, quotes })
  for (const { code, made_at, booking_id, amount_minor, currency: own } of rows) {
    const on = dayOf(dateIn(ctx.companyZone, made_at), code ?? '', subIds.get(booking_id ?? 0) ?? '')
    on.bookings += 1
    if (own === currency) on.commission.amount += amount_minor
  }
  const all = [...days.values()].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : a.code < b.code ? -1 : 1))
  const sum = (of: (day: Day) => number): number => all.reduce((total, day) => total + of(day), 0)
  return {
    codes: codes.map(({ code, program, rate, paused }) => ({ code, program, rate, paused })),
    currency,
    // What only bots opened is no row: anyone can make up sub-IDs.
    days: all.filter(({ clicks, quotes, bookings }) => clicks + quotes + bookings > 0),
    clicks: sum(({ clicks }) => clicks),
    robots: sum(({ robots }) => robots),
    quotes: sum(({ quotes }) => quotes),
    bookings: sum(({ bookings }) => bookings),
    commission: { amount: sum(({ commission }) => commission.amount), currency },
  }
}
