import type { RepairStage } from '@porchlight/contract'

export type RepairFacts = {
  state: 'proposed' | 'planned' | 'under_way' | 'done'
  bids: readonly ('laid_out' | 'accepted' | 'declined')[]
  /** Bills that were not rejected. */
  bills: number
}

/** How far a repair is on its way from the report to the bill. */
export const repairStage = ({ state, bids, bills }: RepairFacts): RepairStage => {
  if (state === 'done') return bills > 0 ? 'billed' : 'done'
  if (state === 'under_way' || bids.includes('accepted')) return 'approved'
  return state === 'proposed' || bids.includes('laid_out') ? 'bid' : 'reported'
}
