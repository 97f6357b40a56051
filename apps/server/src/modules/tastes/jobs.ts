import { accountClosed } from '#events/accounts'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { removeAll, removeForgotten } from './tastes.ts'

export const jobs: readonly Job[] = [
  job({ name: 'tastes.forget', cron: '40 4 * * *', run: (app) => app.work.write(removeForgotten) }),
]

export const consumers: readonly Consumer[] = [
  onEvent(accountClosed, 'tastes.account.closed', (app, { accountId }) =>
    app.work.write((ctx) => removeAll(ctx, accountId)),
  ),
]
