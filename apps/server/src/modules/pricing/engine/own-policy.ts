import type { OwnPolicy } from '@porchlight/contract'
import { type CancellationPolicy, policyPresets } from './policy.ts'

const basisPoints = (percent: number): number => percent * 100

/** A policy worded by the company, as the engine applies it; the earliest tier first. */
export const ownPolicyTerms = (code: string, own: OwnPolicy): CancellationPolicy => {
  const { fees, shortfall, changes } = policyPresets.flexible
  return {
    code,
    name: own.name,
    tiers: own.tiers
      .toSorted((a, b) => b.daysBefore - a.daysBefore)
      .map(({ daysBefore, refund }) => ({ daysBefore, nights: basisPoints(refund) })),
    unusedNights: basisPoints(own.unusedNights),
    grace: own.grace,
    fees: own.feesUntilArrival ? fees : {},
    shortfall,
    retainedFor: own.retainedFor,
    rebooking: null,
    changes,
  }
}
