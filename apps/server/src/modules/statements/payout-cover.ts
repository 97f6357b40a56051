import type { OwnerHomeMove } from '#modules/ledger'

/** A part of an earning that a payout paid, in minor units. */
export type Covered = Pick<OwnerHomeMove, 'entryId' | 'homeId'> & { amount: number }

type Open = { entryId: number; left: number }

/** Takes an amount from what is open, oldest first. */
const takeFrom = (open: Open[], amount: number): { entryId: number; amount: number }[] => {
  const taken: { entryId: number; amount: number }[] = []
  let left = amount
  while (left > 0 && open[0]) {
    const part = Math.min(left, open[0].left)
    taken.push({ entryId: open[0].entryId, amount: part })
    open[0].left -= part
    left -= part
    if (open[0].left === 0) open.shift()
  }
  return taken
}

/**
 * Returns which earnings each payout paid, by the payout's entry: for every home the oldest that nothing has used up
 * before. Corrections and expenses use up earnings too. All moves are of one owner and one currency. They count in
 * posting order: what was backdated later is paid by what was posted later.
 */
export const coverOf = (moves: readonly OwnerHomeMove[]): Map<number, Covered[]> => {
  const open = new Map<number, Open[]>()
  const covers = new Map<number, Covered[]>()
  for (const { entryId, homeId, purpose, amount } of moves.toSorted((a, b) => a.entryId - b.entryId)) {
    const ofHome = open.get(homeId) ?? []
    open.set(homeId, ofHome)
    if (amount > 0) ofHome.push({ entryId, left: amount })
    const taken = amount < 0 ? takeFrom(ofHome, -amount) : []
    if (purpose === 'payout')
      covers.set(entryId, [...(covers.get(entryId) ?? []), ...taken.map((part) => ({ ...part, homeId }))])
  }
  return covers
}
