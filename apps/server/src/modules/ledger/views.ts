import type { TrustPosition } from './trust.ts'

export const trustView = ({ currency, held, owed, accounts }: TrustPosition) => ({
  currency,
  held: { amount: held, currency },
  owed: { amount: owed, currency },
  accounts: accounts.map(({ account, amount }) => ({ account, balance: { amount, currency } })),
})
