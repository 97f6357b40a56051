import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { uploadsByIds } from './queries.ts'

const gone = {
  files: 'One of the files is not there. Please send it again.',
  photos: 'One of the photos is not there. Please send it again.',
}

/**
 * Only what someone sent themselves may go along with what they write; where photos are asked for, pictures only.
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
