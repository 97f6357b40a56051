import { partyIn, type SearchQuery, type Stay } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { headlinesOf } from '#modules/pricing'
import { db } from './tables.ts'

/**
 * A home that matches a saved search. Its price is in minor units: the stay's headline price, or the from price per
 * night if the search has no dates.
 */
export type AlertMatch = { id: number; stay: Stay | null; price: number | null }
/** What is new to the person about such a home: that it matches, or that it costs less than `before`. */
export type AlertMatchNews = AlertMatch & { before: number | null }
/** The price each home had when the person was notified of it. */
export type NotifiedPrices = ReadonlyMap<number, number | null>

/** A smaller price drop isn't worth an alert. In hundredths of the notified price. */
const fallWorthTelling = 5

export const newMatchesIn = (fitting: readonly AlertMatch[], notified: NotifiedPrices): AlertMatchNews[] =>
  fitting.flatMap((home): AlertMatchNews[] => {
    if (!notified.has(home.id)) return [{ ...home, before: null }]
    const before = notified.get(home.id) ?? null
    if (before === null || home.price === null) return []
    return home.price * 100 <= before * (100 - fallWorthTelling) ? [{ ...home, before }] : []
  })

/** Homes that were in a notification before their price was known. */
export const unpricedIn = (fitting: readonly AlertMatch[], notified: NotifiedPrices): AlertMatch[] =>
  fitting.filter(({ id, price }) => price !== null && notified.get(id) === null)

export const notifiedPricesOf = async (ctx: ReadCtx, savedId: number): Promise<NotifiedPrices> => {
  const rows = await db(ctx)
    .selectFrom('search.notified_home')
    .select(['home_id', 'price'])
    .where('saved_id', '=', savedId)
    .execute()
  return new Map(rows.map(({ home_id, price }) => [home_id, price]))
}

/** Records that the person behind the search was notified of these homes, each at its price. */
export const recordNotified = async (ctx: WriteCtx, savedId: number, homes: readonly AlertMatch[]): Promise<void> => {
  if (homes.length === 0) return
  await db(ctx)
    .insertInto('search.notified_home')
    .values(homes.map(({ id, price }) => ({ saved_id: savedId, home_id: id, notified_at: ctx.now, price })))
    .onConflict((conflict) =>
      conflict.columns(['saved_id', 'home_id']).doUpdateSet({
        notified_at: ctx.now,
        price: sql<number | null>`excluded.price`,
      }),
    )
    .execute()
}

/** The same homes with prices in exact cents, as every page shows them; search is off by some cents. */
export const exactly = async <Home extends AlertMatch>(
  ctx: ReadCtx,
  query: SearchQuery,
  homes: readonly Home[],
): Promise<Home[]> => {
  const stays = new Map(homes.flatMap(({ id, stay }) => (stay ? [[id, stay] as const] : [])))
  const headlines = await headlinesOf(ctx, [...stays.keys()], stays, partyIn(query))
  return homes.map((home) => ({ ...home, price: headlines.get(home.id)?.headline.amount ?? home.price }))
}
