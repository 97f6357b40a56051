import type { RepairStage } from '@porchlight/contract'

export type RepairFacts = {
  state: 'proposed' | 'planned' | 'under_way' | 'done'
  bids: readonly ('laid_out' | 'accepted' | 'declined')[]
  /** The bills that weren't rejected. */
  bills: number
}

/** The stage a repair is at between the report and the bill. */
export const repairStage = ({ state, bids, bills }: RepairFacts): RepairStage => {
  if (state === 'done') return bills > 0 ? 'billed' : 'done'
  if (state === 'under_way' || bids.includes('accepted')) return 'approved'
  return state === 'proposed' || bids.includes('laid_out') ? 'bid' : 'reported'
}
