import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** The closed quarters that haven't been processed yet, oldest first. */
export const unseen = async <Closed extends { ownerId: number; year: number; quarter: number }>(
  ctx: ReadCtx,
  closed: readonly Closed[],
): Promise<Closed[]> => {
  const keyOf = (ownerId: number, year: number, quarter: number) => `${ownerId} ${year} ${quarter}`
  const rows = await db(ctx).selectFrom('dues.looked_at').select(['owner_id', 'year', 'quarter']).execute()
  const seen = new Set(rows.map(({ owner_id, year, quarter }) => keyOf(owner_id, year, quarter)))
  return closed
    .filter(({ ownerId, year, quarter }) => !seen.has(keyOf(ownerId, year, quarter)))
    .sort((a, b) => a.year - b.year || a.quarter - b.quarter)
}
