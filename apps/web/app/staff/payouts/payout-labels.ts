import type { PayeeDue } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'

type Account = PayeeDue['account']

/** The payout account, by its last four characters. */
export const useAccountName = (): ((account: Account) => string) => {
  const words = useWords(staffPayoutsWords)
  return (account) => (account ? words.accounts[account.kind]({ ending: account.ending }) : words.noAccount)
}

/** Why a payout is on hold; empty if it isn't. */
export const useHoldReason = (): ((payee: PayeeDue) => string) => {
  const { day } = useFormats()
  const dayOf = useOfficeDay()
  const words = useWords(staffPayoutsWords)
  return ({ waitsFor, until }) =>
    waitsFor
      .map((wait) => {
        if (wait === 'cooling_off') return words.waits.cooling_off({ until: day(until ? dayOf(until) : '') })
        return wait === 'tax_form' || wait === 'account' || wait === 'returned' || wait === 'stripe'
          ? words.waits[wait]
          : words.waits.other
      })
      .join(', ')
}
