import { sql } from 'kysely'
import { notFound } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type DocumentRow, db, type SignerRow } from './tables.ts'

/** A document with its signers, in order. */
export type Document = DocumentRow & {
  kind: 'management' | 'us_open' | 'home_vision' | 'other'
  everyOwner: boolean
  countersigned: boolean
  required: boolean
  validMonths: number | null
  signers: SignerRow[]
}

const rows = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('documents.document as document')
    .innerJoin('documents.template as template', 'template.id', 'document.template_id')
    .selectAll('document')
    .select([
      'template.kind',
      'template.every_owner as everyOwner',
      'template.countersigned',
      'template.required',
      'template.valid_months as validMonths',
    ])

const withSigners = async (ctx: ReadCtx, found: Awaited<ReturnType<ReturnType<typeof rows>['execute']>>) => {
  if (found.length === 0) return []
  const signers = await db(ctx)
    .selectFrom('documents.signer')
    .selectAll()
    .where(
      'document_id',
      'in',
      found.map(({ id }) => id),
    )
    // Owners sign first.
    .orderBy('side', 'desc')
    .orderBy('id')
    .execute()
  const byDocument = Map.groupBy(signers, ({ document_id }) => document_id)
  return found.map((row): Document => ({ ...row, signers: byDocument.get(row.id) ?? [] }))
}

/** All documents of a home, latest first. */
export const documentsOf = async (ctx: ReadCtx, homeId: number): Promise<Document[]> =>
  withSigners(ctx, await rows(ctx).where('document.home_id', '=', homeId).orderBy('document.id', 'desc').execute())

/** Documents of some homes that await this person's signature, longest-waiting first. */
export const documentsToSign = async (
  ctx: ReadCtx,
  accountId: number,
  homeIds: readonly number[],
): Promise<Document[]> => {
  const open = await withSigners(
    ctx,
    await rows(ctx)
      .where('document.state', '=', 'out')
      .where('document.home_id', '=', sql<number>`any(${[...homeIds]}::bigint[])`)
      .orderBy('document.id')
      .execute(),
  )
  return open.filter(({ signers }) =>
    signers.some(({ side, account_id, signed_at }) => side === 'owner' && account_id === accountId && !signed_at),
  )
}

/** Documents that await a signature, longest-waiting first. */
export const pendingDocuments = async (ctx: ReadCtx): Promise<Document[]> =>
  withSigners(ctx, await rows(ctx).where('document.state', '=', 'out').orderBy('document.id').execute())

/** Signed documents that expire between two days. */
export const documentsExpiring = async (ctx: ReadCtx, from: string, to: string): Promise<Document[]> =>
  withSigners(
    ctx,
    await rows(ctx)
      .where('document.state', '=', 'signed')
      .where('document.expires_on', '>=', from)
      .where('document.expires_on', '<=', to)
      .orderBy('document.expires_on')
      .execute(),
  )

/** @throws Problem 404 */
export const documentById = async (ctx: ReadCtx, id: number): Promise<Document> => {
  const [document] = await withSigners(ctx, await rows(ctx).where('document.id', '=', id).execute())
  if (!document) throw notFound('This document')
  return document
}

/** Locks a document for writing, so that two simultaneous signers go one at a time. @throws Problem 404 */
export const lockDocument = async (ctx: WriteCtx, id: number): Promise<Document> => {
  await db(ctx).selectFrom('documents.document').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return documentById(ctx, id)
}

/** The signer a link belongs to, with their document. @throws Problem 404, also for one that was withdrawn */
export const byLink = async (ctx: ReadCtx, secret: string): Promise<{ document: Document; signer: SignerRow }> => {
  const signer = await db(ctx)
    .selectFrom('documents.signer')
    .selectAll()
    .where('secret_hash', '=', sha256(secret))
    .executeTakeFirst()
  if (!signer) throw notFound('This document')
  const document = await documentById(ctx, signer.document_id)
  if (document.state === 'withdrawn') throw notFound('This document')
  return { document, signer }
}

/** The documents a person has signed, latest first. */
export const signaturesOf = async (ctx: ReadCtx, accountId: number) => {
  const found = await db(ctx)
    .selectFrom('documents.signer as signer')
    .innerJoin('documents.document as document', 'document.id', 'signer.document_id')
    .select(['document.id', 'document.title', 'signer.signed_at'])
    .where('signer.account_id', '=', accountId)
    .where('signer.signed_at', 'is not', null)
    .orderBy('signer.signed_at', 'desc')
    .limit(100)
    .execute()
  return found.map(({ id, title, signed_at }) => ({ id, title, signedAt: (signed_at as Date).toISOString() }))
}

/** The home documents a person has signed, with where each signature came from. */
export const signedBy = (ctx: ReadCtx, accountId: number) =>
  db(ctx)
    .selectFrom('documents.signer as signer')
    .innerJoin('documents.document as document', 'document.id', 'signer.document_id')
    .select([
      'document.title',
      'document.text',
      'signer.signed_name as signedName',
      'signer.signed_at as signedAt',
      'signer.address',
      'signer.user_agent as userAgent',
    ])
    .where('signer.account_id', '=', accountId)
    .where('signer.signed_at', 'is not', null)
    .orderBy('signer.id')
    .execute()
