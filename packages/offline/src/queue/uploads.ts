import { fieldsOf } from './answers.ts'
import { limits } from './rules.ts'
import type { Body, NewFile, Upload, WriteData } from './write.ts'

/** Where the pieces of large files are sent. */
export type ChunkRoute = { endPoint: string }

export const newUpload = ({ field, file, name, namedAs }: NewFile, id: string): Upload => {
  const chunks = Math.max(1, Math.ceil(file.size / limits.chunkBytes))
  return {
    id,
    field,
    name,
    fileName: name,
    fileType: file.type,
    fileSize: file.size,
    s3Path: null,
    chunks,
    uploadedChunk: Array.from({ length: chunks }, () => false),
    fileId: null,
    ...(namedAs && { namedAs }),
  }
}

/** The first byte and the last one (excluded) of a piece. */
export const pieceRange = ({ fileSize }: Upload, index: number): [from: number, to: number] => [
  index * limits.chunkBytes,
  Math.min(fileSize, (index + 1) * limits.chunkBytes),
]

/** The first chunk the server hasn't confirmed; null if it has them all (spec section 4). */
export const nextChunk = ({ uploadedChunk }: Upload): number | null => {
  const next = uploadedChunk.indexOf(false)
  return next < 0 ? null : next
}

const goesAhead = ({ chunks, namedAs }: Upload): boolean => chunks > 1 || namedAs !== undefined

export type Step = { kind: 'chunk'; upload: Upload; index: number } | { kind: 'write' }

/** The next part of a write to send: a chunk of a file that is sent first, or the write itself. */
export const nextStep = ({ uploads }: Body): Step => {
  for (const upload of uploads.filter(goesAhead)) {
    const index = nextChunk(upload)
    if (index !== null) return { kind: 'chunk', upload, index }
  }
  return { kind: 'write' }
}

/** A write's data once its files are on the server: it references those that were sent before it. */
export const withNames = (data: WriteData | null, uploads: readonly Upload[]): WriteData | null => {
  const named: Record<string, unknown> = {}
  for (const { field, fileId, namedAs } of uploads) {
    const before = named[field] ?? data?.[field]
    if (namedAs === 'id') named[field] = Number(fileId)
    if (namedAs === 'ids') named[field] = [...(Array.isArray(before) ? before : []), Number(fileId)]
  }
  return Object.keys(named).length > 0 ? { ...data, ...named } : data
}

type Answered = { object: unknown; upload: Readonly<Record<string, unknown>> }

const answerFor = (results: unknown, { id }: Upload): Answered => {
  const { object, uploads } = fieldsOf(results)
  const list = Array.isArray(uploads) ? uploads.map(fieldsOf) : []
  return { object, upload: list.find((upload) => upload.id === id) ?? {} }
}

const idOf = (object: unknown): string | null => {
  const { id } = fieldsOf(object)
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

/**
 * A write after one of its chunks was answered, or null if the answer confirms nothing new. The server's flags count:
 * it may have lost what it confirmed before. `chunksEndPoint` requests the next chunk; without it, the file is
 * complete.
 */
export const afterChunk = (
  body: Body,
  { upload, index }: { upload: Upload; index: number },
  results: unknown,
): Body | null => {
  const { object, upload: confirmed } = answerFor(results, upload)
  const chunksEndPoint = typeof confirmed.chunksEndPoint === 'string' ? confirmed.chunksEndPoint : null
  const flags = Array.isArray(confirmed.uploadedChunk) ? confirmed.uploadedChunk.map((flag) => flag === true) : []
  const uploadedChunk = upload.uploadedChunk.map((_, at) => chunksEndPoint === null || flags[at] === true)
  const fileId = chunksEndPoint === null ? idOf(object) : null
  const hasNoName = chunksEndPoint === null && upload.namedAs !== undefined && fileId === null
  if (!uploadedChunk[index] || hasNoName) return null
  const s3Path = typeof confirmed.s3Path === 'string' ? confirmed.s3Path : upload.s3Path
  const next: Upload = { ...upload, uploadedChunk, s3Path, fileId }
  return { ...body, chunksEndPoint, uploads: body.uploads.map((one) => (one.id === upload.id ? next : one)) }
}

/** Whether sending the chunks was all there was to do: the write is only an upload. */
export const isUploadOnly = ({ url, uploads }: Body, { endPoint }: ChunkRoute): boolean =>
  url === endPoint && uploads.length > 0
