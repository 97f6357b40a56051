export type Book = 'trust' | 'operator'
export type Side = 'debit' | 'credit'
/** The dimensions a line can be broken down by. */
export type Dimension = 'homeId' | 'bookingId' | 'ownerId' | 'partnerId' | 'vendorId' | 'authority'

export type Account = {
  code: string
  /** Whose money: held in trust for others, or the operator's own. Each book balances within every entry. */
  book: Book
  /** The side on which the account's balance grows. */
  normalSide: Side
  /** The dimensions every line on the account must name. */
  requires: readonly Dimension[]
}

const account = <const Code extends string>(code: Code, book: Book, normalSide: Side, ...requires: Dimension[]) => ({
  code,
  book,
  normalSide,
  requires: requires as readonly Dimension[],
})

/**
 * The chart of accounts. `payable:operator` is what the trust owes the operator (negative: the operator owes the trust,
 * R55), and `receivable:trust` is the same figure in the operator's own books. `payable:in-transit` has left an owner's
 * account for their bank, but not our bank yet. `cash:received` is what guests paid outside the card gateway and is not
 * in the bank yet. `equity:operator` is what the operator put in beyond what it earned.
 */
export const chart = [
  account('cash:trust', 'trust', 'debit'),
  account('processor:clearing', 'trust', 'debit'),
  account('cash:received', 'trust', 'debit', 'bookingId'),
  account('receivable:guest', 'trust', 'debit', 'bookingId'),
  account('liability:guest-deposit', 'trust', 'credit', 'bookingId'),
  account('liability:security-deposit', 'trust', 'credit', 'bookingId'),
  account('payable:owner', 'trust', 'credit', 'homeId', 'ownerId'),
  account('payable:in-transit', 'trust', 'credit', 'ownerId'),
  account('payable:partner', 'trust', 'credit', 'partnerId'),
  account('payable:partner-in-transit', 'trust', 'credit', 'partnerId'),
  account('payable:vendor', 'trust', 'credit', 'vendorId'),
  account('payable:tax', 'trust', 'credit', 'authority'),
  account('payable:protection', 'trust', 'credit'),
  account('liability:damage-waiver', 'trust', 'credit'),
  account('payable:operator', 'trust', 'credit'),
  account('cash:operating', 'operator', 'debit'),
  account('receivable:trust', 'operator', 'debit'),
  account('receivable:dispute', 'operator', 'debit', 'bookingId'),
  account('equity:operator', 'operator', 'credit'),
  account('income:commission', 'operator', 'credit'),
  account('income:service-fee', 'operator', 'credit'),
  account('income:cleaning', 'operator', 'credit'),
  account('expense:processor', 'operator', 'debit'),
  account('expense:operator', 'operator', 'debit'),
  account('expense:partner-commission', 'operator', 'debit'),
] as const satisfies readonly Account[]

export type AccountCode = (typeof chart)[number]['code']

const byCode = new Map<string, Account>(chart.map((entry) => [entry.code, entry]))

export const accountOf = (code: string): Account | undefined => byCode.get(code)

/**
 * The dimensions an account is summed by. The processor's clearing account is read stay by stay, although its lines
 * need not name one. The view `ledger.summed_line` uses the same dimensions; a test compares them.
 */
export const summedBy = (code: AccountCode): readonly Dimension[] =>
  code === 'processor:clearing' ? ['bookingId'] : (accountOf(code)?.requires ?? [])
