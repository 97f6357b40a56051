import type { MessageTemplate, ScheduledRule } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import { fromMemory } from '#kernel/reference-memory'
import { versionOf } from '#kernel/versions'
import type { ReadCtx } from '#kernel/work'
import { db, type RuleRow, type SendingRow, type TemplateRow } from './tables.ts'

export const templateView = ({ id, name, texts }: Pick<TemplateRow, 'id' | 'name' | 'texts'>): MessageTemplate => ({
  id,
  name,
  texts,
  version: versionOf({ name, texts }),
})

export const templates = async (ctx: ReadCtx): Promise<MessageTemplate[]> => {
  const rows = await db(ctx)
    .selectFrom('automations.template')
    .select(['id', 'name', 'texts'])
    .orderBy('name')
    .limit(500)
    .execute()
  return rows.map(templateView)
}

export const ruleRows = (ctx: ReadCtx): Promise<RuleRow[]> =>
  db(ctx).selectFrom('automations.rule').modifyFront(fromMemory).selectAll().orderBy('id').limit(200).execute()

/** How many scheduled messages are currently active. */
export const activeMessageRules = async (ctx: ReadCtx): Promise<number> => {
  const row = await db(ctx)
    .selectFrom('automations.rule')
    .select((rule) => rule.fn.countAll<number>().as('total'))
    .where('paused', '=', false)
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}

/** @throws Problem 404 */
export const ruleById = async (ctx: ReadCtx, id: number): Promise<RuleRow> => {
  const row = await db(ctx).selectFrom('automations.rule').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This scheduled message')
  return row
}

export const ruleView = (row: RuleRow): ScheduledRule => {
  const { id, name, event, days, time, late, conditions, texts, paused } = row
  const rule = { id, name, event, days, time, late, conditions, texts, paused }
  return { ...rule, version: versionOf(rule) }
}

export const sendingsOf = (ctx: ReadCtx, bookingId: number): Promise<SendingRow[]> =>
  db(ctx).selectFrom('automations.sending').selectAll().where('booking_id', '=', bookingId).execute()

export const dueSendings = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('automations.sending')
    .select(['rule_id', 'booking_id'])
    .where('state', '=', 'planned')
    .where('due_at', '<=', ctx.now)
    .orderBy('due_at')
    .limit(500)
    .execute()
