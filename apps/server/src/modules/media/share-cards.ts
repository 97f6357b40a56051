import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Picture, renditionWidths } from '@porchlight/contract'
import type { FastifyReply } from 'fastify'
import type { App } from '#kernel/app'
import { drawShareCard } from './adapters/share-card.ts'
import { drawnCards } from './adapters/share-card-cache.ts'
import { servedPicture } from './serve-file.ts'
import { sharedByKey, turns } from './worker-slots.ts'

const inTurn = turns(1, 20)
const once = sharedByKey<Buffer>()
const widest = 1280

const bytesOf = async (app: App, { src, width }: Pick<Picture, 'src' | 'width'>): Promise<Buffer> => {
  const rendition = renditionWidths(width)
    .filter((one) => one <= widest)
    .at(-1)
  const served = await servedPicture(app, src.split('/').at(-1) ?? '', `${rendition}.webp`)
  return buffer(served.stream(0, served.size - 1))
}

type Card = {
  picture: Pick<Picture, 'src' | 'width'> | null
  brand: string
  title: string
  kicker: string
}

/** Sends the picture of a shared link. Drawn once for the same text and picture, one at a time, and cached. */
export const sendShareCard = async (app: App, reply: FastifyReply, card: Card): Promise<FastifyReply> => {
  const key = createHash('sha256')
    .update(JSON.stringify([card.picture?.src, card.brand, card.title, card.kicker]))
    .digest('base64url')
  const known = drawnCards.get(key)
  const jpeg =
    known ??
    (await once(key, () =>
      inTurn(async () =>
        drawShareCard({ ...card, picture: card.picture ? await bytesOf(app, card.picture) : undefined }),
      ),
    ))
  if (!known) drawnCards.set(key, jpeg)
  return reply
    .headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' })
    .type('image/jpeg')
    .send(jpeg)
}
