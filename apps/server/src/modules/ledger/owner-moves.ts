import type { PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** What one entry did to an owner’s account, for telling his story in periods. */
export type OwnerMove = {
  entryId: number
  purpose: string
  currency: string
  occurredOn: PlainDate
  dated: PlainDate
  /** In minor units; positive: the owner has more. */
  amount: number
  /** The entry that this one takes back. */
  reversed: { purpose: string; dated: PlainDate } | null
}

/** Every entry that touched an owner’s account up to a day, oldest first. */
export const ownerMoves = async (
  ctx: ReadCtx,
  ownerId: number,
  until: { from?: PlainDate; to?: PlainDate } = {},
): Promise<OwnerMove[]> => {
  const { rows } = await sql<
    Omit<OwnerMove, 'reversed'> & { reversedPurpose: string | null; reversedDated: string | null }
  >`
    select entry.id as "entryId", entry.purpose, line.currency, entry.occurred_on as "occurredOn", entry.dated,
      (-sum(line.amount_minor))::bigint as amount, original.purpose as "reversedPurpose", original.dated as "reversedDated"
    from ledger.line
    join ledger.entry on entry.id = line.entry_id
    left join ledger.entry original on original.id = entry.reverses
    where line.account = 'payable:owner' and line.owner_id = ${ownerId}
      and entry.dated between ${until.from ?? '-infinity'}::date and ${until.to ?? 'infinity'}::date
    group by entry.id, line.currency, original.purpose, original.dated
    order by entry.dated, entry.id`.execute(db(ctx))
  return rows.map(({ reversedPurpose, reversedDated, ...move }) => ({
    ...move,
    reversed:
      reversedPurpose !== null && reversedDated !== null ? { purpose: reversedPurpose, dated: reversedDated } : null,
  }))
}
