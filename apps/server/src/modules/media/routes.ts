import { renditionWidths } from '@porchlight/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import type { StoredPicture } from './picture.ts'
import { pictureById } from './queries.ts'
import { type Format, type Original, renditionOf } from './renditions.ts'
import { sceneOf } from './scenes.ts'
import { versionOf } from './views.ts'

const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

const pictureName = /^(\d{1,15})(?:-([0-9a-f]{8}))?$/
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
      const [, id, version] = pictureName.exec(params.name) ?? []
      const picture = id === undefined ? undefined : await pictureOf(Number(id))
      if (!picture || (version !== undefined && version !== versionOf(picture))) throw notFound('This picture')
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
