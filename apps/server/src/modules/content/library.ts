import type { LibraryImage, Picture } from '@porchlight/contract'
import { containing } from '#kernel/db'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { picturesByIds, pictureView, uploadsByIds } from '#modules/media'
import { problems } from './messages.ts'
import { db } from './tables.ts'

export const imagesPerPage = 24

/** Library pictures by id, with the library's descriptions; others are absent. */
export const libraryPictures = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, Picture>> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('content.image')
    .select(['picture_id', 'alt'])
    .where('picture_id', 'in', wanted)
    .execute()
  const stored = await picturesByIds(
    ctx,
    rows.map(({ picture_id }) => picture_id),
  )
  return new Map(
    rows.flatMap(({ picture_id, alt }) => {
      const picture = stored.get(picture_id)
      return picture ? [[picture_id, pictureView({ ...picture, alt, shot: 'other', room: null })] as const] : []
    }),
  )
}

/** @throws Problem 422 `unknown_picture` */
export const assertInLibrary = async (ctx: ReadCtx, ids: readonly number[]): Promise<void> => {
  const known = await libraryPictures(ctx, ids)
  if (!ids.every((id) => known.has(id))) throw new Problem(422, 'unknown_picture', problems.unknownPicture)
}

/** Adds a picture, or replaces its description. */
export const addToLibrary = async (
  ctx: WriteCtx,
  { pictureId, alt, by }: { pictureId: number; alt: string; by: number | null },
): Promise<void> => {
  await db(ctx)
    .insertInto('content.image')
    .values({ picture_id: pictureId, alt, added_by: by, added_at: ctx.now })
    .onConflict((conflict) => conflict.column('picture_id').doUpdateSet({ alt }))
    .execute()
}

const imageOf = async (
  ctx: ReadCtx,
  rows: readonly { picture_id: number; added_at: Date }[],
): Promise<LibraryImage[]> => {
  const pictures = await libraryPictures(
    ctx,
    rows.map(({ picture_id }) => picture_id),
  )
  return rows.flatMap(({ picture_id, added_at }) => {
    const picture = pictures.get(picture_id)
    return picture ? [{ picture, addedAt: added_at.toISOString() }] : []
  })
}

/** Adds a picture the person uploaded. @throws Problem 422 `not_a_picture` for a file, or for someone else's upload */
export const addUpload = async (
  ctx: WriteCtx,
  { uploadId, alt, by }: { uploadId: number; alt: string; by: number },
): Promise<LibraryImage> => {
  const upload = (await uploadsByIds(ctx, [uploadId])).get(uploadId)
  if (!upload?.picture || upload.accountId !== by) throw new Problem(422, 'not_a_picture', problems.notAPicture)
  await addToLibrary(ctx, { pictureId: upload.picture.id, alt, by })
  const [image] = await imageOf(ctx, [{ picture_id: upload.picture.id, added_at: ctx.now }])
  if (!image) throw new Error('the picture just added is missing')
  return image
}

/** One page of the library, newest first. */
export const libraryPage = async (ctx: ReadCtx, { page, q }: { page: number; q?: string | undefined }) => {
  const found = db(ctx)
    .selectFrom('content.image')
    .$if(Boolean(q), (query) => query.where('alt', 'ilike', containing(q ?? '')))
  const [rows, { total }] = await Promise.all([
    found
      .select(['picture_id', 'added_at'])
      .orderBy('added_at', 'desc')
      .orderBy('picture_id', 'desc')
      .limit(imagesPerPage)
      .offset((page - 1) * imagesPerPage)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { images: await imageOf(ctx, rows), total: Number(total), perPage: imagesPerPage }
}
