import type { Seal } from '#kernel/seal'
import type { WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { addPayoutAccount, payoutAccountsOf } from '#modules/payees'

/** Every owner is paid somewhere: accounts of a bank's own examples. */
export const loadPayees = async (ctx: WriteCtx, seal: Seal, owners: readonly number[]): Promise<void> => {
  for (const [at, accountId] of owners.entries()) {
    const owner = await accountById(ctx, accountId)
    if (!owner || (await payoutAccountsOf(ctx, accountId)).length > 0) continue
    await addPayoutAccount(
      ctx,
      seal,
      { accountId },
      {
        kind: 'us_bank',
        holder: `${owner.firstName} ${owner.lastName}`,
        accountType: 'checking',
        routingNumber: '021000021',
        accountNumber: String(4_417_206_184 + at * 7_919),
        iban: '',
      },
    )
  }
}
