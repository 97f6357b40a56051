import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { uploadsByIds } from './queries.ts'

const gone = {
  files: 'One of the files is missing. Upload it again.',
  photos: 'One of the photos is missing. Upload it again.',
}

/**
 * Only a person's own uploads can be attached to what they write; if photos are requested, only pictures.
 * @throws Problem 422 `file_unknown`
 */
export const assertSentBy = async (
  ctx: ReadCtx,
  accountId: number,
  ids: readonly number[],
  what: keyof typeof gone,
): Promise<void> => {
  const found = await uploadsByIds(ctx, ids)
  const goesAlong = (id: number): boolean => {
    const upload = found.get(id)
    return upload?.accountId === accountId && (what === 'files' || upload.picture !== null)
  }
  if (!ids.every(goesAlong)) throw new Problem(422, 'file_unknown', gone[what], undefined, { required: ['files'] })
}

/**
 * Files stored as documents or shown to an approver must be readable on any screen and printable: images and PDFs
 * uploaded by the sender.
 * @throws Problem 422 `file_unknown`, `not_a_document`
 */
export const assertDocumentsSentBy = async (
  ctx: ReadCtx,
  accountId: number,
  ids: readonly number[],
  field: string,
): Promise<void> => {
  await assertSentBy(ctx, accountId, ids, 'files')
  const found = await uploadsByIds(ctx, ids)
  const isDocument = (id: number): boolean =>
    found.get(id)?.picture !== null || found.get(id)?.type === 'application/pdf'
  if (!ids.every(isDocument))
    throw new Problem(422, 'not_a_document', 'Attach images or PDF files only.', undefined, { required: [field] })
}
