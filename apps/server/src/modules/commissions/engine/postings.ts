import { splitByWeight } from '@porchlight/contract'

/** What the journal holds for a commission: the amount owed to the partner, and the part its owners bear. */
export type Posted = { partner: number; owners: number }

type Line = { side: 'debit' | 'credit'; amount: number } & (
  | { account: 'payable:partner'; partnerId: number }
  | { account: 'payable:owner'; ownerId: number }
  | { account: 'payable:operator' | 'receivable:trust' | 'expense:partner-commission' }
)

type Target = Line extends infer Each ? (Each extends Line ? Omit<Each, 'side' | 'amount'> : never) : never

const entryLine = (account: Target, signed: number): Line[] =>
  signed === 0 ? [] : [{ ...account, side: signed > 0 ? 'debit' : 'credit', amount: Math.abs(signed) } as Line]

type Parties = { partnerId: number; owners: readonly { accountId: number; basisPoints: number }[] }

/** The lines that move the journal from one position of a commission to the next; none if nothing changes. */
export const commissionLines = (before: Posted, after: Posted, { partnerId, owners }: Parties): Line[] => {
  const weights = owners.map(({ basisPoints }) => basisPoints)
  const parts = (amount: number) => (weights.length === 0 ? [] : splitByWeight(amount, weights))
  const [were, are] = [parts(before.owners), parts(after.owners)]
  const partner = after.partner - before.partner
  const operator = partner - (after.owners - before.owners)
  return [
    ...owners.flatMap(({ accountId: ownerId }, at) =>
      entryLine({ account: 'payable:owner', ownerId }, (are[at] ?? 0) - (were[at] ?? 0)),
    ),
    ...entryLine({ account: 'payable:operator' }, operator),
    ...entryLine({ account: 'payable:partner', partnerId }, -partner),
    ...entryLine({ account: 'expense:partner-commission' }, operator),
    ...entryLine({ account: 'receivable:trust' }, -operator),
  ]
}
