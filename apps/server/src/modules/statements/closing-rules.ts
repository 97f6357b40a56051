import type { PlainDate } from '@porchlight/contract'
import { datesOf, isClosed, isOver, type Quarter, quarterOf, quartersBetween } from './rules.ts'

/** A check before a quarter closes; all must pass. */
export type ClosingCheck = { code: 'bank' | 'unposted' | 'statements' | 'trust'; holds: boolean; figure: string }

type Closed = Quarter & { ownerId: number }

/** Returns whether an owner's quarter is still open, from their first money to the last day that is over. */
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

/** The owners whose statement for a quarter is open. */
export const openOwners = (
  owners: readonly { ownerId: number; first: PlainDate }[],
  closed: readonly Closed[],
  quarter: Quarter,
): number[] => owners.filter((owner) => isOpenFor(owner, closed, quarter)).map(({ ownerId }) => ownerId)

/**
 * The quarter that closes next: the first not closed for everyone, so that quarters close in order (R48); the current
 * one if nothing else is open.
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

/** The bank agrees when it reported every currency and its amounts match the books. */
export const bankAgrees = (bank: readonly { book: number; reported: number | null }[]): boolean =>
  bank.every(({ book, reported }) => reported === book)
