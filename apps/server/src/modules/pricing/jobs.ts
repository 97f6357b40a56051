import { dateIn } from '@porchlight/contract'
import { type Job, job } from '#kernel/jobs'
import { liveHomes } from '#modules/homes'
import { forgetSearched } from './asked-stays.ts'
import { retellFromNights } from './from-night.ts'

export const jobs: readonly Job[] = [
  job({
    name: 'pricing.from-nights',
    // A day passes and another night may be the lowest ahead.
    cron: '20 5 * * *',
    run: async (app) => {
      const told = await app.work.write(async (ctx) => retellFromNights(ctx, await liveHomes(ctx)))
      app.log.info({ told }, 'lowest nights ahead told')
    },
  }),
  job({
    name: 'pricing.forget-searched',
    cron: '40 5 * * *',
    run: (app) => app.work.write((ctx) => forgetSearched(ctx, dateIn('UTC', ctx.now))),
  }),
]
