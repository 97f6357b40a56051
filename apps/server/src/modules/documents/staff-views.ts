import { addDays, type DocumentsDesk } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { homesByIds } from '#modules/homes'
import { documentsExpiring, pendingDocuments } from './documents.ts'
import { proofsExpiring } from './proofs.ts'
import { templates } from './templates.ts'
import { deskDocumentView, templateView } from './views.ts'

/** Shows what expires within this many days, or expired this many days ago. */
const expiringDays = 60

const expiringOf = async (ctx: ReadCtx): Promise<DocumentsDesk['expiring']> => {
  const span = [addDays(ctx.today, -expiringDays), addDays(ctx.today, expiringDays)] as const
  const documents = (await documentsExpiring(ctx, ...span)).map((row) => ({ ...row, subject: 'document' as const }))
  const proofs = (await proofsExpiring(ctx, ...span)).map((row) => ({ ...row, place: '', subject: 'proof' as const }))
  const rows = [...documents, ...proofs]
  const homes = await homesByIds(
    ctx,
    rows.flatMap(({ home_id }) => home_id ?? []),
  )
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  return rows
    .flatMap(({ subject, id, home_id: homeId, place, title, expires_on: expiresOn }) =>
      expiresOn
        ? [{ subject, id, homeId, place: homeId === null ? place : (names.get(homeId) ?? ''), title, expiresOn }]
        : [],
    )
    .sort((a, b) => a.expiresOn.localeCompare(b.expiresOn))
}

/** Everything the team handles about documents. */
export const deskOf = async (ctx: ReadCtx, accountId: number): Promise<DocumentsDesk> => {
  const waiting = await Promise.all(
    (await pendingDocuments(ctx)).map((document) => deskDocumentView(ctx, document, accountId)),
  )
  const first = waiting.filter(({ awaits }) => awaits === 'operator')
  return {
    templates: (await templates(ctx)).map(templateView),
    waiting: [...first, ...waiting.filter(({ awaits }) => awaits !== 'operator')],
    expiring: await expiringOf(ctx),
  }
}
