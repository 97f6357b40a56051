import type { TrustPosition } from './trust.ts'
import type { TrustDay } from './trust-days.ts'

export const trustView = (
  { currency, held, owed, accounts, operatorClaim }: TrustPosition,
  days: readonly TrustDay[],
) => ({
  currency,
  held: { amount: held, currency },
  owed: { amount: owed, currency },
  operatorOwes: { amount: Math.max(0, -operatorClaim), currency },
  accounts: accounts.map(({ account, amount }) => ({ account, balance: { amount, currency } })),
  days: days
    .filter((day) => day.currency === currency)
    .map((day) => ({
      on: day.on,
      held: { amount: day.held, currency },
      owedToOthers: { amount: day.owedToOthers, currency },
    })),
})
