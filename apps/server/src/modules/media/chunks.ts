import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { chunkBytes } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { FileStore } from './files.ts'
import { uploadById, uploadedBytesSince } from './queries.ts'
import { db } from './tables.ts'
import type { Upload } from './upload.ts'
import { dailyBytes, type Received, recordUpload, type Sender, storeUploadedFile, takenType } from './uploads.ts'

const lapseMs = 86_400_000

export type SentChunk = Sender & {
  /** The sender's own id for the file. */
  upload: string
  /** Size of the whole file. */
  fileSize: number
  chunks: number
  chunk: number
  file: Received
}

/** A large file being uploaded. */
export type Chunked = Sender & {
  id: number
  upload: string
  name: string
  bytes: number
  chunks: number
  arrived: readonly number[]
  uploadId: number | null
}

const doesNotFit = () => new Problem(422, 'chunk_does_not_fit', 'This chunk doesn’t belong to the file.')

/** Checks that a chunk has exactly the number of bytes its position in the file requires. */
const assertFits = ({ fileSize, chunks, chunk, file }: SentChunk): void => {
  const isLast = chunk === chunks - 1
  const expected = isLast ? fileSize - chunkBytes * (chunks - 1) : chunkBytes
  if (chunks !== Math.max(1, Math.ceil(fileSize / chunkBytes)) || chunk >= chunks || file.size !== expected)
    throw doesNotFit()
}

const openBytesOf = async (ctx: ReadCtx, accountId: number): Promise<number> => {
  const { total } = await db(ctx)
    .selectFrom('media.chunked_upload')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('total'))
    .where('account_id', '=', accountId)
    .where('upload_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

/** Announced bytes count as much as received ones, so that no one can fill the disk with unfinished uploads. */
const assertRoom = async (ctx: ReadCtx, { accountId, fileSize }: SentChunk): Promise<void> => {
  const today = await uploadedBytesSince(ctx, accountId, new Date(ctx.now.getTime() - lapseMs))
  if (today + (await openBytesOf(ctx, accountId)) + fileSize > dailyBytes)
    throw new Problem(429, 'too_many_uploads', 'You’ve reached the daily upload limit. Try again tomorrow.')
}

const rowOf = (ctx: ReadCtx, { accountId, upload }: Pick<SentChunk, 'accountId' | 'upload'>) =>
  db(ctx)
    .selectFrom('media.chunked_upload')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('upload', '=', upload)

/** The row of this upload, locked; created if this is its first chunk. */
const lockedRow = async (ctx: WriteCtx, sent: SentChunk) => {
  if (!(await rowOf(ctx, sent).executeTakeFirst())) await assertRoom(ctx, sent)
  const { accountId: account_id, upload, folder, fileSize: bytes, chunks } = sent
  const { name } = sent.file
  await db(ctx)
    .insertInto('media.chunked_upload')
    .values({ account_id, upload, folder, name, bytes, chunks, touched_at: ctx.now, upload_id: null })
    .onConflict((conflict) => conflict.columns(['account_id', 'upload']).doUpdateSet({ touched_at: ctx.now }))
    .execute()
  const row = await rowOf(ctx, sent).forUpdate().executeTakeFirstOrThrow()
  if (row.bytes !== bytes || row.chunks !== chunks || row.name !== name || row.folder !== folder) throw doesNotFit()
  return row
}

const record = async (ctx: WriteCtx, sent: SentChunk, path: string): Promise<Chunked> => {
  const row = await lockedRow(ctx, sent)
  if (row.upload_id === null)
    await db(ctx)
      .insertInto('media.chunk')
      .values({ chunked_id: row.id, number: sent.chunk, path })
      .onConflict((conflict) => conflict.columns(['chunked_id', 'number']).doNothing())
      .execute()
  const arrived = await db(ctx).selectFrom('media.chunk').select('number').where('chunked_id', '=', row.id).execute()
  const { id, account_id: accountId, upload, folder, name, bytes, chunks, upload_id: uploadId } = row
  return { id, accountId, upload, folder, name, bytes, chunks, uploadId, arrived: arrived.map(({ number }) => number) }
}

type Write = <T>(run: (ctx: WriteCtx) => Promise<T>) => Promise<T>

/**
 * Stores a chunk until its file is complete. Only its sender can continue an upload: for others the same id is a
 * different upload.
 * @throws Problem 422 `chunk_does_not_fit`, 422 `type_not_taken`, 413 `too_large`, 429 `too_many_uploads`
 */
export const storeChunk = async (app: App, sent: SentChunk, write: Write): Promise<Chunked> => {
  assertFits(sent)
  const { accountId, upload, chunk, file, fileSize } = sent
  if (chunk === 0) await takenType({ place: file.place, size: fileSize })
  await app.work.read(async (ctx) => (await rowOf(ctx, sent).executeTakeFirst()) ?? assertRoom(ctx, sent))
  // Store the file first, as with every upload, so that a row never exists without its chunk.
  const path = `chunks/${accountId}/${upload}/${chunk}`
  await app.adapters.files.putFile(path, file.place, { lasting: true })
  return write((ctx) => record(ctx, sent, path))
}

const pathsOf = async (ctx: ReadCtx, chunkedId: number): Promise<string[]> => {
  const rows = await db(ctx)
    .selectFrom('media.chunk')
    .select('path')
    .where('chunked_id', '=', chunkedId)
    .orderBy('number')
    .execute()
  return rows.map(({ path }) => path)
}

async function* bytesOf(files: FileStore, paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) {
    const part = await files.open(path)
    if (!part) throw new Error(`the chunk ${path} is not in the file store`)
    if (part.size > 0) yield* part.stream(0, part.size - 1) as AsyncIterable<Buffer>
  }
}

