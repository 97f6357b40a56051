import { closeTheBooks, closingViewNow, tellBankBalance } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { companyNameOf } from '#http/site'
import { refuseUnconfirmed } from '#modules/accounts'
import { closeBooks, tellBank } from './closing-commands.ts'
import { closingViewOf } from './closing-views.ts'

export const closingRoutes: readonly Route[] = [
  route(closingViewNow, ({ read }) => read(async (ctx) => ({ desk: await closingViewOf(ctx) }))),

  route(tellBankBalance, ({ actor, body, write }) =>
    write(async (ctx) => {
      await tellBank(ctx, { ...body, by: actor.accountId })
      return { desk: await closingViewOf(ctx) }
    }),
  ),

  route(closeTheBooks, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      const legalName = companyNameOf(app)
      await closeBooks(ctx, { ...body, closedBy: actor.accountId, legalName })
      return { desk: await closingViewOf(ctx) }
    }),
  ),
]
