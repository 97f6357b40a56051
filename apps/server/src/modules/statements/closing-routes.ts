import { closeTheBooks, closingDeskNow, tellBankBalance } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { companyNameOf } from '#http/site'
import { refuseUnconfirmed } from '#modules/accounts'
import { closeBooks, tellBank } from './closing-commands.ts'
import { closingDeskOf } from './closing-views.ts'

export const closingRoutes: readonly Route[] = [
  route(closingDeskNow, ({ read }) => read(async (ctx) => ({ desk: await closingDeskOf(ctx) }))),

  route(tellBankBalance, ({ actor, body, write }) =>
    write(async (ctx) => {
      await tellBank(ctx, { ...body, by: actor.accountId })
      return { desk: await closingDeskOf(ctx) }
    }),
  ),

  route(closeTheBooks, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      const legalName = companyNameOf(app)
      await closeBooks(ctx, { ...body, closedBy: actor.accountId, legalName })
      return { desk: await closingDeskOf(ctx) }
    }),
  ),
]
