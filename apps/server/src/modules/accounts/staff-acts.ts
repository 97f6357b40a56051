import type { Permission } from '@porchlight/contract'
import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { AuditRange } from './audit.ts'
import { networkOf } from './rules.ts'
import { type AccountsTables, db } from './tables.ts'

type Row = Selectable<AccountsTables['accounts.staff_act']>

export type StaffAct = Omit<Insertable<AccountsTables['accounts.staff_act']>, 'at' | 'network' | 'facts'> & {
  facts: Record<string, unknown>
  /** The caller's address, of which only the network is stored. */
  address: string
}

/** From here to the end of the transaction, the database records which records change, before and after. */
export const watchChanges = async (ctx: WriteCtx, request: string): Promise<void> => {
  await sql`select set_config('porchlight.act', ${request}, true)`.execute(db(ctx))
}

/** Records a staff action in the transaction that performs it. No one can change the record afterward. */
export const noteStaffAct = async (ctx: WriteCtx, { address, facts, ...act }: StaffAct): Promise<void> => {
  await db(ctx)
    .insertInto('accounts.staff_act')
    .values({ ...act, facts: JSON.stringify(facts), network: networkOf(address), at: ctx.now })
    .onConflict((conflict) => conflict.column('request').doNothing())
    .execute()
}

type Filter = AuditRange & {
  homeIds?: readonly number[] | undefined
  bookingIds?: readonly number[] | undefined
  area?: Permission | undefined
}
type Change = {
  table: string
  record: string
  before: Record<string, unknown>
  /** Null if the record was deleted. */
  after: Record<string, unknown> | null
}

/** Staff actions before a position, newest first, each with the records it changed. */
export const staffActsBefore = async (
  ctx: ReadCtx,
  { before, since, people, homeIds, bookingIds, area, limit }: Filter,
): Promise<(Row & { changes: readonly Change[] })[]> => {
  let query = db(ctx)
    .selectFrom('accounts.staff_act as act')
    .selectAll('act')
    .select(
      sql<Change[]>`coalesce((
        select json_agg(json_build_object('table', record_table, 'record', record_id, 'before', before, 'after', after)
          order by id)
        from accounts.staff_act_change changed where changed.request = act.request), '[]')`.as('changes'),
    )
  if (before) query = query.where(sql<boolean>`(act.at, act.id) < (${before.at}, ${before.id})`)
  if (since) query = query.where('act.at', '>=', since)
  if (area) query = query.where('act.area', '=', area)
  if (people || homeIds || bookingIds)
    query = query.where((act) =>
      act.or([
        act('act.by_account_id', '=', sql<number>`any(${people ?? []}::bigint[])`),
        act('act.as_account_id', '=', sql<number>`any(${people ?? []}::bigint[])`),
        // Actions on accounts are account events, and are found as such.
        ...(people?.length ? [act('act.subject', '~', `^staff/people/(${people.join('|')})(/|$)`)] : []),
        act('act.home_id', '=', sql<number>`any(${homeIds ?? []}::bigint[])`),
        ...(bookingIds?.length ? [act('act.subject', '~', `(^|/)bookings/(${bookingIds.join('|')})(/|$)`)] : []),
      ]),
    )
  return query.orderBy('act.at', 'desc').orderBy('act.id', 'desc').limit(limit).execute()
}
