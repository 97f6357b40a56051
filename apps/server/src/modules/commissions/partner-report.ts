import { fullName, type Program, type partnerReport, type QueryOf, type ResultsOf } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { allCodes, clicksByMonth } from '#modules/attribution'
import { bookingsByIds } from '#modules/bookings'
import { problems } from './messages.ts'
import { bookedByMonth, earnedByMonth } from './monthly-figures.ts'
import { partnersWithCommissions } from './queries.ts'
import { isTooLong, type PartnerMonth, partnerMonths, rentOf } from './rules.ts'

type Query = QueryOf<typeof partnerReport> & { currency: string }

const currenciesBeside = (own: string, rows: readonly { currency: string }[]): string[] =>
  [...new Set(rows.map(({ currency }) => currency))].filter((currency) => currency !== own).sort()

/** The partners these codes belong to, and each partner's programs. */
const holders = async (ctx: ReadCtx) => {
  const codes = await allCodes(ctx)
  const programs = new Map<number, Program[]>()
  for (const { accountId, program } of codes)
    programs.set(accountId, [...new Set([...(programs.get(accountId) ?? []), program])])
  return { ownerOf: new Map(codes.map(({ code, accountId }) => [code, accountId])), programs }
}

const bookingsIn = async (ctx: ReadCtx, { currency, ...months }: Query): Promise<PartnerMonth[]> => {
  const booked = (await bookedByMonth(ctx, months)).filter((row) => row.currency === currency)
  const bookings = await bookingsByIds(ctx, [...new Set(booked.map(({ bookingId }) => bookingId))])
  return booked.flatMap(({ partnerId, month, bookingId }) => {
    const booking = bookings.get(bookingId)
    return booking ? [{ partnerId, month, bookings: 1, rent: rentOf(booking) }] : []
  })
}

/**
 * What partners brought and earned, by month. Clicks and quotes count for every currency, since no booking exists yet.
 * @throws Problem 422 too_many_months
 */
export const partnerReportOf = async (ctx: ReadCtx, query: Query): Promise<ResultsOf<typeof partnerReport>> => {
  if (isTooLong(query)) throw new Problem(422, 'too_many_months', problems.reportTooLong)
  const { currency, partnerId: only } = query
  const { ownerOf, programs } = await holders(ctx)
  const clicks = (await clicksByMonth(ctx, query)).flatMap(({ code, ...month }) => {
    const partnerId = ownerOf.get(code)
    return partnerId === undefined ? [] : [{ partnerId, ...month }]
  })
  const earned = await earnedByMonth(ctx, query)
  const own = earned.filter((row) => row.currency === currency)
  const all = partnerMonths([...clicks, ...(await bookingsIn(ctx, query)), ...own])
  const rows = all.filter(({ partnerId }) => only === undefined || partnerId === only)
  const known = [...new Set([...programs.keys(), ...(await partnersWithCommissions(ctx))])]
  const accounts = await accountsByIds(ctx, known)
  const nameOf = (id: number): string => {
    const account = accounts.get(id)
    return account ? fullName(account) : ''
  }
  return {
    currency,
    otherCurrencies: currenciesBeside(currency, earned),
    partners: known.map((id) => ({ id, name: nameOf(id) })).sort((a, b) => a.name.localeCompare(b.name)),
    rows: rows.map(({ partnerId: id, ...row }) => ({
      ...row,
      partner: { id, name: nameOf(id), programs: programs.get(id) ?? [] },
    })),
  }
}
