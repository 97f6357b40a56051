import type { ForeignStatusFields } from '@porchlight/contract'
import { addPayoutAccount, signForeignStatus, signTaxForm } from '#modules/payees'
import type { TestApp } from '#testing/harness'
import type { Guest } from '../../bookings/testing/guest.ts'
import { abroad } from '../../payees/testing/abroad.ts'
import { usBank, w9 } from '../../payees/testing/paid-to.ts'

export const signW9 = (t: TestApp, { accountId }: Guest, { backupWithholding = false } = {}) =>
  t.write((ctx) =>
    signTaxForm(
      ctx,
      t.app.seal,
      { accountId, address: '198.51.100.7', userAgent: 'test' },
      { ...w9, backupWithholding, name: 'Ada Quill', signedName: 'Ada Quill' },
    ),
  )

/** A partner abroad states their foreign status on a W-8. */
export const signW8 = (t: TestApp, { accountId }: { accountId: number }, fields: Partial<ForeignStatusFields> = {}) =>
  t.write((ctx) =>
    signForeignStatus(
      ctx,
      t.app.seal,
      { accountId, address: '198.51.100.7', userAgent: 'test' },
      { ...abroad, ...fields },
    ),
  )

/** Gives a partner a payout account that takes effect four days later, and a W-9 if they sign one. */
export const payable = async (t: TestApp, partner: Guest, { signs = true } = {}): Promise<void> => {
  const { accountId } = partner
  await t.write((ctx) => addPayoutAccount(ctx, t.app.seal, { accountId }, { ...usBank, holder: 'Ada Quill' }))
  if (signs) await signW9(t, partner)
  t.clock.advance(4 * 24 * 60)
}
