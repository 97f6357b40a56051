import { dateIn } from '@porchlight/contract'
import { nightsChanged } from '#events/availability'
import { homeChanged, homeCopied } from '#events/homes'
import { type Consumer, type Job, job, onEvent, writeOn } from '#kernel/jobs'
import { homesByIds } from '#modules/homes'
import { copyRates } from './copy-rates.ts'
import { announceFeesOfToday } from './due-fee-changes.ts'
import { feesChanged } from './events.ts'
import { refreshAllFromPrices, refreshFromPrices } from './from-night.ts'
import { tellMissing } from './missing-decisions.ts'
import { deleteSearchedStays } from './searched-stays.ts'

export const jobs: readonly Job[] = [
  job({
    name: 'pricing.from-nights',
    // Once a day passes, another upcoming night may be the cheapest.
    cron: '20 5 * * *',
    run: async (app) => {
      await app.work.write(announceFeesOfToday)
      const reported = await refreshAllFromPrices(app)
      app.log.info({ reported }, 'from prices published')
    },
  }),
  job({
    name: 'pricing.forget-searched',
    cron: '40 5 * * *',
    run: (app) => app.work.write((ctx) => deleteSearchedStays(ctx, dateIn('UTC', ctx.now))),
  }),
]

export const consumers: readonly Consumer[] = [
  // A home that is new, or has moved, follows the company's fees and its location's taxes.
  onEvent(homeChanged, 'pricing.decisions', async (app, { homeId }) => {
    await app.work.write(async (ctx) => tellMissing(ctx, await homesByIds(ctx, [homeId])))
  }),
  // A copy starts with the rates of its source.
  onEvent(homeCopied, 'pricing.copied-rates', async (app, { homeId, fromId, by }) => {
    await app.work.write((ctx) => copyRates(ctx, homeId, fromId, by))
  }),
  // Fees of the company are part of every "from" price.
  onEvent(feesChanged, 'pricing.from-nights-of-fees', async (app) => {
    await refreshAllFromPrices(app)
  }),
  // A "from" price that no one can book anymore would be misleading.
  writeOn(nightsChanged, 'pricing.from-night', (ctx, { homeId }) => refreshFromPrices(ctx, [homeId]), {
    freshHours: 24,
    once: { per: 'homeId' },
  }),
]
