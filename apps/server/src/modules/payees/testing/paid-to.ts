import { accountById } from '#modules/accounts'
import type { TestApp } from '#testing/harness'
import { addPayoutAccount } from '../commands.ts'
import { signTaxForm } from '../tax-forms.ts'

export const usBank = {
  kind: 'us_bank',
  holder: 'Eleanor Whitcombe',
  accountType: 'checking',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  iban: '',
} as const

export const w9 = {
  name: 'Eleanor Whitcombe',
  businessName: '',
  classification: 'individual',
  otherClassification: '',
  exemptPayeeCode: '',
  fatcaCode: '',
  taxIdKind: 'ssn',
  backupWithholding: false,
  line1: '4 Lantern Lane',
  line2: '',
  city: 'Averil Harbor',
  state: 'NY',
  zip: '11963',
  country: 'US',
  taxId: '219-09-9999',
  signedName: 'Eleanor Whitcombe',
  certified: true,
} as const

/** An account that has been in force for a year, whatever the clock says, with its W-9. */
export const paidTo = (t: TestApp, accountId: number): Promise<void> => {
  const yearAgo = new Date(t.clock.now().getTime() - 366 * 86_400_000)
  return t.at(yearAgo).write(async (ctx) => {
    const { firstName, lastName } = (await accountById(ctx, accountId)) ?? {
      firstName: 'Eleanor',
      lastName: 'Whitcombe',
    }
    const name = `${firstName} ${lastName}`
    await addPayoutAccount(ctx, t.app.seal, { accountId }, { ...usBank, holder: name })
    const from = { accountId, address: '127.0.0.1', userAgent: 'test' }
    await signTaxForm(ctx, t.app.seal, from, { ...w9, name, signedName: name })
  })
}
