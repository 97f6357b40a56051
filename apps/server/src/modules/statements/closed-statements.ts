import type { StatementData } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Quarter } from './rules.ts'
import { db } from './tables.ts'

/** What an owner was notified of a closed quarter, in every currency; none of one that is open. */
export const closedStatements = async (
  ctx: ReadCtx,
  { ownerId, year, quarter }: Quarter & { ownerId: number },
): Promise<StatementData[]> => {
  const rows = await db(ctx)
    .selectFrom('statements.closed')
    .select('document')
    .where('owner_id', '=', ownerId)
    .where('year', '=', year)
    .where('quarter', '=', quarter)
    .orderBy('currency')
    .execute()
  return rows.map(({ document }) => JSON.parse(document) as StatementData)
}

/** When an owner’s quarter was closed in all its currencies; undefined while it is open. */
export const closedAtOf = async (
  ctx: ReadCtx,
  { ownerId, year, quarter }: Quarter & { ownerId: number },
): Promise<Date | undefined> => {
  const row = await db(ctx)
    .selectFrom('statements.closed')
    .select('closed_at')
    .where('owner_id', '=', ownerId)
    .where('year', '=', year)
    .where('quarter', '=', quarter)
    .orderBy('closed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.closed_at
}
