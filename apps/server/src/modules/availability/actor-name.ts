import type { Person } from '#http/actor'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'

/** Who blocked the nights, as the calendar names them. */
export const nameOfActor = async (ctx: ReadCtx, { accountId }: Person): Promise<string> => {
  const account = await accountById(ctx, accountId)
  return account ? `${account.firstName} ${account.lastName}`.trim() : ''
}
