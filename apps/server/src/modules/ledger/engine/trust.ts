import { chart } from './chart.ts'

export type AccountBalance = { account: string; amount: number }

const amountOf = (balances: readonly AccountBalance[], side: 'debit' | 'credit'): number =>
  chart
    .filter((account) => account.book === 'trust' && account.normalSide === side)
    .reduce(
      (sum, { code }) => sum + balances.filter((row) => row.account === code).reduce((s, row) => s + row.amount, 0),
      0,
    )

/** What is held for others, at the bank and on the way, with what guests still owe of stays already earned (R44). */
export const heldOf = (balances: readonly AccountBalance[]): number => amountOf(balances, 'debit')

/** What is owed out of it: guests, owners, partners, vendors, tax authorities, and the operator's own part. */
export const owedOf = (balances: readonly AccountBalance[]): number => amountOf(balances, 'credit')

/**
 * What the operator may take out of the trust; below zero, what it owes the trust. Owners below zero are carried by the
 * operator's part before anyone else's (R46). `ownersBelowZero` is zero or negative.
 */
export const operatorClaim = (payableOperator: number, ownersBelowZero: number): number =>
  payableOperator + ownersBelowZero

/**
 * Why the trust cannot let an amount go to an owner, or undefined: the bank must have it, and no payout leaves while the
 * operator owes the trust, since it would be paid out of what is owed to others (R46, R55).
 */
export const trustFault = (
  amount: number,
  position: { cash: number; operatorClaim: number },
): 'cash' | 'operator_owes' | undefined => {
  if (position.operatorClaim < 0) return 'operator_owes'
  return amount > position.cash ? 'cash' : undefined
}
