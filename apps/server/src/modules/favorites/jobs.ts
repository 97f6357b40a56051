import { accountClosed } from '#events/accounts'
import { type Consumer, onEvent } from '#kernel/jobs'
import { dropAll } from './commands.ts'

export const consumers: readonly Consumer[] = [
  onEvent(accountClosed, 'favorites.account.closed', (app, { accountId }) =>
    app.work.write((ctx) => dropAll(ctx, accountId)),
  ),
]
