import type { TestApp } from '#testing/harness'
import { addPayoutAccount } from '../commands.ts'

export const usBank = {
  kind: 'us_bank',
  holder: 'Eleanor Whitcombe',
  accountType: 'checking',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  iban: '',
} as const

/** An account that has been in force for a year, whatever the clock does. */
export const paidTo = (t: TestApp, accountId: number): Promise<void> => {
  const yearAgo = new Date(t.clock.now().getTime() - 366 * 86_400_000)
  return t.at(yearAgo).write((ctx) => addPayoutAccount(ctx, t.app.seal, { accountId }, usBank))
}
