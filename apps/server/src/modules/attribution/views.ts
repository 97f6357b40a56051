import type { Partner } from '@porchlight/contract'
import { confirmedView } from '#kernel/confirm-concerns'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds, nameOfAccounts } from '#modules/accounts'
import { allCodes } from './codes.ts'

export const partnerViews = async (ctx: ReadCtx): Promise<Partner[]> => {
  const codes = await allCodes(ctx)
  const accounts = await accountsByIds(
    ctx,
    codes.map(({ accountId }) => accountId),
  )
  const nameOf = await nameOfAccounts(
    ctx,
    codes.flatMap(({ confirmed }) => confirmed?.by ?? []),
  )
  return codes.map(({ accountId, rateSince, confirmed, ...code }) => {
    const account = accounts.get(accountId)
    return {
      ...code,
      accountId,
      name: account ? `${account.firstName} ${account.lastName}` : '',
      email: account?.email ?? '',
      rateSince: rateSince.toISOString(),
      confirmed: confirmedView(confirmed, nameOf),
    }
  })
}
