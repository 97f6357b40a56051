import type { addMessageTemplate, addScheduledRule, BodyOf } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { ruleById } from './queries.ts'
import { db } from './tables.ts'

export const saveTemplate = async (
  ctx: WriteCtx,
  id: number | null,
  { name, texts }: BodyOf<typeof addMessageTemplate>,
  by: number,
): Promise<void> => {
  const values = { name, texts: JSON.stringify(texts), changed_by: by, changed_at: ctx.now }
  if (id === null) {
    await db(ctx).insertInto('automations.template').values(values).execute()
    return
  }
  const { numUpdatedRows } = await db(ctx)
    .updateTable('automations.template')
    .set(values)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('This template')
}

/** @throws Problem 404 */
export const deleteTemplate = async (ctx: WriteCtx, id: number): Promise<void> => {
  const { numDeletedRows } = await db(ctx).deleteFrom('automations.template').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('This template')
}

/** A rule that starts, or restarts, sends nothing that was due before. A job reschedules the stays. */
export const saveRule = async (
  ctx: WriteCtx,
  id: number | null,
  body: BodyOf<typeof addScheduledRule>,
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
  const before = await ruleById(ctx, id)
  const restarts = before.paused && !body.paused
  await db(ctx)
    .updateTable('automations.rule')
    .set({ ...values, ...(restarts && { active_from: ctx.now }) })
    .where('id', '=', id)
    .execute()
}
