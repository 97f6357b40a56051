import { homeChanged } from '#events/homes'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { lapseHolds } from './expire-holds.ts'
import { forgetOldReads } from './export.ts'
import { followLinks } from './links.ts'
import { pollDueFeeds } from './poll-feeds.ts'

export const jobs: readonly Job[] = [
  job({ name: 'availability.poll-feeds', cron: '*/15 * * * *', retryLimit: 0, run: pollDueFeeds }),
  job({
    name: 'availability.lapse-holds',
    cron: '* * * * *',
    retryLimit: 0,
    run: async (app) => {
      while ((await app.work.write((ctx) => lapseHolds(ctx))) > 0);
    },
  }),
  job({ name: 'availability.forget-reads', cron: '17 4 * * *', run: (app) => app.work.write(forgetOldReads) }),
]

export const consumers: readonly Consumer[] = [
  onEvent(homeChanged, 'availability.follow-links', (app, { homeId }) =>
    app.work.write((ctx) => followLinks(ctx, homeId)),
  ),
]
