import { chart } from './chart.ts'

export type AccountBalance = { account: string; amount: number }

const amountOf = (balances: readonly AccountBalance[], side: 'debit' | 'credit'): number =>
  chart
    .filter((account) => account.book === 'trust' && account.normalSide === side)
    .reduce(
      (sum, { code }) => sum + balances.filter((row) => row.account === code).reduce((s, row) => s + row.amount, 0),
      0,
    )

/**
 * What is held for others, at the bank and in transit, including what guests still owe for stays already earned (R44).
 */
export const heldOf = (balances: readonly AccountBalance[]): number => amountOf(balances, 'debit')

/** What is owed from the trust: to guests, owners, partners, vendors, tax authorities, and the operator's own part. */
export const owedOf = (balances: readonly AccountBalance[]): number => amountOf(balances, 'credit')

/**
 * What the operator can take out of the trust; if negative, what it owes the trust. The operator's part covers owners
 * with a negative balance before anyone else's (R46). `ownersBelowZero` is zero or negative.
 */
export const operatorClaim = (payableOperator: number, ownersBelowZero: number): number =>
  payableOperator + ownersBelowZero

/**
 * Why the trust can't release an amount to an owner, or undefined: the bank must have it, and no payout is sent while
 * the operator owes the trust, since it would be paid from what is owed to others (R46, R55).
 */
export const trustFault = (
  amount: number,
  position: { cash: number; operatorClaim: number },
): 'cash' | 'operator_owes' | undefined => {
  if (position.operatorClaim < 0) return 'operator_owes'
  return amount > position.cash ? 'cash' : undefined
}
