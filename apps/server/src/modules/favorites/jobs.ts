import { type Consumer, onEvent } from '#kernel/jobs'
import { dropAll } from './commands.ts'

export const consumers: readonly Consumer[] = [
  onEvent('account.closed', 'favorites.account.closed', (app, { accountId }) =>
    app.work.write((ctx) => dropAll(ctx, Number(accountId))),
  ),
]
