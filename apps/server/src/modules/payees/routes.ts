import {
  addPayoutAccount as addEndpoint,
  beginAtStripe,
  foreignFormsOnFile,
  lookAtStripe,
  myForeignStatus,
  myTaxForm,
  payeeStatus,
  payoutAccounts,
  programs,
  removePayoutAccount as removeEndpoint,
  signTaxForm as signEndpoint,
  signForeignStatus as signForeignEndpoint,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { refuseUnconfirmed, requireFreshSecondFactor } from '#modules/accounts'
import { addPayoutAccount, removePayoutAccount } from './commands.ts'
import { connectedOf } from './connected-accounts.ts'
import { foreignFormList } from './foreign-forms.ts'
import { ownForeignForms, signForeignStatus } from './foreign-status.ts'
import { beginOnboarding, inspectOwnBooks } from './onboarding.ts'
import { hasBeenPaid, payoutAccountsOf } from './queries.ts'
import { isWaiting } from './rules.ts'
import { signTaxForm, taxFormOf } from './tax-forms.ts'
import { payoutAccountView, throughStripeView } from './views.ts'

/** Whether we hold money for someone, judging by their roles with us. */
const isPayee = (roles: readonly string[]): boolean =>
  roles.some((role) => role === 'owner' || programs.some((program) => program === role))

const shown = async ({ adapters: { carrier } }: App, ctx: ReadCtx, accountId: number) => ({
  accounts: (await payoutAccountsOf(ctx, accountId)).map((row) => payoutAccountView(row, ctx.now)),
  stripe: carrier && throughStripeView(await connectedOf(ctx, accountId, carrier.name)),
})

/** A pending account can be withdrawn with the password alone: stopping a change is never harder than making it. */
const isPaidTo = async (ctx: ReadCtx, accountId: number, id: number): Promise<boolean> =>
  (await payoutAccountsOf(ctx, accountId)).some((row) => row.id === id && !isWaiting(row, ctx.now))

export const routes: readonly Route[] = [
  route(payeeStatus, ({ actor, read }) =>
    read(async (ctx) => ({ paid: isPayee(actor.roles) || (await hasBeenPaid(ctx, actor.accountId)) })),
  ),

  route(payoutAccounts, ({ app, actor, read }) => read((ctx) => shown(app, ctx, actor.accountId))),

  route(addEndpoint, ({ app, actor, body, request, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      await addPayoutAccount(ctx, app.seal, { ...actor, address: request.ip }, body)
      return shown(app, ctx, actor.accountId)
    }),
  ),

  route(removeEndpoint, ({ app, actor, params, request, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      if (await isPaidTo(ctx, actor.accountId, params.payoutAccountId)) await requireFreshSecondFactor(ctx, actor)
      await removePayoutAccount(ctx, { ...actor, address: request.ip }, params.payoutAccountId)
      return shown(app, ctx, actor.accountId)
    }),
  ),

  route(beginAtStripe, async ({ app, actor, body, read }) => {
    refuseUnconfirmed(actor, app.clock.now())
    await read((ctx) => requireFreshSecondFactor(ctx, actor))
    return { url: await beginOnboarding(app, actor.accountId, body.portal) }
  }),

  route(lookAtStripe, async ({ app, actor, read }) => {
    await inspectOwnBooks(app, actor.accountId)
    return await read((ctx) => shown(app, ctx, actor.accountId))
  }),

  route(myForeignStatus, ({ actor, read }) => read((ctx) => ownForeignForms(ctx, actor.accountId))),

  route(foreignFormsOnFile, async ({ read }) => ({ forms: await read(foreignFormList) })),

  route(signForeignEndpoint, ({ app, actor, body, request, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      await signForeignStatus(ctx, app.seal, { ...actor, ...from }, body)
      return await ownForeignForms(ctx, actor.accountId)
    }),
  ),

  route(myTaxForm, async ({ actor, read }) => ({ form: await read((ctx) => taxFormOf(ctx, actor.accountId)) })),

  route(signEndpoint, ({ app, actor, body, request, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      await signTaxForm(ctx, app.seal, { ...actor, ...from }, body)
      return { form: await taxFormOf(ctx, actor.accountId) }
    }),
  ),
]
