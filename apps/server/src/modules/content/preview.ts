import { notFound } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import { newLink } from '#kernel/sealed-link'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { lockDocument } from './queries.ts'
import { type DocumentRow, db } from './tables.ts'

const place = (documentId: number): string => `content-preview:${documentId}`

/** The draft's address; the path acts as a key. */
export const previewPath = (seal: Seal, { id, preview_secret }: Pick<DocumentRow, 'id' | 'preview_secret'>) =>
  preview_secret === null ? null : `/content-preview/${seal.open(preview_secret, place(id))}`

/** Creates a new link that replaces the previous one. */
export const makePreview = async (ctx: WriteCtx, seal: Seal, documentId: number): Promise<void> => {
  await lockDocument(ctx, documentId)
  const { secret, secret_hash } = newLink(seal, place(documentId))
  await db(ctx)
    .updateTable('content.document')
    .set({ preview_secret: secret, preview_hash: secret_hash })
    .where('id', '=', documentId)
    .execute()
}

export const endPreview = async (ctx: WriteCtx, documentId: number): Promise<void> => {
  await lockDocument(ctx, documentId)
  await db(ctx)
    .updateTable('content.document')
    .set({ preview_secret: null, preview_hash: null })
    .where('id', '=', documentId)
    .execute()
}

/** @throws Problem 404 for a secret that belongs to no link */
export const documentOfPreview = async (ctx: ReadCtx, token: string): Promise<DocumentRow> => {
  const row = await db(ctx)
    .selectFrom('content.document')
    .selectAll()
    .where('preview_hash', '=', sha256(token))
    .executeTakeFirst()
  if (!row) throw notFound('This preview')
  return row
}
