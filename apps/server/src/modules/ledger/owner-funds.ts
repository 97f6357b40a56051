import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { balances } from './balances.ts'
import { missingFrom } from './engine/missing-money.ts'
import { db } from './tables.ts'

export type OwnerFunds = { earned: number; missing: number; available: number }

type OpenPart = { booking_id: number; missing: number; owner_id: number; amount: number }

/**
 * Stays of some or all owners that aren't fully received, with each owner's earnings from them. What the operator still
 * waits for isn't missing from the owners: the operator draws last.
 */
const openStays = async (ctx: ReadCtx, currency: string, ownerIds: readonly number[] | null): Promise<OpenPart[]> => {
  const { rows } = await sql<OpenPart>`
    with waiting as (
      select booking_id,
        coalesce(sum(amount_minor) filter (where account = 'receivable:guest'), 0) as owed,
        greatest(coalesce(sum(amount_minor) filter (where account <> 'receivable:guest'), 0), 0) as in_clearing
      from ledger.current_balance
      where account in ('receivable:guest', 'processor:clearing', 'cash:received') and currency = ${currency}
        and booking_id is not null
      group by booking_id
      having coalesce(sum(amount_minor) filter (where account = 'receivable:guest'), 0) > 0
        or coalesce(sum(amount_minor) filter (where account <> 'receivable:guest'), 0) > 0
    ), open as (
      select booking_id, (greatest(owed - operators, 0) + in_clearing)::bigint as missing
      from waiting cross join lateral (
        select greatest(coalesce(-sum(amount_minor), 0), 0) as operators from ledger.line
        where line.booking_id = waiting.booking_id and account = 'payable:operator' and line.currency = ${currency}
      ) drawn
      where greatest(owed - operators, 0) + in_clearing > 0
    )
    select open.booking_id, open.missing, earned.owner_id, earned.amount
    from open cross join lateral (
      select line.owner_id, (-sum(line.amount_minor))::bigint as amount from ledger.line
      where line.booking_id = open.booking_id and line.account = 'payable:owner' and line.currency = ${currency}
      group by line.owner_id
    ) earned
    where ${ownerIds}::bigint[] is null or exists (
      select from ledger.line
      where line.booking_id = open.booking_id and line.account = 'payable:owner' and line.currency = ${currency}
        and line.owner_id = any(${ownerIds}::bigint[]))
    order by open.booking_id, earned.owner_id`.execute(db(ctx))
  return rows
}

type Missing = { ownerId: number; bookingId: number; amount: number }

/** The money missing from each owner per stay; owners without any are left out. */
const missingByOwner = (open: readonly OpenPart[]): Missing[] =>
  [...Map.groupBy(open, (row) => row.booking_id)].flatMap(([bookingId, rows]) => {
    const parts = rows.map((row) => ({ ownerId: row.owner_id, amount: row.amount }))
    return parts
      .map(({ ownerId }) => ({ ownerId, bookingId, amount: missingFrom(ownerId, rows[0]?.missing ?? 0, parts) }))
      .filter(({ amount }) => amount !== 0)
  })

/**
 * The part of an owner's earnings per stay that wasn't received: the guest still owes it, or the card processor holds
 * it.
 */
export const notReceived = async (ctx: ReadCtx, ownerId: number, currency: string): Promise<Missing[]> =>
  missingByOwner(await openStays(ctx, currency, [ownerId])).filter((missing) => missing.ownerId === ownerId)

const sumByOwner = (rows: readonly Missing[]): Map<number, number> => {
  const sums = new Map<number, number>()
  for (const { ownerId, amount } of rows) sums.set(ownerId, (sums.get(ownerId) ?? 0) + amount)
  return sums
}

/**
 * What each of these owners can be paid (R46): earnings less what wasn't received yet. In minor units.
 * @param among whose books are summed. For most owners at once, those of all: other sums of a snapshot need them too.
 */
export const ownersFunds = async (
  ctx: ReadCtx,
  ownerIds: readonly number[],
  currency: string,
  among: 'all' | 'these' = 'these',
): Promise<Map<number, OwnerFunds>> => {
  if (ownerIds.length === 0) return new Map()
  const only = among === 'these' ? { ownerIds } : {}
  const rows = await balances(ctx, { accounts: ['payable:owner'], currency, ...only }, ['ownerId'])
  const earnedBy = new Map(rows.map(({ ownerId, amount }) => [ownerId, amount]))
  const open = await openStays(ctx, currency, among === 'these' ? ownerIds : null)
  const missingFromEach = sumByOwner(missingByOwner(open))
  return new Map(
    ownerIds.map((ownerId) => {
      const earned = earnedBy.get(ownerId) ?? 0
      const missing = missingFromEach.get(ownerId) ?? 0
      return [ownerId, { earned, missing, available: Math.max(0, earned - missing) }]
    }),
  )
}

/** What an owner can be paid (R46). */
export const ownerFunds = async (ctx: ReadCtx, ownerId: number, currency: string): Promise<OwnerFunds> =>
  (await ownersFunds(ctx, [ownerId], currency)).get(ownerId) ?? { earned: 0, missing: 0, available: 0 }

/**
 * What owners were charged beyond what was received for them, covered on paper by stays their guests haven't paid.
 * Until the guests pay, paying it out would use other people's money (R46).
 */
export const chargedAhead = async (ctx: ReadCtx, currency: string): Promise<number> => {
  const missing = sumByOwner(missingByOwner(await openStays(ctx, currency, null)))
  const accounts = await balances(ctx, { accounts: ['payable:owner'], currency }, ['ownerId'])
  const earned = new Map(accounts.map(({ ownerId, amount }) => [ownerId, amount]))
  let ahead = 0
  for (const [ownerId, amount] of missing) ahead += Math.max(0, amount - Math.max(0, earned.get(ownerId) ?? 0))
  return ahead
}
