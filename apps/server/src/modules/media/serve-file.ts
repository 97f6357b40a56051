import { Readable } from 'node:stream'
import { renditionWidths } from '@porchlight/contract'
import type { FastifyReply } from 'fastify'
import { type Actor, actsFor } from '#http/actor'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import type { OpenFile } from './files.ts'
import type { StoredPicture } from './picture.ts'
import { isPublic, isReader, pictureById, uploadById } from './queries.ts'
import { partOf } from './ranges.ts'
import { type Format, type Original, renditionOf } from './renditions.ts'
import { sceneOf } from './scenes.ts'
import type { Upload } from './upload.ts'
import { versionOf } from './views.ts'

/** A file of ours that someone may have, with how it may be cached. */
export type ServedFile = OpenFile & {
  type: string
  caching: string
  /** The name it was sent under; pictures have none. */
  name: string | null
}

const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'
const anHourOfHis = 'private, max-age=3600'

const nameWithVersion = /^(\d{1,15})(?:-([0-9a-f]{8}))?$/
const fileName = /^([1-9]\d{1,4})\.(avif|webp)$/

/** Rows of pictures never change, so a page of two dozen needs no two dozen queries. */
const remembered = new WeakMap<App, Map<number, StoredPicture>>()

const pictureOf = async (app: App, id: number): Promise<StoredPicture | undefined> => {
  const rows = remembered.get(app) ?? new Map<number, StoredPicture>()
  remembered.set(app, rows)
  const row = rows.get(id) ?? (await app.work.read((ctx) => pictureById(ctx, id)))
  if (row && rows.size < 20_000) rows.set(id, row)
  return row
}

const wanted = (file: string, original: Original): { width: number; format: Format } => {
  const parts = fileName.exec(file)
  const width = Number(parts?.[1])
  if (!parts || !renditionWidths(original.width).includes(width)) throw notFound('This picture')
  return { width, format: parts[2] as Format }
}

const rendition = async (app: App, original: Original, file: string, caching: string): Promise<ServedFile> => {
  const { width, format } = wanted(file, original)
  const bytes = await renditionOf(app.adapters.files, original, width, format)
  const stream = (from: number, to: number) => Readable.from([bytes.subarray(from, to + 1)])
  return { type: `image/${format}`, name: null, caching, size: bytes.length, stream }
}

/** @throws Problem 404 */
export const servedPicture = async (app: App, name: string, file: string): Promise<ServedFile> => {
  const [, id, version] = nameWithVersion.exec(name) ?? []
  const picture = id === undefined ? undefined : await pictureOf(app, Number(id))
  // An upload is found only with its version.
  const known = version === undefined ? picture?.origin === 'pool' : picture && version === versionOf(picture)
  if (!picture || !known) throw notFound('This picture')
  return rendition(app, picture, file, version ? forever : aDay)
}

/** @throws Problem 404 */
export const servedScene = async (app: App, name: string, file: string): Promise<ServedFile> => {
  const scene = await sceneOf(name)
  if (!scene) throw notFound('This picture')
  return rendition(app, scene, file, aDay)
}

/** Whether someone may read an upload, by what the caller of {@link uploadFor} knows. */
type MayRead = (upload: Upload) => Promise<boolean>

const isFor =
  (app: App, actor: Actor): MayRead =>
  ({ id, accountId }) =>
    app.work.read(async (ctx) => {
      if (actor.kind !== 'person') return isPublic(ctx, id)
      if (actor.accountId === accountId || actsFor(actor, 'people')) return true
      return (await isReader(ctx, id, actor.accountId)) || isPublic(ctx, id)
    })

/**
 * A film or document by the name of its address, where `mayRead` allows it.
 * @throws Problem 404 for all others
 */
export const uploadFor = async (app: App, name: string, mayRead: MayRead): Promise<ServedFile> => {
  const [, id, version] = nameWithVersion.exec(name) ?? []
  const upload = id && version ? await app.work.read((ctx) => uploadById(ctx, Number(id))) : undefined
  if (!upload?.path || version !== versionOf(upload) || !(await mayRead(upload))) throw notFound('This file')
  const file = await app.adapters.files.open(upload.path)
  if (!file) throw new Error(`the upload ${upload.path} is not in the file store`)
  return { ...file, type: upload.type, name: upload.name, caching: anHourOfHis }
}

/**
 * A film or document, for its sender, staff, whom it was sent to, and everyone where it is shown on a page.
 * @throws Problem 404 for everyone else
 */
export const servedUpload = (app: App, actor: Actor, name: string): Promise<ServedFile> =>
  uploadFor(app, name, isFor(app, actor))

const address = /^\/media-resources\/(pictures|scenes|files)\/([\w-]{1,80})(?:\/(\d{1,5}\.(?:avif|webp)))?$/

/**
 * What lies at one of our own addresses of pictures and files, for the person who asks; every other address is refused unread.
 * @throws Problem 404
 */
export const fileAt = async (app: App, actor: Actor, path: string): Promise<ServedFile> => {
  const [, kind, name = '', file] = address.exec(path) ?? []
  if (kind === 'files' && file === undefined) return servedUpload(app, actor, name)
  if (kind === 'pictures' && file) return servedPicture(app, name, file)
  if (kind === 'scenes' && file) return servedScene(app, name, file)
  throw notFound('This file')
}

/** The whole file, or the part that a Range header asks for. */
export const sendServed = (reply: FastifyReply, { type, size, stream }: ServedFile, range?: string): FastifyReply => {
  const part = partOf(range, size)
  reply.type(type).header('accept-ranges', 'bytes')
  if (part === null) return reply.code(416).header('content-range', `bytes */${size}`).send('')
  if (part === 'all') return reply.header('content-length', size).send(stream(0, size - 1))
  const { from, to } = part
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${size}`)
    .header('content-length', to - from + 1)
    .send(stream(from, to))
}

/** Saved, never opened: whatever it holds cannot run here. */
const savedAs = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`

/** {@link sendServed} for a film or document: saved under the name it was sent under. */
export const sendUpload = (reply: FastifyReply, served: ServedFile, range?: string): FastifyReply => {
  reply
    .header('content-disposition', savedAs(served.name ?? ''))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', served.caching)
  return sendServed(reply, served, range)
}
