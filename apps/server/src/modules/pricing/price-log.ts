import { type Selectable, sql } from 'kysely'
import type { Confirmed } from '#kernel/confirm-concerns'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { ChangedParts } from './pricing.ts'
import { db, type PricingTables } from './tables.ts'

/** A recorded change to a home's prices: the parts before and after, by whom and when. */
export type NotedChange = {
  id: number
  at: Date
  /** The account that decided; null for the system. */
  by: number | null
  before: ChangedParts
  after: ChangedParts
  /** The change that this one undoes. */
  undoes: number | null
  /** What was asked about it, and why it was confirmed. */
  confirmed: Confirmed | null
}

/**
 * Records a change permanently; every write of rates, seasons, discounts, fees, terms, and single nights creates one.
 */
export const noteChange = (
  ctx: WriteCtx,
  homeId: number,
  {
    by,
    before,
    after,
    undoes,
    raise = null,
    confirmed = null,
  }: Omit<NotedChange, 'id' | 'at' | 'confirmed'> & { raise?: number | null; confirmed?: Confirmed | null },
) =>
  db(ctx)
    .insertInto('pricing.change')
    .values({
      home_id: homeId,
      changed_at: ctx.now,
      changed_by: by,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      undoes,
      raise,
      reason: confirmed?.reason ?? null,
      concerns: confirmed && JSON.stringify(confirmed.concerns),
    })
    .execute()

const changeOf = (row: Selectable<PricingTables['pricing.change']>): NotedChange => ({
  id: row.id,
  at: row.changed_at,
  by: row.changed_by,
  before: row.before,
  after: row.after,
  undoes: row.undoes,
  confirmed: row.reason === null ? null : { reason: row.reason, concerns: row.concerns ?? [] },
})

/** A home's latest changes, newest first. */
export const changesOf = async (ctx: ReadCtx, homeId: number, most: number): Promise<NotedChange[]> => {
  const rows = await db(ctx)
    .selectFrom('pricing.change')
    .selectAll()
    .where('home_id', '=', homeId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(changeOf)
}

/** Whether the previous state can be restored: a home without prices can't go back to none. */
export const canWithdraw = ({ before, after }: Pick<NotedChange, 'before' | 'after'>): boolean =>
  Object.keys(after).every((part) => part in before)

/** The number of the latest change to a home's prices; 0 before the first. */
export const versionOf = async (ctx: ReadCtx, homeId: number): Promise<number> =>
  (await changesOf(ctx, homeId, 1))[0]?.id ?? 0

const strategyParts = ['plan', 'seasons', 'discounts', 'stays'] as const

/**
 * Whether some parts of a home's prices were changed after a given change; by default anything but prices of single
 * nights.
 */
export const changesStrategyAfter = async (
  ctx: ReadCtx,
  homeId: number,
  version: number,
  parts: readonly (typeof strategyParts)[number][] = strategyParts,
): Promise<boolean> => {
  const later = await db(ctx)
    .selectFrom('pricing.change')
    .select('id')
    .where('home_id', '=', homeId)
    .where('id', '>', version)
    .where(sql<boolean>`after ?| ${[...parts]}::text[]`)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** The changes that were made together, one per home. */
export const changesOfRaise = async (ctx: ReadCtx, raise: number): Promise<{ id: number; homeId: number }[]> => {
  const rows = await db(ctx)
    .selectFrom('pricing.change')
    .select(['id', 'home_id'])
    .where('raise', '=', raise)
    .orderBy('home_id')
    .execute()
  return rows.map((row) => ({ id: row.id, homeId: row.home_id }))
}
