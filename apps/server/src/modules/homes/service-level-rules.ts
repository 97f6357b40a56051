import type { ServiceOffer } from '@porchlight/contract'

/** Codes of levels that a change deletes. */
export const levelsDropped = (before: ServiceOffer, after: ServiceOffer): string[] =>
  before.levels.map(({ code }) => code).filter((code) => !after.levels.some((level) => level.code === code))

/** A change to a level's cost, or to whether owners can choose it, needs a reason; wording and order don’t. */
export const needsReason = (before: ServiceOffer, after: ServiceOffer): boolean =>
  before.levels.some(({ code, commissionBasisPoints, active }) => {
    const now = after.levels.find((level) => level.code === code)
    return !now || now.commissionBasisPoints !== commissionBasisPoints || (active && !now.active)
  })
