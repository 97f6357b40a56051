import { dateIn } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { type Job, job } from '#kernel/jobs'
import { ecbRatesIn } from './engine/ecb.ts'
import { saveRates } from './rates.ts'

/** Reads the bank's file, if an address is configured, outside any transaction. */
export const readRates = async (app: App): Promise<void> => {
  const { ratesUrl } = app.config
  if (!ratesUrl) return
  const answer = await app.adapters.feeds.read(ratesUrl)
  if (answer.kind === 'failed') return app.log.warn({ problem: answer.problem }, 'reference rates could not be loaded')
  const rates = ecbRatesIn(answer.text, dateIn('Europe/Berlin', app.clock.now()))
  const became = rates ? await app.work.write((ctx) => saveRates(ctx, rates)) : 'not_believed'
  if (became === 'not_believed') app.log.warn({ day: rates?.day }, 'reference rates rejected')
  else app.log.info({ day: rates?.day, became }, 'reference rates updated')
}

export const jobs: readonly Job[] = [
  // The bank publishes at 4 PM in Frankfurt on working days; the second run covers late days.
  job({ name: 'currencies.reference-rates', cron: '15 15,17 * * 1-5', run: readRates }),
]
