import type { Partner } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { allCodes } from './codes.ts'

export const partnerViews = async (ctx: ReadCtx): Promise<Partner[]> => {
  const codes = await allCodes(ctx)
  const accounts = await accountsByIds(
    ctx,
    codes.map(({ accountId }) => accountId),
  )
  return codes.map(({ accountId, rateSince, ...code }) => {
    const account = accounts.get(accountId)
    return {
      ...code,
      name: account ? `${account.firstName} ${account.lastName}` : '',
      email: account?.email ?? '',
      rateSince: rateSince.toISOString(),
    }
  })
}
