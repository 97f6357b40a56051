import type { BodyOf, saveMessageTemplate, saveScheduledRule } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import { refuseUnread } from '#kernel/versions'
import type { WriteCtx } from '#kernel/work'
import { ruleView, templateView } from './queries.ts'
import { db } from './tables.ts'

/** @throws Problem 404, 409 settings_changed */
export const saveTemplate = async (
  ctx: WriteCtx,
  id: number | null,
  { name, texts, version }: BodyOf<typeof saveMessageTemplate>,
  by: number,
): Promise<void> => {
  const values = { name, texts: JSON.stringify(texts), changed_by: by, changed_at: ctx.now }
  if (id === null) {
    await db(ctx).insertInto('automations.template').values(values).execute()
    return
  }
  const before = await db(ctx)
    .selectFrom('automations.template')
    .select(['id', 'name', 'texts'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound('This template')
  refuseUnread(version, templateView(before).version)
  await db(ctx).updateTable('automations.template').set(values).where('id', '=', id).execute()
}

/** @throws Problem 404 */
export const deleteTemplate = async (ctx: WriteCtx, id: number): Promise<void> => {
  const { numDeletedRows } = await db(ctx).deleteFrom('automations.template').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('This template')
}

/**
 * A rule that starts, or restarts, sends nothing that was due before. A job reschedules the stays.
 * @throws Problem 404, 409 settings_changed
 */
export const saveRule = async (
  ctx: WriteCtx,
  id: number | null,
  { version, ...body }: BodyOf<typeof saveScheduledRule>,
  by: number,
): Promise<void> => {
  const { conditions, texts, ...fields } = body
  const values = {
    ...fields,
    conditions: JSON.stringify(conditions),
    texts: JSON.stringify(texts),
    planned_at: null,
    changed_by: by,
    changed_at: ctx.now,
  }
  if (id === null) {
    await db(ctx)
      .insertInto('automations.rule')
      .values({ ...values, active_from: ctx.now })
      .execute()
    return
  }
  const before = await db(ctx)
    .selectFrom('automations.rule')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound('This scheduled message')
  refuseUnread(version, ruleView(before).version)
  const restarts = before.paused && !body.paused
  await db(ctx)
    .updateTable('automations.rule')
    .set({ ...values, ...(restarts && { active_from: ctx.now }) })
    .where('id', '=', id)
    .execute()
}
