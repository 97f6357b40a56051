import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FormFile } from '@porchlight/contract'
import type { FastifyError, FastifyRequest } from 'fastify'
import { Problem } from '#kernel/problem'
import { commonProblem } from './answer.ts'

/** A file from a form, stored in its own temporary place until the request is answered. */
export class ReceivedFile implements FormFile {
  readonly name: string
  readonly size: number
  /** The type the sender claims; don't trust it. */
  readonly type: string
  readonly sha256: string
  readonly place: string

  constructor(file: FormFile & { sha256: string; place: string }) {
    this.name = file.name
    this.size = file.size
    this.type = file.type
    this.sha256 = file.sha256
    this.place = file.place
  }

  /** What identifies two requests as the same. */
  toJSON() {
    return { name: this.name, sha256: this.sha256 }
  }
}

/** The file in the contract's form. */
export const receivedFile = (file: FormFile): ReceivedFile => {
  if (file instanceof ReceivedFile) return file
  throw commonProblem(400, 'unreadable', 'Send the file as a form part.')
}

const tooLarge = () => commonProblem(413, 'too_large', 'This file is too large.')

/** Browsers escape only the characters that would end a name in a form (HTML, section 4.10.21.8). */
const asTyped = (name: string): string => name.replaceAll('%22', '"').replace(/%0[AD]/g, ' ')

/** A name to display and save under: one line, no folders. */
const plainName = (name: string): string =>
  asTyped(name)
    .replace(/[\p{C}/\\]+/gu, ' ')
    .trim()
    .slice(-200)
    .toWellFormed() || 'file'

const keep = async ({ file, filename, mimetype }: MultipartFile, place: string): Promise<ReceivedFile> => {
  const hash = createHash('sha256')
  let size = 0
  const measured = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  await pipeline(file, measured, createWriteStream(place, { flags: 'wx' }))
  if (file.truncated) throw tooLarge()
  return new ReceivedFile({ name: plainName(filename), size, type: mimetype, place, sha256: hash.digest('hex') })
}

const readFields = async (request: FastifyRequest, folder: string, fileBytes: number) => {
  const fields: Record<string, unknown> = {}
  const limits = { fileSize: fileBytes, files: 1, fields: 8, parts: 9, fieldSize: 10_000, headerPairs: 20 }
  for await (const part of request.parts({ limits }))
    fields[part.fieldname] = part.type === 'file' ? await keep(part, join(folder, 'file')) : part.value
  return fields
}

/** A form that breaks off or isn't a form is the sender's fault; a full disk is ours. */
const problemOfForm = (error: unknown): unknown => {
  const { code = '', statusCode } = error as FastifyError
  if (error instanceof Problem || statusCode !== undefined || /^E[A-Z]+$/.test(code)) return error
  return commonProblem(400, 'unreadable', 'The form was incomplete. Send it again.')
}

export type Form = { fields: Record<string, unknown>; discard: () => Promise<void> }

/** Reads a form with one file, which is written to disk as it arrives. Call `discard` when done. */
export const receiveForm = async (request: FastifyRequest, fileBytes: number): Promise<Form> => {
  if (!request.isMultipart()) throw commonProblem(400, 'unreadable', 'Send this request as multipart/form-data.')
  if (Number(request.headers['content-length']) > fileBytes + 100_000) throw tooLarge()
  const folder = await mkdtemp(join(tmpdir(), `porchlight-form-${process.pid}-`))
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    return { fields: await readFields(request, folder, fileBytes), discard }
  } catch (error) {
    await discard()
    throw problemOfForm(error)
  }
}
