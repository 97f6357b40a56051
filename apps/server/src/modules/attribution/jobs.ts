import { accountClosed } from '#events/accounts'
import { type Consumer, onEvent } from '#kernel/jobs'
import { pauseAll } from './codes.ts'

export const consumers: readonly Consumer[] = [
  onEvent(accountClosed, 'attribution.account.closed', (app, { accountId }) =>
    app.work.write((ctx) => pauseAll(ctx, accountId)),
  ),
]
