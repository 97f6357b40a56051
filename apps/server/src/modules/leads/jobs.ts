import { flatAddress } from '@porchlight/contract'
import { accountClosed, accountOpened } from '#events/accounts'
import { type Consumer, onEvent } from '#kernel/jobs'
import { accountById } from '#modules/accounts'
import { isInDestination } from '#modules/homes'
import { erase } from './commands.ts'
import { takeHomeElsewhere } from './home-elsewhere.ts'
import { leadsOfPerson } from './queries.ts'

export const consumers: readonly Consumer[] = [
  onEvent(accountOpened, 'leads.home-elsewhere', async (app, { accountId, propertyAddress }) => {
    const address = flatAddress.safeParse(propertyAddress)
    if (!address.success || address.data.line1 === '' || (await isInDestination(app, address.data))) return
    await app.work.write((ctx) => takeHomeElsewhere(app, ctx, accountId, address.data))
  }),

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
