import { accountClosed, accountOpened } from '#events/accounts'
import { type Consumer, onEvent } from '#kernel/jobs'
import { accountById } from '#modules/accounts'
import { dropAll } from './commands.ts'
import { adoptList } from './email-lists.ts'

export const consumers: readonly Consumer[] = [
  onEvent(accountOpened, 'favorites.account.opened', (app, { accountId }) =>
    app.work.write(async (ctx) => {
      const account = await accountById(ctx, accountId)
      if (account) await adoptList(ctx, accountId, account.email)
    }),
  ),
  onEvent(accountClosed, 'favorites.account.closed', (app, { accountId }) =>
    app.work.write((ctx) => dropAll(ctx, accountId)),
  ),
]
