import type { ServiceOffer } from '@porchlight/contract'

/** Codes of levels that a change deletes. */
export const levelsDropped = (before: ServiceOffer, after: ServiceOffer): string[] =>
  before.levels.map(({ code }) => code).filter((code) => !after.levels.some((level) => level.code === code))

/** A change of what a level costs, or of whether owners can choose it, says why; words and order don’t. */
export const needsReason = (before: ServiceOffer, after: ServiceOffer): boolean =>
  before.levels.some(({ code, commissionBasisPoints, active }) => {
    const now = after.levels.find((level) => level.code === code)
    return !now || now.commissionBasisPoints !== commissionBasisPoints || (active && !now.active)
  })
