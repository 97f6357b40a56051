import { accountClosed } from '#events/accounts'
import { type Consumer, onEvent } from '#kernel/jobs'
import { forgetPerson } from './records.ts'

export const consumers: readonly Consumer[] = [
  onEvent(accountClosed, 'people.account.closed', (app, { accountId }) =>
    app.work.write((ctx) => forgetPerson(ctx, accountId)),
  ),
]
