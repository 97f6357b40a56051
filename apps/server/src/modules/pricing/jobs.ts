import { dateIn } from '@porchlight/contract'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { forgetSearched } from './asked-stays.ts'
import { refreshAllFromNights, refreshFromNights } from './from-night.ts'

export const jobs: readonly Job[] = [
  job({
    name: 'pricing.from-nights',
    // A day passes and another night may be the lowest ahead.
    cron: '20 5 * * *',
    run: async (app) => {
      const told = await refreshAllFromNights(app)
      app.log.info({ told }, 'lowest nights ahead told')
    },
  }),
  job({
    name: 'pricing.forget-searched',
    cron: '40 5 * * *',
    run: (app) => app.work.write((ctx) => forgetSearched(ctx, dateIn('UTC', ctx.now))),
  }),
]

export const consumers: readonly Consumer[] = [
  // A "from" price that nobody can book any more would be a lure.
  onEvent(
    'nights.changed',
    'pricing.from-night',
    async (app, { homeId }) => {
      await app.work.write((ctx) => refreshFromNights(ctx, [Number(homeId)]))
    },
    { freshHours: 24 },
  ),
]
