import type { PlainDate, ProofKind } from '@porchlight/contract'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { ownersOf } from '#modules/homes'
import { assertDocumentsSentBy, grantRead } from '#modules/media'
import { problems } from './messages.ts'
import { db, type ProofRow } from './tables.ts'

/** A document as stored. */
export type StoredProof = ProofRow

const status = (ctx: ReadCtx) => db(ctx).selectFrom('documents.proof').selectAll().where('removed_at', 'is', null)

/** The documents of a home, latest first. */
export const proofsOf = (ctx: ReadCtx, homeId: number): Promise<ProofRow[]> =>
  status(ctx).where('home_id', '=', homeId).orderBy('id', 'desc').execute()

/** Documents of any home that expire between two days. */
export const proofsExpiring = (ctx: ReadCtx, from: PlainDate, to: PlainDate): Promise<ProofRow[]> =>
  status(ctx).where('expires_on', '>=', from).where('expires_on', '<=', to).orderBy('expires_on').execute()

export type NewProof = {
  kind: ProofKind
  title: string
  number: string
  authority: string
  fileId: number | null
  validFrom: PlainDate | null
  expiresOn: PlainDate | null
}

/** @throws Problem 422 `file_or_number`, `dates_reversed` */
const requireComplete = ({ number, fileId, validFrom, expiresOn }: NewProof): void => {
  if (fileId === null && number === '')
    throw new Problem(422, 'file_or_number', problems.fileOrNumber, undefined, { required: ['number'] })
  if (validFrom && expiresOn && validFrom > expiresOn)
    throw new Problem(422, 'dates_reversed', problems.datesReversed, undefined, { required: ['expiresOn'] })
}

/**
 * Adds a document with a file `by` uploaded; every owner of the home can open it.
 * @throws Problem 422 `file_or_number`, `dates_reversed`, `file_unknown`, `not_a_document`
 */
export const addProof = async (ctx: WriteCtx, homeId: number, proof: NewProof, by: number): Promise<number> => {
  requireComplete(proof)
  const files = proof.fileId === null ? [] : [proof.fileId]
  await assertDocumentsSentBy(ctx, by, files, 'fileId')
  for (const owner of await ownersOf(ctx, homeId)) await grantRead(ctx, files, owner)
  const { id } = await db(ctx)
    .insertInto('documents.proof')
    .values({
      home_id: homeId,
      kind: proof.kind,
      title: proof.title,
      number: proof.number,
      authority: proof.authority,
      upload_id: proof.fileId,
      valid_from: proof.validFrom,
      expires_on: proof.expiresOn,
      added_at: ctx.now,
      added_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Removes a document but keeps a record that it existed. @throws Problem 404 */
export const removeProof = async (ctx: WriteCtx, homeId: number, id: number): Promise<void> => {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('documents.proof')
    .set({ removed_at: ctx.now })
    .where('id', '=', id)
    .where('home_id', '=', homeId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('This paper')
}
