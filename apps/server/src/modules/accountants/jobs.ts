import { accountClosed } from '#events/accounts'
import { type Consumer, onEvent } from '#kernel/jobs'
import { endAccessOf } from './commands.ts'

export const consumers: readonly Consumer[] = [
  onEvent(accountClosed, 'accountants.account.closed', (app, { accountId }) =>
    app.work.write((ctx) => endAccessOf(ctx, accountId)),
  ),
]
