import type { Person } from '#http/actor'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Account, accountById } from './queries.ts'
import { canHandle } from './rules.ts'

/** @throws Problem 404 */
export const targetOf = async (ctx: ReadCtx, id: number): Promise<Account> => {
  const account = await accountById(ctx, id)
  if (!account) throw notFound('This account')
  return account
}

/** @throws Problem 403 `permission_not_held` if only an administrator may manage this account */
export const refuseHigher = (actor: Person, account: Account): void => {
  if (!canHandle(actor.roles, account.roles))
    throw new Problem(403, 'permission_not_held', 'Only an administrator can do this for a staff member.')
}

/** @throws Problem 403 `permission_not_held`, 404 */
export const refuseAbove = async (ctx: ReadCtx, actor: Person, id: number): Promise<void> =>
  refuseHigher(actor, await targetOf(ctx, id))