/** Runs with the chunks combined into one local file. */
const asOne = async <T>(
  files: FileStore,
  paths: readonly string[],
  name: string,
  run: (file: Received) => Promise<T>,
) => {
  const folder = await mkdtemp(join(tmpdir(), `porchlight-chunks-${process.pid}-`))
  try {
    const place = join(folder, 'file')
    const hash = createHash('sha256')
    let size = 0
    const measured = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    }
    await pipeline(bytesOf(files, paths), measured, createWriteStream(place, { flags: 'wx' }))
    return await run({ name, size, place, sha256: hash.digest('hex') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Combines the chunks into a file once all have arrived, and checks it like any other. Returns a function that records
 * it in the same transaction as the response; it returns null while chunks are missing.
 * @throws Problem as `storeUploadedFile` and `recordUpload`
 */
export const wholeOf = async (app: App, chunked: Chunked): Promise<(ctx: WriteCtx) => Promise<Upload | null>> => {
  const { files } = app.adapters
  const { id, arrived, chunks, name, accountId, folder } = chunked
  if (chunked.uploadId === null && arrived.length < chunks) return async () => null
  const stored =
    chunked.uploadId === null
      ? await asOne(files, await app.work.read((ctx) => pathsOf(ctx, id)), name, (one) => storeUploadedFile(files, one))
      : null
  return async (ctx) => {
    const row = await rowOf(ctx, chunked).forUpdate().executeTakeFirstOrThrow()
    // Another request may have completed it meanwhile: then return that file.
    if (row.upload_id !== null) return (await uploadById(ctx, row.upload_id)) ?? null
    if (!stored) return null
    const upload = await recordUpload(ctx, { accountId, folder }, stored)
    await db(ctx).updateTable('media.chunked_upload').set({ upload_id: upload.id }).where('id', '=', id).execute()
    return upload
  }
}

/** Deletes the chunks of a file that is complete or abandoned. */
export const forgetChunks = async (app: App, chunkedId: number): Promise<void> => {
  const paths = await app.work.read((ctx) => pathsOf(ctx, chunkedId))
  // Delete the files first, so that any remaining ones can still be found through their row.
  for (const path of paths) await app.adapters.files.remove(path)
  await app.work.write((ctx) => db(ctx).deleteFrom('media.chunk').where('chunked_id', '=', chunkedId).execute())
}

/** Deletes uploads that were idle for a day. */
export const forgetLapsed = async (app: App): Promise<void> => {
  const lapsed = await app.work.read((ctx) =>
    db(ctx)
      .selectFrom('media.chunked_upload')
      .select('id')
      .where('touched_at', '<', new Date(ctx.now.getTime() - lapseMs))
      .execute(),
  )
  for (const { id } of lapsed) {
    await forgetChunks(app, id)
    await app.work.write((ctx) => db(ctx).deleteFrom('media.chunked_upload').where('id', '=', id).execute())
  }
}

/** Paths of chunks waiting for the rest of their file, for the check that they exist. */
export const waitingChunks = async (ctx: ReadCtx): Promise<string[]> => {
  const rows = await db(ctx)
    .selectFrom('media.chunk')
    .innerJoin('media.chunked_upload as whole', 'whole.id', 'media.chunk.chunked_id')
    .select('media.chunk.path')
    .where('whole.upload_id', 'is', null)
    .where('whole.touched_at', '>=', new Date(ctx.now.getTime() - lapseMs))
    .execute()
  return rows.map(({ path }) => path)
}
