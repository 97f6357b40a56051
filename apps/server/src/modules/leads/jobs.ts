import { accountClosed } from '#events/accounts'
import { type Consumer, onEvent } from '#kernel/jobs'
import { accountById } from '#modules/accounts'
import { erase } from './commands.ts'
import { leadsOfPerson } from './queries.ts'

export const consumers: readonly Consumer[] = [
  onEvent(accountClosed, 'leads.account.closed', (app, { accountId }) =>
    app.work.write(async (ctx) => {
      const id = accountId
      const email = (await accountById(ctx, id))?.email ?? ''
      const leads = await leadsOfPerson(ctx, id, email)
      await erase(
        ctx,
        leads.map((lead) => lead.id),
      )
    }),
  ),
]
