import { leadTimeBands, type QueryOf, type reportStays, stayLengthBands } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type ReportedStay, staysOf } from './figures.ts'
import { type Narrowed, portfolioOf } from './portfolio.ts'
import { bandOf, salesOf } from './rules.ts'

type StayListQuery = QueryOf<typeof reportStays> & Pick<Narrowed, 'currency' | 'within'>

/** Lists the stays behind a figure by check-in, each once, with their total. */
export const stayList = async (ctx: ReadCtx, query: StayListQuery) => {
  const { from, to, currency, figure, source, leadTime, lengthOfStay, page, perPage, ...narrowed } = query
  const portfolio = await portfolioOf(ctx, { ...narrowed, currency })
  const all = await staysOf(ctx, portfolio, figure, { currency, window: { from, to } })
  const chosen = all.filter(
    (stay) =>
      (source === undefined || stay.source === source) &&
      (leadTime === undefined || bandOf(leadTimeBands, stay.leadTime) === leadTime) &&
      (lengthOfStay === undefined || bandOf(stayLengthBands, stay.length) === lengthOfStay),
  )
  const byStay = [...Map.groupBy(chosen, ({ bookingId }) => bookingId).values()]
  const view = (months: readonly ReportedStay[]) => {
    const [first] = months
    if (!first) return []
    const home = portfolio.byId.get(first.homeId)
    const { nights, rent } = salesOf(months)
    const { bookingId, number, arrive, depart, leadTime: ahead } = first
    return [
      {
        bookingId,
        number,
        home: { id: first.homeId, name: home?.name ?? '', town: home?.townName ?? '' },
        arrive,
        depart,
        source: first.source,
        leadTime: ahead,
        nights,
        rent,
      },
    ]
  }
  return {
    currency,
    total: salesOf(chosen),
    currentPage: page,
    numberPages: Math.max(1, Math.ceil(byStay.length / perPage)),
    stays: byStay.slice((page - 1) * perPage, page * perPage).flatMap(view),
  }
}
