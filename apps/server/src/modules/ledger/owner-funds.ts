import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { balanceOf } from './balances.ts'
import { missingFrom } from './engine/missing-money.ts'
import { db } from './tables.ts'

export type OwnerFunds = { earned: number; missing: number; available: number }

type OpenPart = { booking_id: number; missing: number; owner_id: number; amount: number }

/**
 * The stays of an owner, or of all, whose money is not all there, with what each of their owners earned by them. What the
 * operator still waits for is not missing from the owners: the operator draws last.
 */
const openStays = async (ctx: ReadCtx, currency: string, ownerId: number | null): Promise<OpenPart[]> => {
  const { rows } = await sql<OpenPart>`
    with mine as (
      select distinct booking_id from ledger.line
      where account = 'payable:owner' and currency = ${currency} and booking_id is not null
        and (${ownerId}::int is null or owner_id = ${ownerId})
    ), standing as (
      select line.booking_id,
        coalesce(sum(amount_minor) filter (where account = 'receivable:guest'), 0) as owed,
        greatest(coalesce(sum(amount_minor) filter (where account in ('processor:clearing', 'cash:received')), 0), 0) as in_clearing,
        greatest(coalesce(-sum(amount_minor) filter (where account = 'payable:operator'), 0), 0) as operators
      from ledger.line join mine using (booking_id)
      where line.account in ('receivable:guest', 'processor:clearing', 'cash:received', 'payable:operator') and line.currency = ${currency}
      group by line.booking_id
    ), open as (
      select booking_id, (greatest(owed - operators, 0) + in_clearing)::bigint as missing from standing
      where greatest(owed - operators, 0) + in_clearing > 0
    )
    select open.booking_id, open.missing, line.owner_id, (-sum(line.amount_minor))::bigint as amount
    from open join ledger.line on line.booking_id = open.booking_id
    where line.account = 'payable:owner' and line.currency = ${currency}
    group by open.booking_id, open.missing, line.owner_id
    order by open.booking_id, line.owner_id`.execute(db(ctx))
  return rows
}

/** What of an owner's earnings by each stay has not arrived: the guest still owes it, or the card processor holds it. */
export const notReceived = async (
  ctx: ReadCtx,
  ownerId: number,
  currency: string,
): Promise<{ bookingId: number; amount: number }[]> => {
  const stays = Map.groupBy(await openStays(ctx, currency, ownerId), (row) => row.booking_id)
  return [...stays].flatMap(([bookingId, rows]) => {
    const parts = rows.map((row) => ({ ownerId: row.owner_id, amount: row.amount }))
    const amount = missingFrom(ownerId, rows[0]?.missing ?? 0, parts)
    return amount === 0 ? [] : [{ bookingId, amount }]
  })
}

/** What an owner may be paid (R46): what is earned less what is not received yet. */
export const ownerFunds = async (ctx: ReadCtx, ownerId: number, currency: string): Promise<OwnerFunds> => {
  const earned = await balanceOf(ctx, 'payable:owner', { ownerId, currency })
  const missing = (await notReceived(ctx, ownerId, currency)).reduce((sum, { amount }) => sum + amount, 0)
  return { earned, missing, available: Math.max(0, earned - missing) }
}

/**
 * What owners were charged beyond what has arrived for them, and that stays their guests have not paid up make good on
 * document. Until the guests pay, a payout of it would use the money of others (R46).
 */
export const chargedAhead = async (ctx: ReadCtx, currency: string): Promise<number> => {
  const stays = Map.groupBy(await openStays(ctx, currency, null), (row) => row.booking_id)
  const missing = new Map<number, number>()
  for (const rows of stays.values()) {
    const parts = rows.map((row) => ({ ownerId: row.owner_id, amount: row.amount }))
    for (const { ownerId } of parts)
      missing.set(ownerId, (missing.get(ownerId) ?? 0) + missingFrom(ownerId, rows[0]?.missing ?? 0, parts))
  }
  let ahead = 0
  for (const [ownerId, amount] of missing) {
    const earned = await balanceOf(ctx, 'payable:owner', { ownerId, currency })
    ahead += Math.max(0, amount - Math.max(0, earned))
  }
  return ahead
}
