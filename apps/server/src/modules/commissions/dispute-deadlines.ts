import { addDays } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { commissionDisputeDue } from './events.ts'
import { remindDays } from './rules.ts'
import { db } from './tables.ts'

const unanswered = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('commissions.dispute as dispute')
    .innerJoin('commissions.commission as commission', 'commission.id', 'dispute.commission_id')
    .where('dispute.answered_at', 'is', null)

/** Disputes waiting for an answer, first due first. */
export const openDisputes = (ctx: ReadCtx, limit: number) =>
  unanswered(ctx)
    .select(['dispute.commission_id', 'dispute.reason', 'dispute.opened_at', 'dispute.answer_by'])
    .select(['commission.partner_id', 'commission.booking_id', 'commission.home_id'])
    .select(['commission.amount_minor', 'commission.currency'])
    .orderBy('dispute.answer_by')
    .orderBy('dispute.id')
    .limit(limit)
    .execute()

type Due = { id: number; commission_id: number; partner_id: number; answer_by: string }

const noticed = async (ctx: WriteCtx, rows: readonly Due[], overdue: boolean): Promise<void> => {
  for (const { id, commission_id: commissionId, partner_id: partnerId, answer_by: answerBy } of rows) {
    await db(ctx)
      .updateTable('commissions.dispute')
      .set(overdue ? { escalated_at: ctx.now } : { reminded_at: ctx.now })
      .where('id', '=', id)
      .execute()
    await announce(ctx, commissionDisputeDue({ commissionId, partnerId, answerBy, overdue }))
  }
}

/** Reminds the team before an answer is due, and notifies its administrators once it is late; each once (R60). */
export const remindOfDisputes = async (ctx: WriteCtx): Promise<void> => {
  const due = unanswered(ctx).select([
    'dispute.id',
    'dispute.commission_id',
    'dispute.answer_by',
    'commission.partner_id',
  ])
  const soon = await due
    .where('dispute.reminded_at', 'is', null)
    .where('dispute.answer_by', '>=', ctx.today)
    .where('dispute.answer_by', '<=', addDays(ctx.today, remindDays))
    .execute()
  await noticed(ctx, soon, false)
  const late = await due.where('dispute.escalated_at', 'is', null).where('dispute.answer_by', '<', ctx.today).execute()
  await noticed(ctx, late, true)
}
