import type { Seal } from '#kernel/seal'
import type { WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { addPayoutAccount, payoutAccountsOf, signTaxForm } from '#modules/payees'

/** Every sixth owner holds their homes in a company taxed as a corporation. */
const taxedAs = (at: number, lastName: string) =>
  at % 6 === 5
    ? ({
        businessName: `${lastName} Homes LLC`,
        classification: 'llc_c',
        taxIdKind: 'ein',
        taxId: `12-345${String(6_000 + at).padStart(4, '0')}`,
      } as const)
    : ({
        businessName: '',
        classification: 'individual',
        taxIdKind: 'ssn',
        taxId: `219-09-${String(9_000 + at).padStart(4, '0')}`,
      } as const)

/**
 * Gives every payee a payout account and a signed W-9: account numbers from a bank's own examples and tax numbers that
 * belong to no one, counted from `first`.
 */
export const loadPayees = async (ctx: WriteCtx, seal: Seal, payees: readonly number[], first = 0): Promise<void> => {
  for (const [index, accountId] of payees.entries()) {
    const at = first + index
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
    const name = `${owner.firstName} ${owner.lastName}`
    await signTaxForm(
      ctx,
      seal,
      { accountId, address: '127.0.0.1', userAgent: 'demo' },
      {
        name,
        ...taxedAs(at, owner.lastName),
        otherClassification: '',
        exemptPayeeCode: '',
        fatcaCode: '',
        backupWithholding: false,
        line1: `${at + 4} Lantern Lane`,
        line2: '',
        city: 'Averil Harbor',
        state: 'NY',
        zip: '11963',
        country: 'US',
        signedName: name,
        certified: true,
      },
    )
  }
}
