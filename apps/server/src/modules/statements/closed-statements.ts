import type { StatementData } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Quarter } from './rules.ts'
import { db } from './tables.ts'

/** An owner's statements of a closed quarter, in every currency; none for an open quarter. */
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
