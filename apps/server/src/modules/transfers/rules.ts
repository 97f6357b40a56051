import type { TransferRefusal, TransferState } from '@porchlight/contract'

export type TransferAct = 'approve' | 'send' | 'settle' | 'cancel'

const from: Record<TransferAct, readonly TransferState[]> = {
  approve: ['prepared'],
  send: ['prepared', 'approved'],
  settle: ['sent'],
  cancel: ['prepared', 'approved', 'sent'],
}

type Status = { state: TransferState; amount: number; preparedBy: number | null }

/** `limit`: the amount up to which one person can send alone, in minor units. */
export const needsSecond = ({ amount }: Pick<Status, 'amount'>, limit: number): boolean => amount > limit

/** Why someone can't do this to a transfer now, or null. The second person is never the first (R56). */
export const refusalOf = (
  act: TransferAct,
  transfer: Status,
  { by, limit }: { by: number | null; limit: number },
): TransferRefusal => {
  if (!from[act].includes(transfer.state)) return 'wrong_state'
  const second = needsSecond(transfer, limit)
  if (act === 'approve' && !second) return 'no_need'
  if (act === 'approve' && (by === null || transfer.preparedBy === by)) return 'same_person'
  if (act === 'send' && second && transfer.state !== 'approved') return 'needs_second'
  return null
}

type Due = { direction: 'to_operating' | 'to_trust'; amount: number }

/** How much less the trust owes the operator once a transfer has settled, in minor units. */
export const takenOut = ({ direction, amount }: Due): number => (direction === 'to_operating' ? amount : -amount)

/**
 * The figures of an instruction: `owed` is the total the trust owes the operator, and the entries are those since
 * the previous instruction. Opening + entries − retained = what is withdrawn.
 */
export const figuresOf = (owed: number, entries: readonly { amount: number }[], due: Due) => ({
  opening: owed - entries.reduce((sum, { amount }) => sum + amount, 0),
  retained: owed - takenOut(due),
})
