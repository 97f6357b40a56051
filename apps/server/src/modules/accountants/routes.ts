import {
  acceptAccountantInvitation,
  accountantInvitation,
  accountantsOfOwner,
  inviteAccountant,
  removeAccountant,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Account, accountById, refuseUnconfirmed } from '#modules/accounts'
import { accessByLink, accountantViews, nameOf } from './access.ts'
import { accept, invite, remove } from './commands.ts'

/** Keeps machines from guessing a secret. */
const opening = { perMinute: 30 }
/** Keeps machines from sending our email to strangers. */
const inviting = { perMinute: 6 }

const accountOf = async (ctx: ReadCtx, id: number): Promise<Account> => {
  const account = await accountById(ctx, id)
  if (!account) throw notFound('This account')
  return account
}

export const routes: readonly Route[] = [
  route(accountantsOfOwner, async ({ actor, read }) => ({
    accountants: await read((ctx) => accountantViews(ctx, actor.accountId)),
  })),

  route(
    inviteAccountant,
    ({ app, actor, body, write }) =>
      write(async (ctx) => {
        refuseUnconfirmed(actor, ctx.now)
        await invite(app, ctx, await accountOf(ctx, actor.accountId), body)
        return { accountants: await accountantViews(ctx, actor.accountId) }
      }),
    { allowance: inviting },
  ),

  route(removeAccountant, ({ app, actor, params, write }) =>
    write(async (ctx) => {
      await remove(app, ctx, await accountOf(ctx, actor.accountId), params.id)
      return { accountants: await accountantViews(ctx, actor.accountId) }
    }),
  ),

  route(
    accountantInvitation,
    async ({ params, read }) =>
      read(async (ctx) => {
        const row = await accessByLink(ctx, params.token)
        const owner = nameOf(await accountOf(ctx, row.owner_id))
        return { invitation: { owner, name: row.name, email: row.email, expiresAt: row.expires_at.toISOString() } }
      }),
    { allowance: opening },
  ),

  route(
    acceptAccountantInvitation,
    ({ app, actor, params, write }) =>
      write(async (ctx) => ({ ownerId: await accept(app, ctx, params.token, actor.accountId) })),
    { allowance: opening },
  ),
]
