import { type EntryLine, feeIncome } from './entry.ts'
import { feeKey, partOfNight, type Recognized } from './recognition.ts'

/** A stay as its money is shared out, and how many of its nights are. */
export type SharedOut = { whole: Recognized; earned: number; nights: number }

/** What one account gets; in minor units, below zero where it gives something back. */
type Portion = Pick<EntryLine, 'account' | 'ownerId' | 'authority' | 'charge'> & { amount: number }

const portionsOf = ({ perOwner, taxes, protection, waiver, income }: Recognized): Portion[] => [
  ...perOwner.map(({ accountId, amount }) => ({ account: 'payable:owner' as const, ownerId: accountId, amount })),
  ...taxes.map(({ authority, amount }) => ({ account: 'payable:tax' as const, authority, amount })),
  { account: 'payable:protection', amount: protection },
  { account: 'liability:damage-waiver', amount: waiver },
  { account: 'income:commission', amount: income.commission },
  ...income.fees.map((fee) => ({ ...feeIncome(fee), amount: fee.amount })),
]

const soFar = ({ whole, earned, nights }: SharedOut): Portion[] =>
  earned === nights
    ? portionsOf(whole)
    : Array.from({ length: earned }, (_, night) => portionsOf(partOfNight(whole, night, nights))).flat()

const sumOf = (portions: readonly Portion[]): number => portions.reduce((sum, { amount }) => sum + amount, 0)

/** What everyone gets more, or less, of the nights that are earned, now that the stay costs something else (R45, R49). */
export const shiftOf = (before: SharedOut, after: SharedOut): Portion[] => {
  const all = [...soFar(after), ...soFar(before).map((portion) => ({ ...portion, amount: -portion.amount }))]
  const named = Map.groupBy(all, ({ account, ownerId, authority, charge }) =>
    [account, ownerId, authority, charge && feeKey(charge)].join(' '),
  )
  return [...named.values()].flatMap((portions) => {
    const [first] = portions
    const amount = sumOf(portions)
    return first && amount !== 0 ? [{ ...first, amount }] : []
  })
}

/** How a stay stands with its guest; in minor units. */
export type EarnedState = {
  /** What they have paid and nobody has earned. */
  deposit: number
  /** What is earned and not paid yet. */
  receivable: number
  /** What goes back to them with this change, out of the deposit. */
  refund: number
}

const creditLine = (account: EntryLine['account'], amount: number, of: Partial<EntryLine> = {}): EntryLine[] =>
  amount === 0 ? [] : [{ account, side: amount > 0 ? 'credit' : 'debit', amount: Math.abs(amount), ...of }]

/**
 * The journal lines for a stay that costs something else while it is lived in. What the guest has not paid is a claim on
 * them, and what they owe no more is none; the operator's part follows in what is due to it (R46).
 */
export const repricingLines = (shift: readonly Portion[], { deposit, receivable, refund }: EarnedState) => {
  const more = sumOf(shift)
  const income = sumOf(shift.filter(({ account }) => account.startsWith('income:')))
  const claim = Math.max(-receivable, more + refund - deposit)
  return [
    ...creditLine('liability:guest-deposit', claim - more),
    ...creditLine('receivable:guest', -claim),
    ...shift.flatMap(({ account, amount, ...of }) => creditLine(account, amount, of)),
    ...creditLine('payable:operator', income),
    ...creditLine('receivable:trust', -income),
  ]
}
