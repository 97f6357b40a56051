import { accountClosed } from '#events/accounts'
import { type Consumer, onEvent } from '#kernel/jobs'
import { dropDraftsAbout } from './commands.ts'

export const consumers: readonly Consumer[] = [
  onEvent(accountClosed, 'drafts.account.closed', (app, { accountId }) =>
    app.work.write((ctx) => dropDraftsAbout(ctx, accountId)),
  ),
]
