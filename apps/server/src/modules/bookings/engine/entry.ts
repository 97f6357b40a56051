import type { Recognised } from './recognition.ts'

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
    | 'cash:trust'
    | 'cash:operating'
    | 'receivable:trust'
    | 'income:commission'
    | 'income:cleaning'
    | 'income:service-fee'
  ownerId?: number
  authority?: string
  side: 'debit' | 'credit'
  amount: number
}

/** What an entry left open because the guest had not paid it yet: all of it, and the operator's part of it. */
export type Outstanding = { receivable: number; operator: number }

type Side = EntryLine['side']
const line = (side: Side, account: EntryLine['account'], amount: number, of: Partial<EntryLine> = {}): EntryLine[] =>
  amount > 0 ? [{ account, side, amount, ...of }] : []

/** The operator's received income leaves the trust for the operator's own account. */
const drawn = (amount: number): EntryLine[] => [
  ...line('credit', 'cash:trust', amount),
  ...line('debit', 'cash:operating', amount),
]

/**
 * The journal lines that turn a guest's deposit into owner, tax and operator money (R45). `received` is what the guest
 * has paid towards exactly this part. When it falls short, the gap is a claim on the guest, and the operator draws last:
 * owners and authorities are covered before him, so that he never lives on their money (R46).
 */
export const recognitionEntry = (
  part: Recognised,
  received: number,
): { lines: EntryLine[]; outstanding: Outstanding } => {
  const { commission, cleaning, serviceFee } = part.income
  const income = commission + cleaning + serviceFee
  const used = Math.min(Math.max(0, received), part.total)
  const drawnNow = Math.max(0, used - (part.total - income))
  const operator = income - drawnNow
  return {
    lines: [
      ...line('debit', 'liability:guest-deposit', used),
      ...line('debit', 'receivable:guest', part.total - used),
      ...part.perOwner.flatMap(({ accountId, amount }) =>
        line('credit', 'payable:owner', amount, { ownerId: accountId }),
      ),
      ...part.taxes.flatMap(({ authority, amount }) => line('credit', 'payable:tax', amount, { authority })),
      ...line('credit', 'payable:protection', part.protection),
      ...line('credit', 'liability:damage-waiver', part.waiver),
      ...line('credit', 'payable:operator', operator),
      ...line('debit', 'receivable:trust', operator),
      ...line('credit', 'income:commission', commission),
      ...line('credit', 'income:cleaning', cleaning),
      ...line('credit', 'income:service-fee', serviceFee),
      ...drawn(drawnNow),
    ],
    outstanding: { receivable: part.total - used, operator },
  }
}

/** The journal lines for money that arrives after the stay was earned: it pays the claim, the operator's part last. */
export const collectionEntry = (
  open: Outstanding,
  received: number,
): { lines: EntryLine[]; outstanding: Outstanding } => {
  const paid = Math.min(open.receivable, Math.max(0, received))
  const drawnNow = Math.max(0, paid - (open.receivable - open.operator))
  return {
    lines: [
      ...line('debit', 'liability:guest-deposit', paid),
      ...line('credit', 'receivable:guest', paid),
      ...line('debit', 'payable:operator', drawnNow),
      ...line('credit', 'receivable:trust', drawnNow),
      ...drawn(drawnNow),
    ],
    outstanding: { receivable: open.receivable - paid, operator: open.operator - drawnNow },
  }
}

/**
 * The journal lines that take money back from whom it was shared out to, since less is kept than before (R40): owners
 * and authorities give it out of what is theirs, the operator out of its own cash. Their debits in the trust sum to what
 * the guest gets.
 */
export const giveBackLines = (before: Recognised, after: Recognised): EntryLine[] => {
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
    ...line('debit', 'cash:trust', operator),
    ...line('credit', 'cash:operating', operator),
  ]
}
