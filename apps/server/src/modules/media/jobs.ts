import { renditionWidths } from '@porchlight/contract'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { forgetLapsed } from './chunks.ts'
import { pictureStored } from './events.ts'
import { pictureById } from './queries.ts'
import { prepareRendition } from './renditions.ts'

const formats = ['webp', 'avif'] as const

export const consumers: readonly Consumer[] = [
  onEvent(pictureStored, 'media.render', async (app, { pictureId }) => {
    const picture = await app.work.read((ctx) => pictureById(ctx, pictureId))
    if (!picture) return
    for (const format of formats)
      for (const width of renditionWidths(picture.width))
        await prepareRendition(app.adapters.files, picture, width, format)
  }),
]

export const jobs: readonly Job[] = [
  job({ name: 'media.forget-chunks', cron: '20 * * * *', run: (app) => forgetLapsed(app) }),
]
