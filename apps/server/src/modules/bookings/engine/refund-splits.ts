import { type PlainDate, splitByWeight } from '@porchlight/contract'
import { activeCharges, type Charge, type RetainedMoney, sumOf } from './charges.ts'
import type { Contract, RefundSplit, Share } from './recognition.ts'

/** How much of a stay's price counts: its earned nights, or what a canceled stay retains of it. */
export type Part = { part: number; whole: number }

/** All of a stay counts. */
export const wholeStay: Part = { part: 1, whole: 1 }

const untaxed = (charges: readonly Charge[]): number =>
  sumOf(charges.flatMap(({ kind, amount }) => (kind === 'tax' ? [] : [amount])))

/**
 * A canceled stay retains a part of its price, and the same part of a split counts; if the owners get nothing of it, none
 * does. If everything was refunded before, canceling refunds nothing more, and changes nothing.
 */
export const retainedPart = (charges: readonly Charge[], money: RetainedMoney, ofOwners: boolean): Part => {
  const whole = untaxed(charges)
  if (!ofOwners) return { part: 0, whole: 1 }
  return whole === 0 ? wholeStay : { part: untaxed(activeCharges(charges, money)), whole }
}

const partOf = (amount: number, { part, whole }: Part): number =>
  Math.sign(amount) * Math.round((Math.abs(amount) * part) / whole) || 0

/** What a split is worth in a home: other owners didn't agree to bear more. */
const inHome = ({ homeId, toOwners }: RefundSplit, home: number): number =>
  homeId === home ? toOwners : Math.max(0, toOwners)

/** What each owner should have of a split, in minor units (R51). */
export const dueOf = (
  split: RefundSplit,
  { homeId, owners, part }: { homeId: number; owners: readonly Share[]; part: Part },
): { ownerId: number; amount: number }[] => {
  if (owners.length === 0) return []
  const parts = splitByWeight(
    partOf(inHome(split, homeId), part),
    owners.map(({ basisPoints }) => basisPoints),
  )
  return owners.map(({ accountId: ownerId }, at) => ({ ownerId, amount: parts[at] ?? 0 }))
}

/** What all splits together give the owners of a stay's home. */
export const splitsOf = ({ refundSplits = [] }: Contract, homeId: number, part: Part): number =>
  sumOf(refundSplits.map((split) => partOf(inHome(split, homeId), part)))

export type SplitDay = { on: PlainDate; part: Part }
