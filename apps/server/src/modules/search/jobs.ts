import { accountClosed } from '#events/accounts'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { tellOfMatches } from './alerts.ts'
import { emailMatches } from './email-alerts.ts'
import { dropAllSaved } from './saved-searches.ts'

export const jobs: readonly Job[] = [
  // In the island's morning.
  job({ name: 'search.alerts', cron: '0 13 * * *', run: tellOfMatches }),
  job({ name: 'search.email-alerts', cron: '10 13 * * *', run: emailMatches }),
]

export const consumers: readonly Consumer[] = [
  onEvent(accountClosed, 'search.account.closed', (app, { accountId }) =>
    app.work.write((ctx) => dropAllSaved(ctx, accountId)),
  ),
]
