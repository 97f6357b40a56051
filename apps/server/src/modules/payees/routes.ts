import {
  addPayoutAccount as addEndpoint,
  payoutAccounts,
  removePayoutAccount as removeEndpoint,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import type { ReadCtx } from '#kernel/work'
import { refuseUnconfirmed } from '#modules/accounts'
import { addPayoutAccount, removePayoutAccount } from './commands.ts'
import { payoutAccountsOf } from './queries.ts'
import { payoutAccountView } from './views.ts'

const shown = async (ctx: ReadCtx, accountId: number) => ({
  accounts: (await payoutAccountsOf(ctx, accountId)).map((row) => payoutAccountView(row, ctx.now)),
})

export const routes: readonly Route[] = [
  route(payoutAccounts, ({ actor, read }) => read((ctx) => shown(ctx, actor.accountId))),

  route(addEndpoint, ({ app, actor, body, request, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await addPayoutAccount(ctx, app.seal, { ...actor, address: request.ip }, body)
      return shown(ctx, actor.accountId)
    }),
  ),

  route(removeEndpoint, ({ actor, params, request, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await removePayoutAccount(ctx, { ...actor, address: request.ip }, params.payoutAccountId)
      return shown(ctx, actor.accountId)
    }),
  ),
]
