import type { Said } from '@porchlight/wording'
import { type FeePart, feeKey, feesTotal, type Recognized } from './recognition.ts'

/** One line of a journal entry: an account in the chart, its sub-ledger if it has one, and one positive amount. */
export type EntryLine = {
  account:
    | 'liability:guest-deposit'
    | 'receivable:guest'
    | 'payable:owner'
    | 'payable:tax'
    | 'payable:protection'
    | 'liability:damage-waiver'
    | 'payable:operator'
    | 'receivable:trust'
    | 'income:commission'
    | 'income:cleaning'
    | 'income:service-fee'
  ownerId?: number
  authority?: string
  charge?: { code: string; fee: number | null; label: Said }
  side: 'debit' | 'credit'
  amount: number
}

type Side = EntryLine['side']
const line = (side: Side, account: EntryLine['account'], amount: number, of: Partial<EntryLine> = {}): EntryLine[] =>
  amount > 0 ? [{ account, side, amount, ...of }] : []

/** The income from a fee, with the fee itself, so that no fee is mistaken for another. */
export const feeIncome = ({ kind, code, fee, label }: FeePart) => ({
  account: kind === 'service' ? ('income:service-fee' as const) : ('income:cleaning' as const),
  charge: { code, fee, label },
})

/** The operator's income is due to it from the trust. The bank moves it by a transfer, once someone sends one. */
const dueToOperator = (amount: number): EntryLine[] => [
  ...line('credit', 'payable:operator', amount),
  ...line('debit', 'receivable:trust', amount),
]

/**
 * The journal lines that allocate a guest's deposit to owners, taxes, and the operator (R45). `received` is what the
 * guest has paid toward exactly this part; the gap is a claim on the guest. No cash moves: the operator's share is due
 * to it, and a transfer takes it out once it is received and no owner or authority needs it (R46).
 */
export const recognitionEntry = (part: Recognized, received: number): EntryLine[] => {
  const { commission, fees } = part.income
  const used = Math.min(Math.max(0, received), part.total)
  return [
    ...line('debit', 'liability:guest-deposit', used),
    ...line('debit', 'receivable:guest', part.total - used),
    ...part.perOwner.flatMap(({ accountId, amount }) =>
      line('credit', 'payable:owner', amount, { ownerId: accountId }),
    ),
    ...part.taxes.flatMap(({ authority, amount }) => line('credit', 'payable:tax', amount, { authority })),
    ...line('credit', 'payable:protection', part.protection),
    ...line('credit', 'liability:damage-waiver', part.waiver),
    ...dueToOperator(commission + feesTotal(fees)),
    ...line('credit', 'income:commission', commission),
    ...fees.flatMap((fee) => {
      const { account, charge } = feeIncome(fee)
      return line('credit', account, fee.amount, { charge })
    }),
  ]
}

/** The journal lines for money that arrives after the stay was earned: it settles the claim on the guest. */
export const collectionEntry = (receivable: number, received: number): EntryLine[] => {
  const paid = Math.min(receivable, Math.max(0, received))
  return [...line('debit', 'liability:guest-deposit', paid), ...line('credit', 'receivable:guest', paid)]
}

/**
 * The journal lines that reverse allocations because less is retained than before (R40): owners and authorities return
 * theirs, the operator returns what is due to it. Their debits in the trust sum to what the guest gets.
 */
export const refundLinesFor = (before: Recognized, after: Recognized): EntryLine[] => {
  const takenFrom = (account: EntryLine['account'], amount: number, of: Partial<EntryLine> = {}) =>
    amount < 0 ? line('credit', account, -amount, of) : line('debit', account, amount, of)
  const commission = before.income.commission - after.income.commission
  const left = new Map(after.income.fees.map((fee) => [feeKey(fee), fee.amount]))
  const fees = before.income.fees.map((fee) => ({ ...fee, amount: fee.amount - (left.get(feeKey(fee)) ?? 0) }))
  const operator = commission + feesTotal(fees)
  return [
    ...before.perOwner.flatMap(({ accountId, amount }, index) =>
      takenFrom('payable:owner', amount - (after.perOwner[index]?.amount ?? 0), { ownerId: accountId }),
    ),
    ...before.taxes.flatMap(({ authority, amount }, index) =>
      takenFrom('payable:tax', amount - (after.taxes[index]?.amount ?? 0), { authority }),
    ),
    ...takenFrom('payable:protection', before.protection - after.protection),
    ...takenFrom('liability:damage-waiver', before.waiver - after.waiver),
    ...takenFrom('income:commission', commission),
    ...fees.flatMap((fee) => {
      const { account, charge } = feeIncome(fee)
      return takenFrom(account, fee.amount, { charge })
    }),
    ...line('debit', 'payable:operator', operator),
    ...line('credit', 'receivable:trust', operator),
  ]
}
