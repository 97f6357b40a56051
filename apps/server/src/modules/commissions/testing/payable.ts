import { addPayoutAccount, signTaxForm } from '#modules/payees'
import type { TestApp } from '#testing/harness'
import type { Guest } from '../../bookings/testing/guest.ts'
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

/** Gives a partner a payout account that takes effect four days later, and a W-9 if they sign one. */
export const payable = async (t: TestApp, partner: Guest, { signs = true } = {}): Promise<void> => {
  const { accountId } = partner
  await t.write((ctx) => addPayoutAccount(ctx, t.app.seal, { accountId }, { ...usBank, holder: 'Ada Quill' }))
  if (signs) await signW9(t, partner)
  t.clock.advance(4 * 24 * 60)
}
