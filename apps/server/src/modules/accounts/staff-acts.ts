import type { Permission } from '@porchlight/contract'
import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { networkOf } from './rules.ts'
import { type AccountsTables, db } from './tables.ts'

type Row = Selectable<AccountsTables['accounts.staff_act']>

export type StaffAct = Omit<Insertable<AccountsTables['accounts.staff_act']>, 'at' | 'network' | 'facts'> & {
  facts: Record<string, unknown>
  /** The caller's address, of which only the network is kept. */
  address: string
}

/** Writes down what a member of the team does, in the transaction that does it. Nobody can change it afterwards. */
export const noteStaffAct = async (ctx: WriteCtx, { address, facts, ...act }: StaffAct): Promise<void> => {
  await db(ctx)
    .insertInto('accounts.staff_act')
    .values({ ...act, facts: JSON.stringify(facts), network: networkOf(address), at: ctx.now })
    .onConflict((conflict) => conflict.column('request').doNothing())
    .execute()
}

export type StaffActFilter = {
  before?: Date | undefined
  since?: Date | undefined
  /** Those that these people did, or in whose name they were done. */
  people?: readonly number[] | undefined
  homeIds?: readonly number[] | undefined
  area?: Permission | undefined
  limit: number
}

/** Acts of the team before an instant, newest first, each with what was sent to the same call for the same thing before. */
export const staffActsBefore = async (
  ctx: ReadCtx,
  { before, since, people, homeIds, area, limit }: StaffActFilter,
): Promise<(Row & { earlier: unknown })[]> => {
  let query = db(ctx)
    .selectFrom('accounts.staff_act as act')
    .selectAll('act')
    .select(
      sql<unknown>`(
        select earlier.facts from accounts.staff_act earlier
        where earlier.call = act.call and earlier.subject = act.subject and earlier.id < act.id
        order by earlier.id desc limit 1)`.as('earlier'),
    )
  if (before) query = query.where('act.at', '<', before)
  if (since) query = query.where('act.at', '>=', since)
  if (area) query = query.where('act.area', '=', area)
  if (people || homeIds)
    query = query.where((act) =>
      act.or([
        act('act.by_account_id', '=', sql<number>`any(${people ?? []}::bigint[])`),
        act('act.as_account_id', '=', sql<number>`any(${people ?? []}::bigint[])`),
        act('act.home_id', '=', sql<number>`any(${homeIds ?? []}::bigint[])`),
      ]),
    )
  return query.orderBy('act.at', 'desc').orderBy('act.id', 'desc').limit(limit).execute()
}
