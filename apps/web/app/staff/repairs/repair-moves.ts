import { type Repair, type RepairReport, type RepairStage, repairStages } from '@porchlight/contract'

/** A card on the board: a report not yet scheduled, or a repair. */
export type BoardCard = { report: RepairReport } | { repair: Repair }

/** Identifies a card while it is dragged and focused. */
export const cardKey = (card: BoardCard): string =>
  'report' in card ? `report-${card.report.issueId}` : `repair-${card.repair.id}`

export const stageOf = (card: BoardCard): RepairStage => ('report' in card ? 'reported' : card.repair.stage)

export const nextStage = (stage: RepairStage): RepairStage | undefined => repairStages[repairStages.indexOf(stage) + 1]

/**
 * The effect of moving a card to the next stage. `schedule` creates a repair from a report; `bid` and `bill` open the
 * form on the repair's page; `owner`: the estimate is above the home's repair limit and needs owner approval.
 */
export type RepairMove = 'schedule' | 'bid' | 'order' | 'owner' | 'finish' | 'bill'

export const moveOf = (card: BoardCard): RepairMove | undefined => {
  if ('report' in card) return 'schedule'
  const { stage, asksOwner, state } = card.repair
  if (stage === 'reported') return 'bid'
  if (stage === 'bid') return asksOwner || state === 'proposed' ? 'owner' : 'order'
  if (stage === 'approved') return 'finish'
  return stage === 'done' ? 'bill' : undefined
}

/** Repairs whose next guest arrives first on top, then by day. */
export const bySoonestGuest = (repairs: readonly Repair[]): Repair[] =>
  repairs.toSorted(
    (one, other) =>
      (one.nextArrival ?? '9999').localeCompare(other.nextArrival ?? '9999') || one.day.localeCompare(other.day),
  )

/** Cards by stage: those whose next guest arrives first on top, then by day. */
export const columnsOf = (
  reports: readonly RepairReport[],
  repairs: readonly Repair[],
): Record<RepairStage, BoardCard[]> => {
  const soonest = bySoonestGuest(repairs)
  const of = (stage: RepairStage): BoardCard[] =>
    soonest.filter((repair) => repair.stage === stage).map((repair) => ({ repair }))
  return {
    reported: [...reports.map((report) => ({ report })), ...of('reported')],
    bid: of('bid'),
    approved: of('approved'),
    done: of('done'),
    billed: of('billed'),
  }
}
