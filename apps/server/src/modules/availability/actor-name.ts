import type { Person } from '#http/actor'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'

/** The name of the person who blocked the nights, as the calendar shows it. */
export const nameOfActor = async (ctx: ReadCtx, { accountId }: Person): Promise<string> => {
  const account = await accountById(ctx, accountId)
  return account ? `${account.firstName} ${account.lastName}`.trim() : ''
}
