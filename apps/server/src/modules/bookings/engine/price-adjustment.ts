import { type EntryLine, feeIncome } from './entry.ts'
import { feeKey, partOfNight, type Recognized } from './recognition.ts'

/** A stay's allocation, and how many of its nights are earned. */
export type SharedOut = { whole: Recognized; earned: number; nights: number }

/** One account's part; in minor units, negative if it returns something. */
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

/** How much more or less everyone gets from the earned nights now that the stay's price has changed (R45, R49). */
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

/** A stay's balance with its guest; in minor units. */
export type EarnedState = {
  /** What they have paid and no one has earned. */
  deposit: number
  /** What has been earned and not yet paid. */
  receivable: number
  /** What this change refunds to them, from the deposit. */
  refund: number
}

const creditLine = (account: EntryLine['account'], amount: number, of: Partial<EntryLine> = {}): EntryLine[] =>
  amount === 0 ? [] : [{ account, side: amount > 0 ? 'credit' : 'debit', amount: Math.abs(amount), ...of }]

/**
 * The journal lines for a price change while the guest is in the home. What the guest has not paid is a claim on them,
 * and what they no longer owe is not; the operator's share follows in what is due to it (R46).
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
