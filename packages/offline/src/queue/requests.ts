import { openPiece } from './bodies.ts'
import type { FormPart, Request } from './parts.ts'
import type { Seal } from './seal.ts'
import type { QueueStore } from './store.ts'
import { type ChunkRoute, nextStep, withNames } from './uploads.ts'
import type { Body, Upload, WriteData } from './write.ts'

/** A file of the write is gone from the device, or can no longer be decrypted. */
export class UnreadableFile extends Error {}

type Files = { store: QueueStore; seal: Seal }

const fileOf = async ({ store, seal }: Files, { id, fileType, fileName }: Upload, index: number) => {
  const bytes = await openPiece(store, seal, id, index)
  if (!bytes) throw new UnreadableFile()
  return { bytes: new Blob([bytes], { type: fileType }), name: fileName }
}

const textParts = (data: WriteData | null): FormPart[] =>
  Object.entries(data ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)])

const chunkParts = async (files: Files, upload: Upload, index: number, data: WriteData | null): Promise<FormPart[]> => [
  ...textParts({ folder: data?.folder }),
  ['upload', upload.id],
  ['fileSize', String(upload.fileSize)],
  ['chunks', String(upload.chunks)],
  ['chunk', String(index)],
  ['file', await fileOf(files, upload, index)],
]

const isInForm = ({ namedAs }: Upload): boolean => namedAs === undefined

/** A file already sent in chunks is referenced by the server's id for it. */
const writeParts = async (files: Files, { data, uploads }: Body): Promise<FormPart[]> => {
  const parts = textParts(withNames(data, uploads))
  for (const upload of uploads.filter(isInForm))
    parts.push([upload.field, upload.fileId ?? (await fileOf(files, upload, 0))])
  return parts
}

/**
 * The request for a write: the next chunk of a file that is sent first, or the write itself, as form data if it
 * contains files.
 * @throws UnreadableFile
 */
export const requestOf = async (files: Files, key: string, body: Body, route: ChunkRoute): Promise<Request> => {
  const step = nextStep(body)
  if (step.kind === 'chunk') {
    const form = await chunkParts(files, step.upload, step.index, body.data)
    return { key, url: body.chunksEndPoint ?? route.endPoint, method: 'POST', data: null, form }
  }
  const { url, method, data, uploads } = body
  if (!uploads.some(isInForm)) return { key, url, method, data: withNames(data, uploads), form: null }
  return { key, url, method, data: null, form: await writeParts(files, body) }
}
