import {
  addPayoutAccount as addEndpoint,
  myTaxForm,
  payoutAccounts,
  removePayoutAccount as removeEndpoint,
  signTaxForm as signEndpoint,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import type { ReadCtx } from '#kernel/work'
import { refuseUnconfirmed } from '#modules/accounts'
import { addPayoutAccount, removePayoutAccount } from './commands.ts'
import { payoutAccountsOf } from './queries.ts'
import { signTaxForm, taxFormOf } from './tax-forms.ts'
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

  route(myTaxForm, async ({ actor, read }) => ({ form: await read((ctx) => taxFormOf(ctx, actor.accountId)) })),

  route(signEndpoint, ({ app, actor, body, request, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      await signTaxForm(ctx, app.seal, { ...actor, ...from }, body)
      return { form: await taxFormOf(ctx, actor.accountId) }
    }),
  ),
]
