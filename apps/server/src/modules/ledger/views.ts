import type { TrustPosition } from './trust.ts'

export const trustView = ({ currency, held, owed, accounts, operatorClaim }: TrustPosition) => ({
  currency,
  held: { amount: held, currency },
  owed: { amount: owed, currency },
  operatorOwes: { amount: Math.max(0, -operatorClaim), currency },
  accounts: accounts.map(({ account, amount }) => ({ account, balance: { amount, currency } })),
})
