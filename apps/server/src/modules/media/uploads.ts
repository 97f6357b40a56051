import { open, readFile } from 'node:fs/promises'
import { type PictureUse, uploadLimits } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { render } from './adapters/sharp.ts'
import { assertPicture, keepOriginal, type NewPicture, recordOriginal, recordPicture } from './commands.ts'
import { type FileType, fileTypeOf, headBytes } from './file-types.ts'
import type { FileStore } from './files.ts'
import { uploadById, uploadedBytesSince } from './queries.ts'
import { db } from './tables.ts'
import type { Upload } from './upload.ts'
import { turns } from './worker-slots.ts'

/** How many bytes one person can upload in a day. */
export const dailyBytes = 5_000_000_000
const day = 86_400_000

/** A received file, from any source. */
export type Received = { name: string; size: number; sha256: string; place: string }

/** Bytes already in the file store without a row for them yet. */
export type StoredUpload = Received & { type: FileType } & ({ picture: NewPicture } | { path: string })

/** A picture is held in memory while it is measured, so only two are processed at a time. */
const picturesTurn = turns(2, 60)

const headOf = async (place: string): Promise<Uint8Array> => {
  const file = await open(place)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * A picture reduced to what it shows: upright, without camera data, at most this many pixels wide, as WebP.
 * @throws Problem 413 `too_large`, 422 `not_a_picture`, 422 `picture_unreadable`
 */
export const plainPicture = (bytes: Uint8Array, use: PictureUse = 'any', width = 1800): Promise<Buffer> =>
  picturesTurn(async () => {
    await assertPicture(bytes, use)
    return render(bytes, width, 'webp')
  })

/**
 * A small copy of a picture of someone else’s, and its dominant color; nothing of it is kept.
 * @throws Problem 413 `too_large`, 422 `not_a_picture`, 422 `picture_unreadable`
 */
export const smallPicture = (bytes: Uint8Array, width = 512): Promise<{ bytes: Buffer; color: string }> =>
  picturesTurn(async () => {
    const { color } = await assertPicture(bytes)
    return { bytes: await render(bytes, width, 'webp'), color }
  })

const keepPicture = (files: FileStore, { place }: Received): Promise<NewPicture> =>
  picturesTurn(async () => keepOriginal(files, await readFile(place)))

/**
 * Stores a picture.
 * @throws Problem 413 `too_large`, 422 `not_a_picture`, 422 `picture_unreadable`
 */
export const storeUploadedPicture = async (files: FileStore, received: Received): Promise<StoredUpload> => {
  const picture = await keepPicture(files, received)
  return { ...received, type: picture.type, picture }
}

/**
 * The type of a file by its first bytes, if we accept it at this size.
 * @throws Problem 413 `too_large`, 422 `type_not_taken`
 */
export const takenType = async ({ place, size }: Pick<Received, 'place' | 'size'>): Promise<FileType> => {
  const type = fileTypeOf(await headOf(place))
  if (!type) throw new Problem(422, 'type_not_taken', 'Upload a picture, a video, or a PDF.')
  if (!type.startsWith('video/') && size > uploadLimits.document)
    throw new Problem(413, 'too_large', 'A picture or PDF can be up to 40 MB.')
  return type
}

/**
 * Stores a picture, a film, or a PDF, recognized by its bytes.
 * @throws Problem 413 `too_large`, 422 `type_not_taken`, 422 `picture_unreadable`
 */
export const storeUploadedFile = async (files: FileStore, received: Received): Promise<StoredUpload> => {
  const type = await takenType(received)
  if (type.startsWith('image/')) return storeUploadedPicture(files, received)
  const path = `uploads/${received.sha256.slice(0, 2)}/${received.sha256}`
  await files.putFile(path, received.place, { lasting: true })
  return { ...received, type, path }
}

export type Sender = { accountId: number; folder: string | null }

/** @throws Problem 429 `too_many_uploads` */
export const recordUpload = async (
  ctx: WriteCtx,
  { accountId, folder }: Sender,
  stored: StoredUpload,
  record: typeof recordOriginal = recordOriginal,
): Promise<Upload> => {
  const today = await uploadedBytesSince(ctx, accountId, new Date(ctx.now.getTime() - day))
  if (today + stored.size > dailyBytes)
    throw new Problem(429, 'too_many_uploads', 'You’ve reached the daily upload limit. Try again tomorrow.')
  const picture = 'picture' in stored ? await record(ctx, stored.picture) : null
  const { id } = await db(ctx)
    .insertInto('media.upload')
    .values({
      account_id: accountId,
      folder,
      name: stored.name,
      type: stored.type,
      bytes: stored.size,
      sha256: stored.sha256,
      picture_id: picture?.id ?? null,
      path: 'path' in stored ? stored.path : null,
      uploaded_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await uploadById(ctx, id)) as Upload
}

/** Its renditions are created on first request, not ahead. */
const recordUnannounced: typeof recordOriginal = async (ctx, stored) => (await recordPicture(ctx, stored)).picture

/**
 * Stores a picture generated here as if someone had uploaded it. Many are created at once, so nothing is rendered
 * ahead.
 */
export const storeUpload = async (
  ctx: WriteCtx,
  files: FileStore,
  sender: Sender,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Upload> => {
  const picture = await keepOriginal(files, bytes)
  const { sha256, type } = picture
  const stored = { name, size: bytes.length, sha256, place: picture.path, type, picture }
  return recordUpload(ctx, sender, stored, recordUnannounced)
}
