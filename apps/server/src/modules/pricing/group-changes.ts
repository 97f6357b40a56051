import type { GroupChange } from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { type GroupAuthor, type Home, homesByIds, type SavedGroup, saveGroup } from '#modules/homes'
import { feesChanged, pricesChanged } from './events.ts'
import { tellMissing } from './missing-decisions.ts'
import { db } from './tables.ts'

/** Serializes changes to defaults and their previews: what was reviewed is what changes. */
export const lockDefaults = (ctx: WriteCtx) =>
  sql`select pg_advisory_xact_lock(hashtext('pricing.defaults'))`.execute(db(ctx))

/** Announces the prices of homes whose defaults changed, and updates their missing decisions. */
export const followDefaults = async (ctx: WriteCtx, homes: readonly Home[]): Promise<void> => {
  await tellMissing(ctx, homes)
  for (const { id, status } of homes) if (status === 'live') await announce(ctx, pricesChanged({ homeId: id }))
  await announce(ctx, feesChanged({}))
}

/**
 * Changes a group of homes, and with it the defaults its homes inherit from the next quote on.
 * @throws Problem 404, 409 group_exists, 409 not_allowed_now
 */
export const changeGroup = async (ctx: WriteCtx, change: GroupChange, author: GroupAuthor): Promise<SavedGroup> => {
  await lockDefaults(ctx)
  const saved = await saveGroup(ctx, change, author)
  await followDefaults(ctx, await homesByIds(ctx, saved.homes))
  return saved
}
