import { uploadChunk, uploadCustomFile, uploadCustomImage } from '@porchlight/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Person } from '#http/actor'
import { receivedFile } from '#http/form'
import { type Route, route } from '#http/route'
import { actorOf } from '#http/session'
import type { App } from '#kernel/app'
import { cdnFolder } from './addresses.ts'
import { forgetChunks, storeChunk, wholeOf } from './chunks.ts'
import { type ServedFile, sendServed, sendUpload, servedPicture, servedScene, servedUpload } from './serve-file.ts'
import type { Upload } from './upload.ts'
import { recordUpload, storeUploadedFile, storeUploadedPicture } from './uploads.ts'
import { chunkedView, mediaFileView, uploadPath } from './views.ts'

/** Serves renditions of pictures and scenes. Originals have no URL. */
export const pictureFiles = (server: FastifyInstance, app: App): void => {
  type Params = { name: string; file: string }
  const send = (reply: FastifyReply, served: ServedFile) =>
    // Widgets show the pictures on other sites.
    sendServed(
      reply.header('cache-control', served.caching).header('cross-origin-resource-policy', 'cross-origin'),
      served,
    )

  server.get<{ Params: Params }>('/media-resources/pictures/:name/:file', async ({ params }, reply) =>
    send(reply, await servedPicture(app, params.name, params.file)),
  )
  // A CDN fetches from here; its copies are readable cross-origin, so that our pages can cache them.
  server.get<{ Params: Params }>(`${cdnFolder}/:name/:file`, async ({ params }, reply) =>
    send(reply.header('access-control-allow-origin', '*'), await servedPicture(app, params.name, params.file)),
  )
  server.get<{ Params: Params }>('/media-resources/scenes/:name/:file', async ({ params }, reply) =>
    send(reply, await servedScene(app, params.name, params.file)),
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
    const stored = await storeUploadedPicture(app.adapters.files, receivedFile(body.file))
    return write(async (ctx) => answerOf(await recordUpload(ctx, senderOf(actor, body), stored)))
  },
  { allowance },
)

const takeFile = route(
  uploadCustomFile,
  async ({ app, actor, body, write }) => {
    const stored = await storeUploadedFile(app.adapters.files, receivedFile(body.file))
    return write(async (ctx) => answerOf(await recordUpload(ctx, senderOf(actor, body), stored)))
  },
  { allowance },
)

const takeChunk = route(
  uploadChunk,
  async ({ app, actor, body, steps }) => {
    const sent = { ...body, ...senderOf(actor, body), file: receivedFile(body.file) }
    const chunked = await storeChunk(app, sent, steps.first)
    const finish = await wholeOf(app, chunked)
    const answer = await steps.last(async (ctx) => chunkedView(chunked, await finish(ctx)))
    if (answer.object) await forgetChunks(app, chunked.id)
    return answer
  },
  { allowance },
)

export const routes: readonly Route[] = [takePicture, takeFile, takeChunk]

/** Videos and documents, for people who can read them. */
export const uploadedFiles = (server: FastifyInstance, app: App): void => {
  server.get<{ Params: { name: string } }>('/media-resources/files/:name', async (request, reply) => {
    const served = await servedUpload(app, await actorOf(app, request), request.params.name)
    return sendUpload(reply, served, request.headers.range)
  })
}
