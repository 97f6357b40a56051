import type { Recognized } from './recognition.ts'

/** One line of a journal entry: an account of the chart, its sub-ledger where it has one, and one positive amount. */
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
  side: 'debit' | 'credit'
  amount: number
}

type Side = EntryLine['side']
const line = (side: Side, account: EntryLine['account'], amount: number, of: Partial<EntryLine> = {}): EntryLine[] =>
  amount > 0 ? [{ account, side, amount, ...of }] : []

/** The operator's income is due to it from the trust. The bank moves it by a transfer, once someone sends one. */
const dueToOperator = (amount: number): EntryLine[] => [
  ...line('credit', 'payable:operator', amount),
  ...line('debit', 'receivable:trust', amount),
]

/**
 * The journal lines that turn a guest's deposit into owner, tax and operator money (R45). `received` is what the guest
 * has paid toward exactly this part; the gap is a claim on the guest. No cash moves: the operator's part is due to it,
 * and a transfer takes it out once it is received and no owner or authority needs it (R46).
 */
export const recognitionEntry = (part: Recognized, received: number): EntryLine[] => {
  const { commission, cleaning, serviceFee } = part.income
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
    ...dueToOperator(commission + cleaning + serviceFee),
    ...line('credit', 'income:commission', commission),
    ...line('credit', 'income:cleaning', cleaning),
    ...line('credit', 'income:service-fee', serviceFee),
  ]
}

/** The journal lines for money that arrives after the stay was earned: it pays the claim on the guest. */
export const collectionEntry = (receivable: number, received: number): EntryLine[] => {
  const paid = Math.min(receivable, Math.max(0, received))
  return [...line('debit', 'liability:guest-deposit', paid), ...line('credit', 'receivable:guest', paid)]
}

/**
 * The journal lines that take money back from whom it was shared out to, since less is kept than before (R40): owners
 * and authorities give it out of what is theirs, the operator out of what is due to it. Their debits in the trust sum to
 * what the guest gets.
 */
export const refundLinesFor = (before: Recognized, after: Recognized): EntryLine[] => {
  const takenFrom = (account: EntryLine['account'], amount: number, of: Partial<EntryLine> = {}) =>
    amount < 0 ? line('credit', account, -amount, of) : line('debit', account, amount, of)
  const income = (['commission', 'cleaning', 'serviceFee'] as const).map(
    (kind) => before.income[kind] - after.income[kind],
  )
  const [commission = 0, cleaning = 0, serviceFee = 0] = income
  const operator = commission + cleaning + serviceFee
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
    ...takenFrom('income:cleaning', cleaning),
    ...takenFrom('income:service-fee', serviceFee),
    ...line('debit', 'payable:operator', operator),
    ...line('credit', 'receivable:trust', operator),
  ]
}
