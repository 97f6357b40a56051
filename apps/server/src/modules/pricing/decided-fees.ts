import { type DecidedFee, decidedFees } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { companyDecisions } from './company-fee-decisions.ts'
import { defaultFees } from './default-fees.ts'
import { db } from './tables.ts'

/** Fees that the company decided on for homes of a currency: charged, now or later, or left out in all of them. */
const decidedByCompany = async (ctx: ReadCtx): Promise<(currency: string) => DecidedFee[]> => {
  const without = (await companyDecisions(ctx)).map(({ fee }) => fee)
  const charged = (await defaultFees(ctx)).filter(({ optional, to }) => !optional && (to === null || to > ctx.today))
  return (currency) => [
    ...without,
    ...decidedFees.filter((fee) =>
      charged.some((one) => one.code === fee && (one.currency === null || one.currency === currency)),
    ),
  ]
}

/** The fees that were decided on, by home: by the home itself, or by the company for all. */
export const decidedFeesOn = async (ctx: ReadCtx, homes: readonly Home[]): Promise<Map<number, Set<DecidedFee>>> => {
  if (homes.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('pricing.fee_decision')
    .select(['home_id', 'fee'])
    .where(sql<boolean>`home_id = any(${homes.map(({ id }) => id)}::bigint[])`)
    .where('replaced_at', 'is', null)
    .execute()
  const byHome = Map.groupBy(rows, ({ home_id }) => home_id)
  const company = await decidedByCompany(ctx)
  return new Map(
    homes.map(({ id, currency }) => [
      id,
      new Set([...(byHome.get(id) ?? []).map(({ fee }) => fee), ...company(currency)]),
    ]),
  )
}
