import { type Job, job } from '#kernel/jobs'
import { liveHomes } from '#modules/homes'
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
]
