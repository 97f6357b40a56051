import { fromMemory } from '#kernel/reference-memory'
import type { ReadCtx } from '#kernel/work'
import type { AttachedPicture, StoredPicture } from './picture.ts'
import { db } from './tables.ts'
import type { Upload } from './upload.ts'

const columns = ['id', 'origin', 'path', 'sha256', 'type', 'width', 'height', 'color', 'placeholder'] as const

export const pictureById = (ctx: ReadCtx, pictureId: number): Promise<StoredPicture | undefined> =>
  db(ctx).selectFrom('media.picture').select(columns).where('id', '=', pictureId).executeTakeFirst()

export const picturesByIds = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, StoredPicture>> => {
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('media.picture')
    .select(columns)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const pictureByPath = (
  ctx: ReadCtx,
  origin: StoredPicture['origin'],
  path: string,
): Promise<StoredPicture | undefined> =>
  db(ctx)
    .selectFrom('media.picture')
    .select(columns)
    .where('origin', '=', origin)
    .where('path', '=', path)
    .executeTakeFirst()

/** Uploaded pictures with an id above `after`, by id. */
export const uploadsAfter = (ctx: ReadCtx, after: number, limit: number): Promise<StoredPicture[]> =>
  db(ctx)
    .selectFrom('media.picture')
    .select(columns)
    .where('origin', '=', 'file')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

const attached = (ctx: ReadCtx, subject: 'home', subjectIds: readonly number[]) =>
  db(ctx)
    .selectFrom('media.attachment as attachment')
    .$if(subjectIds.length === 1, (query) => query.modifyFront(fromMemory))
    .innerJoin('media.picture as picture', 'picture.id', 'attachment.picture_id')
    .select(columns.map((column) => `picture.${column}` as const))
    .select(['attachment.subject_id', 'attachment.alt', 'attachment.shot', 'attachment.room'])
    .where('attachment.subject', '=', subject)
    .where('attachment.subject_id', 'in', [...subjectIds])
    .orderBy('attachment.subject_id')
    .orderBy('attachment.position')

type Attached = Awaited<ReturnType<ReturnType<typeof attached>['execute']>>

const bySubject = (rows: Attached): Map<number, AttachedPicture[]> => Map.groupBy(rows, (row) => row.subject_id)

/** The gallery of each subject, cover picture first; subjects without pictures are left out. */
export const picturesOf = async (
  ctx: ReadCtx,
  subject: 'home',
  subjectIds: readonly number[],
): Promise<Map<number, AttachedPicture[]>> =>
  subjectIds.length === 0 ? new Map() : bySubject(await attached(ctx, subject, subjectIds).execute())

/** The cover picture of each subject and its evening view, as shown on a card. */
export const cardPicturesOf = async (
  ctx: ReadCtx,
  subject: 'home',
  subjectIds: readonly number[],
): Promise<Map<number, AttachedPicture[]>> => {
  if (subjectIds.length === 0) return new Map()
  const rows = await attached(ctx, subject, subjectIds)
    .where((where) => where.or([where('attachment.position', '=', 0), where('attachment.shot', '=', 'evening')]))
    .execute()
  return bySubject(rows)
}

/** How many pictures each subject has; subjects without any are left out. */
export const pictureCounts = async (
  ctx: ReadCtx,
  subject: 'home',
  subjectIds: readonly number[],
): Promise<Map<number, number>> => {
  if (subjectIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('media.attachment')
    .select(({ fn }) => ['subject_id', fn.countAll<number>().as('pictures')])
    .where('subject', '=', subject)
    .where('subject_id', 'in', [...subjectIds])
    .groupBy('subject_id')
    .execute()
  return new Map(rows.map((row) => [row.subject_id, row.pictures]))
}

/** The uploads with these ids; missing ones are left out. */
export const uploadsByIds = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, Upload>> => {
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('media.upload')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const pictures = new Map<number, StoredPicture>()
  const pictureIds = rows.flatMap(({ picture_id }) => picture_id ?? [])
  if (pictureIds.length > 0)
    for (const picture of await db(ctx)
      .selectFrom('media.picture')
      .select(columns)
      .where('id', 'in', pictureIds)
      .execute())
      pictures.set(picture.id, picture)
  return new Map(
    rows.map((row): [number, Upload] => {
      const { id, folder, name, type, bytes, sha256, path } = row
      const sent = { accountId: row.account_id, uploadedAt: row.uploaded_at }
      const upload = { id, ...sent, folder, name, type, bytes, sha256 }
      if (path !== null) return [id, { ...upload, path, picture: null }]
      return [id, { ...upload, path: null, picture: pictures.get(row.picture_id as number) as StoredPicture }]
    }),
  )
}

/** The upload with this id. */
export const uploadById = async (ctx: ReadCtx, uploadId: number): Promise<Upload | undefined> =>
  (await uploadsByIds(ctx, [uploadId])).get(uploadId)

/** Whether the sender lets this person open their film or document. */
export const isReader = async (ctx: ReadCtx, uploadId: number, accountId: number): Promise<boolean> =>
  (await db(ctx)
    .selectFrom('media.upload_reader')
    .select('upload_id')
    .where('upload_id', '=', uploadId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()) !== undefined

/** Whether a film or document is public. */
export const isPublic = async (ctx: ReadCtx, uploadId: number): Promise<boolean> =>
  (await db(ctx)
    .selectFrom('media.public_upload')
    .select('upload_id')
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()) !== undefined

export const uploadedBytesSince = async (ctx: ReadCtx, accountId: number, since: Date): Promise<number> => {
  const { total } = await db(ctx)
    .selectFrom('media.upload')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('total'))
    .where('account_id', '=', accountId)
    .where('uploaded_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

/** Uploaded films and documents with an id above `after`, by id. */
export const filesAfter = (ctx: ReadCtx, after: number, limit: number): Promise<{ id: number; path: string }[]> =>
  db(ctx)
    .selectFrom('media.upload')
    .select(['id', 'path'])
    .where('path', 'is not', null)
    .$narrowType<{ path: string }>()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
