import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

export const deliveryById = (ctx: ReadCtx, id: number) =>
  db(ctx).selectFrom('notifications.delivery').selectAll().where('id', '=', id).executeTakeFirst()

/** What has been written so far, newest first. */
export const latestDeliveries = (ctx: ReadCtx, limit = 300) =>
  db(ctx)
    .selectFrom('notifications.delivery')
    .select(['id', 'channel', 'recipient', 'subject', 'text', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
