import type { BodyOf, logLead } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { emailLead } from './emails.ts'
import { openLead } from './queries.ts'
import { db, type EntryDetail, type EntryKind, type EntryRow } from './tables.ts'

export const addEntry = async (
  ctx: WriteCtx,
  leadId: number,
  kind: EntryKind,
  detail: EntryDetail,
  by: number | null,
): Promise<number> => {
  const { id } = await db(ctx)
    .insertInto('leads.entry')
    .values({ lead_id: leadId, kind, detail: JSON.stringify(detail), by_id: by, at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const entriesOf = (ctx: ReadCtx, leadId: number): Promise<EntryRow[]> =>
  db(ctx).selectFrom('leads.entry').selectAll().where('lead_id', '=', leadId).orderBy('id', 'desc').execute()

/** Logs a note, a call, or an email that is sent now. @throws Problem 404; 409 lead_erased */
export const logActivity = async (
  app: App,
  ctx: WriteCtx,
  leadId: number,
  entry: BodyOf<typeof logLead>,
  by: number,
): Promise<void> => {
  const lead = await openLead(ctx, leadId)
  const { kind, ...detail } = entry
  const entryId = await addEntry(ctx, leadId, kind, detail, by)
  if (entry.kind === 'email') await emailLead(app, ctx, lead, { ...entry, entryId })
  if (entry.kind !== 'note' && lead.stage === 'new') {
    await db(ctx)
      .updateTable('leads.lead')
      .set({ stage: 'contacted', updated_at: ctx.now })
      .where('id', '=', leadId)
      .execute()
    await addEntry(ctx, leadId, 'stage', { to: 'contacted' }, by)
  }
}
