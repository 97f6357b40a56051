import type { addLeadTask, BodyOf, changeLead, LeadConversion } from '@porchlight/contract'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { staffAccounts } from '#modules/accounts'
import { addEntry } from './log.ts'
import { openLead } from './queries.ts'
import { db, type LeadRow } from './tables.ts'

/** @throws Problem 422 unknown_assignee */
const refuseUnknown = async (ctx: WriteCtx, assigneeId: number): Promise<void> => {
  const team = await staffAccounts(ctx)
  if (!team.some(({ id }) => id === assigneeId))
    throw new Problem(422, 'unknown_assignee', 'Choose a team member.', {}, { required: ['assigneeId'] })
}

/** Changes a lead's stage and assignee. @throws Problem 404; 409 lead_erased; 422 unknown_assignee */
export const updateLead = async (
  ctx: WriteCtx,
  id: number,
  { stage, assigneeId }: BodyOf<typeof changeLead>,
  by: number,
): Promise<void> => {
  const lead = await openLead(ctx, id)
  if (assigneeId) await refuseUnknown(ctx, assigneeId)
  const movesStage = stage !== undefined && stage !== lead.stage
  const assigns = assigneeId !== undefined && assigneeId !== lead.assignee_id
  if (!movesStage && !assigns) return
  await db(ctx)
    .updateTable('leads.lead')
    .set({ ...(movesStage && { stage }), ...(assigns && { assignee_id: assigneeId }), updated_at: ctx.now })
    .where('id', '=', id)
    .execute()
  if (movesStage) await addEntry(ctx, id, 'stage', { to: stage }, by)
  if (assigns) await addEntry(ctx, id, 'assigned', { to: assigneeId === null ? '' : String(assigneeId) }, by)
}

/** @throws Problem 404; 409 lead_erased */
export const addTask = async (
  ctx: WriteCtx,
  leadId: number,
  { title, dueOn }: BodyOf<typeof addLeadTask>,
  by: number | null,
): Promise<void> => {
  await openLead(ctx, leadId)
  await db(ctx)
    .insertInto('leads.task')
    .values({
      lead_id: leadId,
      title,
      due_on: dueOn,
      created_by: by,
      created_at: ctx.now,
      done_at: null,
      done_by: null,
    })
    .execute()
  await addEntry(ctx, leadId, 'task', { text: title }, by)
}

/** @throws Problem 404 */
export const markTask = async (
  ctx: WriteCtx,
  { leadId, taskId, done, by }: { leadId: number; taskId: number; done: boolean; by: number },
): Promise<void> => {
  const task = await db(ctx)
    .selectFrom('leads.task')
    .selectAll()
    .where('id', '=', taskId)
    .where('lead_id', '=', leadId)
    .forUpdate()
    .executeTakeFirst()
  if (!task) throw notFound('This task')
  if ((task.done_at !== null) === done) return
  await db(ctx)
    .updateTable('leads.task')
    .set({ done_at: done ? ctx.now : null, done_by: done ? by : null })
    .where('id', '=', taskId)
    .execute()
  if (done) await addEntry(ctx, leadId, 'task_done', { text: task.title }, by)
}

/** Deletes the person's identity and messages; kind, source, stage, and dates remain for the statistics. */
export const erase = async (ctx: WriteCtx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  const blank = JSON.stringify([])
  await db(ctx)
    .updateTable('leads.lead')
    .set({
      name: '',
      email: '',
      phone: '',
      answers: blank,
      first_touch: null,
      last_touch: null,
      account_id: null,
      marketing_consent_at: null,
      erased_at: ctx.now,
      updated_at: ctx.now,
    })
    .where('id', 'in', [...ids])
    .where('erased_at', 'is', null)
    .execute()
  await db(ctx)
    .deleteFrom('leads.entry')
    .where('lead_id', 'in', [...ids])
    .execute()
  await db(ctx)
    .deleteFrom('leads.task')
    .where('lead_id', 'in', [...ids])
    .execute()
}

export const markConverted = async (
  ctx: WriteCtx,
  lead: LeadRow,
  { to, accountId, by }: { to: LeadConversion; accountId: number; by: number },
): Promise<void> => {
  await db(ctx)
    .updateTable('leads.lead')
    .set({ converted_to: to, converted_at: ctx.now, account_id: accountId, stage: 'won', updated_at: ctx.now })
    .where('id', '=', lead.id)
    .execute()
  await addEntry(ctx, lead.id, 'converted', { to }, by)
}
