import { createHash } from 'node:crypto'
import { isLargeEnough, leastPixels, type PictureUse, uploadLimits } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { readBundled } from './adapters/bundled-art.ts'
import { type Measures, measure } from './adapters/sharp.ts'
import { pictureStored } from './events.ts'
import { type PictureType, pictureTypeOf } from './file-types.ts'
import type { FileStore } from './files.ts'
import type { NewAttachment, StoredPicture, Subject } from './picture.ts'
import { pictureById, pictureByPath } from './queries.ts'
import { db } from './tables.ts'

const fingerprint = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export type NewPicture = Omit<StoredPicture, 'id'> & { bytes: number }

/** The row for this original, existing or new. */
export const recordPicture = async (
  ctx: WriteCtx,
  picture: NewPicture,
): Promise<{ picture: StoredPicture; isNew: boolean }> => {
  const row = await db(ctx)
    .insertInto('media.picture')
    .values({ ...picture, stored_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['origin', 'path']).doNothing())
    .returning('id')
    .executeTakeFirst()
  const stored = row ? await pictureById(ctx, row.id) : await pictureByPath(ctx, picture.origin, picture.path)
  if (!stored) throw new Error(`the picture ${picture.path} vanished while it was being recorded`)
  return { picture: stored, isNew: row !== undefined }
}

const measured = async (bytes: Uint8Array): Promise<Measures> => {
  try {
    return await measure(bytes)
  } catch {
    throw new Problem(422, 'picture_unreadable', 'This picture is damaged or too large to open.')
  }
}

const typeOf = (bytes: Uint8Array): PictureType => {
  const type = pictureTypeOf(bytes)
  if (!type) throw new Problem(422, 'not_a_picture', 'Upload a JPEG, PNG, WebP, GIF, or AVIF picture.')
  return type
}

/** @throws Problem 422 `picture_too_small` for the picture's use */
export const refuseSmall = (picture: { width: number; height: number }, use: PictureUse, field?: string): void => {
  if (isLargeEnough(picture, use)) return
  const { long, short } = leastPixels[use]
  throw new Problem(
    422,
    'picture_too_small',
    `This picture has ${picture.width} × ${picture.height} pixels. It needs at least ${long} × ${short}.`,
    { least: { long, short } },
    field === undefined ? {} : { required: [field] },
  )
}

/** @throws Problem 413 `too_large`, 422 `not_a_picture`, `picture_unreadable`, `picture_too_small` */
export const assertPicture = async (
  bytes: Uint8Array,
  use: PictureUse = 'any',
): Promise<{ type: PictureType } & Measures> => {
  if (bytes.length > uploadLimits.picture) throw new Problem(413, 'too_large', 'A picture can be up to 40 MB.')
  const picture = { type: typeOf(bytes), ...(await measured(bytes)) }
  refuseSmall(picture, use)
  return picture
}

/**
 * Stores the bytes of an uploaded picture unchanged.
 * @throws Problem 413 `too_large`, 422 `not_a_picture`, 422 `picture_unreadable`
 */
export const keepOriginal = async (files: FileStore, bytes: Uint8Array): Promise<NewPicture> => {
  const { type, ...measures } = await assertPicture(bytes)
  const sha256 = fingerprint(bytes)
  const path = `originals/${sha256.slice(0, 2)}/${sha256}.${type.slice('image/'.length)}`
  // Store the file first: a row must never exist without its original, while a file without a row is only litter.
  await files.put(path, bytes, { lasting: true })
  return { origin: 'file', path, sha256, type, bytes: bytes.length, ...measures }
}

/**
 * Turns a stored original into a picture and announces `picture.stored`, which triggers its renditions. The same bytes
 * twice are one picture.
 */
export const recordOriginal = async (ctx: WriteCtx, saved: NewPicture): Promise<StoredPicture> => {
  const { picture, isNew } = await recordPicture(ctx, saved)
  if (isNew) await announce(ctx, pictureStored({ pictureId: picture.id }))
  return picture
}

/** Stores and records an original in one step, for pictures that don't come from a form. */
export const storeOriginal = async (app: App, bytes: Uint8Array): Promise<StoredPicture> => {
  const saved = await keepOriginal(app.adapters.files, bytes)
  return app.work.write((ctx) => recordOriginal(ctx, saved))
}

/** Uses a picture of the bundled art, by its path. Its measurements are bundled with it. */
export const usePoolPicture = async (ctx: WriteCtx, path: string, measures: Measures): Promise<StoredPicture> => {
  const known = await pictureByPath(ctx, 'pool', path)
  if (known) return known
  const bytes = await readBundled(path)
  const { width, height, color, placeholder } = measures
  const { picture } = await recordPicture(ctx, {
    origin: 'pool',
    path,
    sha256: fingerprint(bytes),
    type: typeOf(bytes),
    bytes: bytes.length,
    width,
    height,
    color,
    placeholder,
  })
  return picture
}

/** Replaces a subject's pictures, in display order. */
export const attachPictures = async (
  ctx: WriteCtx,
  { subject, subjectId }: Subject,
  pictures: readonly NewAttachment[],
): Promise<void> => {
  await db(ctx)
    .deleteFrom('media.attachment')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .execute()
  const rows = pictures.map(({ pictureId, alt, shot, room }, position) => ({
    subject,
    subject_id: subjectId,
    position,
    picture_id: pictureId,
    alt,
    shot,
    room,
  }))
  if (rows.length > 0) await db(ctx).insertInto('media.attachment').values(rows).execute()
}

/** Lets someone open other people's films and documents, for example when those are sent to them. */
export const grantRead = async (ctx: WriteCtx, uploadIds: readonly number[], accountId: number): Promise<void> => {
  if (uploadIds.length === 0) return
  await db(ctx)
    .insertInto('media.upload_reader')
    .values(uploadIds.map((id) => ({ upload_id: id, account_id: accountId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Makes these films and documents public, and makes others private from now on. */
export const setPublic = async (
  ctx: WriteCtx,
  { shown, hidden }: { shown: readonly number[]; hidden: readonly number[] },
): Promise<void> => {
  if (hidden.length > 0)
    await db(ctx)
      .deleteFrom('media.public_upload')
      .where('upload_id', 'in', [...hidden])
      .execute()
  if (shown.length > 0)
    await db(ctx)
      .insertInto('media.public_upload')
      .values(shown.map((id) => ({ upload_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
