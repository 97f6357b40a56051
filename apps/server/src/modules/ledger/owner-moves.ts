import type { PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** What one entry did to an owner’s account, for statements by period. */
export type OwnerMove = {
  entryId: number
  purpose: string
  currency: string
  occurredOn: PlainDate
  dated: PlainDate
  /** In minor units; positive: the owner's balance grows. */
  amount: number
  /** The entry that this one reverses, if any. */
  reversed: { purpose: string; dated: PlainDate } | null
}

/** The same for one of the owner's homes. */
export type OwnerHomeMove = OwnerMove & { homeId: number }

type Period = { from?: PlainDate; to?: PlainDate }

/** Everyone with an owner's account, and the day of its first entry. */
export const ownersInBooks = async (ctx: ReadCtx): Promise<{ ownerId: number; first: PlainDate }[]> => {
  const { rows } = await sql<{ ownerId: number; first: PlainDate }>`
    select owner_id as "ownerId", min(first_dated) as first
    from (
      select owner_id, first_dated from ledger.balance where account = 'payable:owner'
      union all
      select line.owner_id, entry.dated
      from ledger.lines_after_sums() line join ledger.entry on entry.id = line.entry_id
      where line.account = 'payable:owner'
    ) known
    group by owner_id order by owner_id`.execute(db(ctx))
  return rows
}

type MoveRow = Omit<OwnerHomeMove, 'reversed'> & {
  ownerId: number
  reversedPurpose: string | null
  reversedDated: string | null
}

const moveRows = async (ctx: ReadCtx, ownerId: number | null, { from, to }: Period): Promise<MoveRow[]> => {
  const { rows } = await sql<MoveRow>`
    select entry.id as "entryId", line.owner_id as "ownerId", line.home_id as "homeId", entry.purpose, line.currency,
      entry.occurred_on as "occurredOn", entry.dated, (-sum(line.amount_minor))::bigint as amount,
      original.purpose as "reversedPurpose", original.dated as "reversedDated"
    from ledger.line
    join ledger.entry on entry.id = line.entry_id
    left join ledger.entry original on original.id = entry.reverses
    where line.account = 'payable:owner' and ${ownerId === null ? sql`true` : sql`line.owner_id = ${ownerId}`}
      and entry.dated between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date
    group by entry.id, line.owner_id, line.home_id, line.currency, original.purpose, original.dated
    order by entry.dated, entry.id, line.home_id`.execute(db(ctx))
  return rows
}

const homeMove = ({ ownerId: _, reversedPurpose, reversedDated, ...move }: MoveRow): OwnerHomeMove => ({
  ...move,
  reversed:
    reversedPurpose !== null && reversedDated !== null ? { purpose: reversedPurpose, dated: reversedDated } : null,
})

/** Combines one entry's moves across an owner's homes into one move of the owner. */
const ofTheOwner = (homeMoves: readonly OwnerHomeMove[]): OwnerMove[] => {
  const moves = new Map<string, OwnerMove>()
  for (const { homeId: _, ...move } of homeMoves) {
    const key = `${move.entryId} ${move.currency}`
    const known = moves.get(key)
    if (known) known.amount += move.amount
    else moves.set(key, move)
  }
  return [...moves.values()]
}

/** What every entry did to an owner’s account, home by home, oldest first. */
export const ownerMovesByHome = async (ctx: ReadCtx, ownerId: number, until: Period = {}): Promise<OwnerHomeMove[]> =>
  (await moveRows(ctx, ownerId, until)).map(homeMove)

/** Every entry that touched an owner’s account through a day, oldest first. */
export const ownerMoves = async (ctx: ReadCtx, ownerId: number, until: Period = {}): Promise<OwnerMove[]> =>
  ofTheOwner(await ownerMovesByHome(ctx, ownerId, until))

/** The same for every owner whose account was touched, by owner. */
export const movesOfAllOwners = async (ctx: ReadCtx, period: Required<Period>): Promise<Map<number, OwnerMove[]>> => {
  const byOwner = Map.groupBy(await moveRows(ctx, null, period), ({ ownerId }) => ownerId)
  return new Map([...byOwner].map(([ownerId, rows]) => [ownerId, ofTheOwner(rows.map(homeMove))]))
}
