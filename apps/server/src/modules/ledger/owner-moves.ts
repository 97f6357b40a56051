import type { PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** What one entry did to an owner’s account, for telling their story in periods. */
export type OwnerMove = {
  entryId: number
  purpose: string
  currency: string
  occurredOn: PlainDate
  dated: PlainDate
  /** In minor units; positive: the owner has more. */
  amount: number
  /** The entry that this one reverses. */
  reversed: { purpose: string; dated: PlainDate } | null
}

/** The same, of one of their homes. */
export type OwnerHomeMove = OwnerMove & { homeId: number }

type Period = { from?: PlainDate; to?: PlainDate }

/** Everyone with an owner's account, and the day from which there is something on it. */
export const ownersInBooks = async (ctx: ReadCtx): Promise<{ ownerId: number; first: PlainDate }[]> => {
  const { rows } = await sql<{ ownerId: number; first: PlainDate }>`
    select line.owner_id as "ownerId", min(entry.dated) as first
    from ledger.line join ledger.entry on entry.id = line.entry_id
    where line.account = 'payable:owner'
    group by line.owner_id order by line.owner_id`.execute(db(ctx))
  return rows
}

/** What every entry did to an owner’s account, home by home, oldest first. */
export const ownerMovesByHome = async (ctx: ReadCtx, ownerId: number, until: Period = {}): Promise<OwnerHomeMove[]> => {
  const { rows } = await sql<
    Omit<OwnerHomeMove, 'reversed'> & { reversedPurpose: string | null; reversedDated: string | null }
  >`
    select entry.id as "entryId", line.home_id as "homeId", entry.purpose, line.currency,
      entry.occurred_on as "occurredOn", entry.dated, (-sum(line.amount_minor))::bigint as amount,
      original.purpose as "reversedPurpose", original.dated as "reversedDated"
    from ledger.line
    join ledger.entry on entry.id = line.entry_id
    left join ledger.entry original on original.id = entry.reverses
    where line.account = 'payable:owner' and line.owner_id = ${ownerId}
      and entry.dated between ${until.from ?? '-infinity'}::date and ${until.to ?? 'infinity'}::date
    group by entry.id, line.home_id, line.currency, original.purpose, original.dated
    order by entry.dated, entry.id, line.home_id`.execute(db(ctx))
  return rows.map(({ reversedPurpose, reversedDated, ...move }) => ({
    ...move,
    reversed:
      reversedPurpose !== null && reversedDated !== null ? { purpose: reversedPurpose, dated: reversedDated } : null,
  }))
}

/** Every entry that touched an owner’s account up to a day, oldest first. */
export const ownerMoves = async (ctx: ReadCtx, ownerId: number, until: Period = {}): Promise<OwnerMove[]> => {
  const moves = new Map<string, OwnerMove>()
  for (const { homeId: _, ...move } of await ownerMovesByHome(ctx, ownerId, until)) {
    const key = `${move.entryId} ${move.currency}`
    const known = moves.get(key)
    if (known) known.amount += move.amount
    else moves.set(key, move)
  }
  return [...moves.values()]
}
