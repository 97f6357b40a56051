import { type DecidedFee, decidedFees } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { groupsOfHomes, type HomeGroups, type HomeInBrief } from '#modules/homes'
import { defaultFees } from './default-fees.ts'
import { db } from './tables.ts'

type Decided = { group: number | null; fee: DecidedFee; currency: string | null }

/** Fees decided by the company or a group: charged, now or later, or left out. */
const decidedByDefault = async (ctx: ReadCtx): Promise<Decided[]> => {
  const without = await db(ctx)
    .selectFrom('pricing.fee_decision')
    .select(['group_id as group', 'fee'])
    .where('home_id', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
  const charged = (await defaultFees(ctx)).flatMap(({ optional, to, code, group, currency }) => {
    const fee = decidedFees.find((one) => one === code)
    return fee && !optional && (to === null || to > ctx.today) ? { group, fee, currency } : []
  })
  return [...without.map((one) => ({ ...one, currency: null })), ...charged]
}

/** The fees with a decision, by home: by the home itself, by one of its groups, or by the company for all. */
export const decidedFeesOn = async (
  ctx: ReadCtx,
  homes: readonly HomeInBrief[],
): Promise<Map<number, Set<DecidedFee>>> => {
  if (homes.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('pricing.fee_decision')
    .select(['home_id', 'fee'])
    .where(sql<boolean>`home_id = any(${homes.map(({ id }) => id)}::bigint[])`)
    .where('replaced_at', 'is', null)
    .execute()
  const byHome = Map.groupBy(rows, ({ home_id }) => home_id)
  const defaults = await decidedByDefault(ctx)
  const groups: HomeGroups = defaults.some(({ group }) => group !== null) ? await groupsOfHomes(ctx, homes) : new Map()
  return new Map(
    homes.map(({ id, currency }) => {
      const mine = new Set<number | null>([null, ...(groups.get(id) ?? []).map((group) => group.id)])
      const inherited = defaults.filter(
        (one) => mine.has(one.group) && (one.currency === null || one.currency === currency),
      )
      return [id, new Set([...(byHome.get(id) ?? []), ...inherited].map(({ fee }) => fee))]
    }),
  )
}
