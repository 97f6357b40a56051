import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type DayRates, isBelievable } from './engine/ecb.ts'
import { db } from './tables.ts'

/** Removes the zeros the column adds: `138.000000` was published as 138. */
const published = (rate: string): string => rate.replace(/\.?0+$/, '')

/** Rates of the latest known day; the migration inserts the first. */
export const latestRates = async (ctx: ReadCtx): Promise<DayRates> => {
  const rows = await db(ctx)
    .selectFrom('currencies.reference_rate')
    .selectAll()
    .where('day', '=', (query) =>
      query.selectFrom('currencies.reference_rate').select((latest) => latest.fn.max('day').as('day')),
    )
    .orderBy('currency')
    .execute()
  return {
    day: rows[0]?.day ?? '',
    perEuro: new Map(rows.map(({ currency, per_euro }) => [currency, published(per_euro)])),
  }
}

/** Saves the rates of a newer day. @returns what happened to them */
export const saveRates = async (ctx: WriteCtx, next: DayRates): Promise<'kept' | 'known' | 'not_believed'> => {
  const known = await latestRates(ctx)
  if (next.day <= known.day) return 'known'
  if (!isBelievable(known, next)) return 'not_believed'
  await db(ctx)
    .insertInto('currencies.reference_rate')
    .values([...next.perEuro].map(([currency, per_euro]) => ({ day: next.day, currency, per_euro })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return 'kept'
}
