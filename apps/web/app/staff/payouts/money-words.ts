import type { PayeeDue } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Account = PayeeDue['account']

/** Where a payout goes, by the last four signs. */
export const useAccountName = (): ((account: Account) => string) => {
  const words = useWords(staffPayoutsWords)
  return (account) => (account ? words.accounts[account.kind]({ ending: account.ending }) : words.noAccount)
}

/** Why an owner is not paid now; empty: he can be. */
export const useHeldFor = (): ((payee: PayeeDue) => string) => {
  const { day } = useFormats()
  const words = useWords(staffPayoutsWords)
  return ({ waitsFor, until }) =>
    waitsFor
      .map((wait) => {
        if (wait === 'cooling_off') return words.waits.cooling_off({ until: day((until ?? '').slice(0, 10)) })
        return wait === 'tax_form' || wait === 'account' || wait === 'returned' || wait === 'stripe'
          ? words.waits[wait]
          : words.waits.other
      })
      .join(', ')
}
