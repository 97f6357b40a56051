/**
 * Owns the journal: accounts, balanced entries, balances, the trust equation and the periods closed to owners' books.
 * Promises: entries are appended and never changed, balance per currency in the trust's and in the operator's book, and
 * exist once per (source, purpose).
 * Announces nothing: the posting module does.
 */
export { type Balance, balanceOf, balances, type LineFilter } from './balances.ts'
export { closeAllBooks, closePeriod, lockSubledger, type NewEntry, type Posted, post, reverse } from './commands.ts'
export type { AccountCode } from './engine/chart.ts'
export { credit, debit, type EntryLine, type LineCharge, withoutZeros } from './engine/entry.ts'
export { counted, figureOf } from './engine/figures.ts'
export { trustFault } from './engine/trust.ts'
export { type Entry, type EntryFilter, entriesOf, hasMoved } from './entries.ts'
export { type Invariant, type InvariantFinding, invariantsOf } from './invariants.ts'
export {
  fillTrust,
  movedWithoutTransfer,
  operatorEntries,
  operatorLacks,
  operatorMayTake,
  operatorOwes,
  operatorReceived,
  postTransfer,
  type TransferDue,
  transferDue,
} from './operator.ts'
export { notReceived, type OwnerFunds, ownerFunds } from './owner-funds.ts'
export { type OwnerHomeMove, type OwnerMove, ownerMoves, ownerMovesByHome, ownersInBooks } from './owner-moves.ts'
export { type TrustPosition, trustPositions } from './trust.ts'
