import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { forgetLapsed } from './chunks.ts'
import { pictureStored } from './events.ts'
import { pictureById } from './queries.ts'
import { prepareRenditions } from './renditions.ts'

export const consumers: readonly Consumer[] = [
  onEvent(pictureStored, 'media.render', async (app, { pictureId }) => {
    const picture = await app.work.read((ctx) => pictureById(ctx, pictureId))
    if (picture) await prepareRenditions(app.adapters.files, picture)
  }),
]

export const jobs: readonly Job[] = [
  job({ name: 'media.forget-chunks', cron: '20 * * * *', run: (app) => forgetLapsed(app) }),
]
