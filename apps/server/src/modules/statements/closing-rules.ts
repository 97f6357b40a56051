import type { PlainDate } from '@porchlight/contract'
import { datesOf, isClosed, isOver, type Quarter, quarterOf, quartersBetween } from './rules.ts'

/** What is looked at before a quarter closes; all of it must hold. */
export type ClosingCheck = { code: 'bank' | 'unposted' | 'statements' | 'trust'; holds: boolean; figure: string }

type Closed = Quarter & { ownerId: number }

/** Of which quarters an owner is still to be told: from their first money to the last day that is over. */
const isOpenFor = (
  owner: { ownerId: number; first: PlainDate },
  closed: readonly Closed[],
  quarter: Quarter,
): boolean =>
  owner.first <= datesOf(quarter).to &&
  !isClosed(
    closed.filter(({ ownerId }) => ownerId === owner.ownerId),
    quarter,
  )

/** The owners whose statement of a quarter is open. */
export const openOwners = (
  owners: readonly { ownerId: number; first: PlainDate }[],
  closed: readonly Closed[],
  quarter: Quarter,
): number[] => owners.filter((owner) => isOpenFor(owner, closed, quarter)).map(({ ownerId }) => ownerId)

/**
 * The quarter that closes next: the first that is not closed for everyone, so that they close in order (R48); the
 * present one while nothing else is open.
 */
export const nextToClose = (
  owners: readonly { ownerId: number; first: PlainDate }[],
  closed: readonly Closed[],
  closings: readonly Quarter[],
  today: PlainDate,
): Quarter => {
  const present = quarterOf(today)
  const firsts = owners.map(({ first }) => first).sort()
  const from = firsts[0] ? quarterOf(firsts[0]) : present
  const open = quartersBetween(from, present).find(
    (quarter) =>
      isOver(quarter, today) && !isClosed(closings, quarter) && openOwners(owners, closed, quarter).length > 0,
  )
  return open ?? present
}

/** The bank agrees when it was asked in every currency and says what the books say. */
export const bankAgrees = (bank: readonly { book: number; reported: number | null }[]): boolean =>
  bank.every(({ book, reported }) => reported === book)
