import { renditionWidths, uploadChunk, uploadCustomFile, uploadCustomImage } from '@porchlight/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isStaff, type Person } from '#http/actor'
import { receivedFile } from '#http/form'
import { type Route, route } from '#http/route'
import { actorOf } from '#http/session'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import { forgetChunks, keepChunk, wholeOf } from './chunks.ts'
import type { OpenFile } from './files.ts'
import type { StoredPicture } from './picture.ts'
import { pictureById, uploadById } from './queries.ts'
import { partOf } from './ranges.ts'
import { type Format, type Original, renditionOf } from './renditions.ts'
import { sceneOf } from './scenes.ts'
import type { Upload } from './upload.ts'
import { keepUploadedFile, keepUploadedPicture, recordUpload } from './uploads.ts'
import { chunkedView, mediaFileView, uploadPath, versionOf } from './views.ts'

const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

const nameWithVersion = /^(\d{1,15})(?:-([0-9a-f]{8}))?$/
const fileName = /^([1-9]\d{1,4})\.(avif|webp)$/

/** Rows of pictures never change, so a page of two dozen needs no two dozen queries. */
const rememberedPictures = (app: App) => {
  const rows = new Map<number, StoredPicture>()
  return async (id: number): Promise<StoredPicture | undefined> => {
    const row = rows.get(id) ?? (await app.work.read((ctx) => pictureById(ctx, id)))
    if (row && rows.size < 20_000) rows.set(id, row)
    return row
  }
}

const wanted = (file: string, original: Original): { width: number; format: Format } => {
  const parts = fileName.exec(file)
  const width = Number(parts?.[1])
  if (!parts || !renditionWidths(original.width).includes(width)) throw notFound('This picture')
  return { width, format: parts[2] as Format }
}

const sendRendition = async (app: App, reply: FastifyReply, original: Original, file: string, caching: string) => {
  const { width, format } = wanted(file, original)
  const bytes = await renditionOf(app.adapters.files, original, width, format)
  return (
    reply
      .type(`image/${format}`)
      .header('cache-control', caching)
      // Widgets show the pictures on other people's sites.
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes)
  )
}

/** Renditions of pictures and scenes. Originals have no address. */
export const pictureFiles = (server: FastifyInstance, app: App): void => {
  const pictureOf = rememberedPictures(app)

  server.get<{ Params: { name: string; file: string } }>(
    '/media-resources/pictures/:name/:file',
    async ({ params }, reply) => {
      const [, id, version] = nameWithVersion.exec(params.name) ?? []
      const picture = id === undefined ? undefined : await pictureOf(Number(id))
      // An upload is only found by whoever knows its version.
      const known = version === undefined ? picture?.origin === 'pool' : picture && version === versionOf(picture)
      if (!picture || !known) throw notFound('This picture')
      return sendRendition(app, reply, picture, params.file, version ? forever : aDay)
    },
  )

  server.get<{ Params: { name: string; file: string } }>(
    '/media-resources/scenes/:name/:file',
    async ({ params }, reply) => {
      const scene = await sceneOf(params.name)
      if (!scene) throw notFound('This picture')
      return sendRendition(app, reply, scene, params.file, aDay)
    },
  )
}

const answerOf = (upload: Upload) => ({ path: uploadPath(upload), data: mediaFileView(upload) })
const senderOf = ({ accountId }: Person, { folder = null }: { folder?: string | null | undefined }) => ({
  accountId,
  folder,
})
const allowance = { perMinute: 120 }

const takePicture = route(
  uploadCustomImage,
  async ({ app, actor, body, write }) => {
    const kept = await keepUploadedPicture(app.adapters.files, receivedFile(body.file))
    return write(async (ctx) => answerOf(await recordUpload(ctx, senderOf(actor, body), kept)))
  },
  { allowance },
)

const takeFile = route(
  uploadCustomFile,
  async ({ app, actor, body, write }) => {
    const kept = await keepUploadedFile(app.adapters.files, receivedFile(body.file))
    return write(async (ctx) => answerOf(await recordUpload(ctx, senderOf(actor, body), kept)))
  },
  { allowance },
)

const takeChunk = route(
  uploadChunk,
  async ({ app, actor, body, steps }) => {
    const sent = { ...body, ...senderOf(actor, body), file: receivedFile(body.file) }
    const chunked = await keepChunk(app, sent, steps.first)
    const finish = await wholeOf(app, chunked)
    const answer = await steps.last(async (ctx) => chunkedView(chunked, await finish(ctx)))
    if (answer.object) await forgetChunks(app, chunked.id)
    return answer
  },
  { allowance },
)

export const routes: readonly Route[] = [takePicture, takeFile, takeChunk]

/** Saved, never opened: whatever it holds cannot run here. */
const savedAs = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`

const sendPart = (reply: FastifyReply, { size, stream }: OpenFile, part: ReturnType<typeof partOf>): FastifyReply => {
  if (part === null) return reply.code(416).header('content-range', `bytes */${size}`).send('')
  if (part === 'all') return reply.header('content-length', size).send(stream(0, size - 1))
  const { from, to } = part
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${size}`)
    .header('content-length', to - from + 1)
    .send(stream(from, to))
}

/** Films and documents, for their sender and staff. */
export const uploadedFiles = (server: FastifyInstance, app: App): void => {
  server.get<{ Params: { name: string } }>('/media-resources/files/:name', async (request, reply) => {
    const [, id, version] = nameWithVersion.exec(request.params.name) ?? []
    const upload = id && version ? await app.work.read((ctx) => uploadById(ctx, Number(id))) : undefined
    const actor = await actorOf(app, request)
    const isSender = actor.kind === 'person' && actor.accountId === upload?.accountId
    if (!upload?.path || version !== versionOf(upload) || !(isSender || isStaff(actor))) throw notFound('This file')
    const file = await app.adapters.files.open(upload.path)
    if (!file) throw new Error(`the upload ${upload.path} is not in the file store`)
    reply
      .type(upload.type)
      .header('content-disposition', savedAs(upload.name))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=3600')
      .header('accept-ranges', 'bytes')
    return sendPart(reply, file, partOf(request.headers.range, file.size))
  })
}
