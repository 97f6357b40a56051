/**
 * Owns the journal: accounts, balanced entries, balances, the trust equation, and the closed periods of owners' books.
 * Promises: entries are appended and never changed, balance per currency in the trust's book and in the operator's, and
 * exist once per (source, purpose).
 * Announces nothing: the posting module does.
 */
export { type Balance, balanceOf, balances } from './balances.ts'
export { closeAllBooks, closePeriod, lockSubledger, type Posted, post, reverse } from './commands.ts'
export { credit, debit, type EntryLine, withoutZeros } from './engine/entry.ts'
export { counted, figureOf } from './engine/figures.ts'
export { trustFault } from './engine/trust.ts'
export { type Entry, entriesOf, hasMoved } from './entries.ts'
export { invariantsOf } from './invariants.ts'
export {
  fillTrust,
  movedWithoutTransfer,
  operatorEntries,
  operatorLacks,
  operatorMayTake,
  operatorOwes,
  operatorReceived,
  postTransfer,
  transferDue,
  transferDueFrom,
} from './operator.ts'
export { notReceived, type OwnerFunds, ownerFunds, ownersFunds } from './owner-funds.ts'
export {
  movesOfAllOwners,
  type OwnerHomeMove,
  type OwnerMove,
  ownerMoves,
  ownerMovesByHome,
  ownersInBooks,
} from './owner-moves.ts'
export { type TrustPosition, trustPositions } from './trust.ts'
