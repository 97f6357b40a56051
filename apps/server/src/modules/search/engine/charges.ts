import type { LengthDiscount, StayCharges } from './home.ts'

/** The part of the charges that many homes share: what multiplies the accommodation. */
export type AccommodationShare = { lengthDiscounts: readonly LengthDiscount[]; percentFees: number }

export const accommodationShareOf = ({ lengthDiscounts, percentFees }: StayCharges): AccommodationShare => ({
  lengthDiscounts: lengthDiscounts.map(({ nights, basisPoints }) => ({ nights, basisPoints })),
  percentFees,
})

/** What becomes of one unit of accommodation in a stay of `nights`: less the highest tier reached, plus percent fees. */
export const shareAt = (share: AccommodationShare, nights: number): number => {
  const reached = share.lengthDiscounts.filter((tier) => tier.nights <= nights)
  const discount = reached.reduce((highest, tier) => (tier.nights >= highest.nights ? tier : highest), {
    nights: 0,
    basisPoints: 0,
  })
  return (1 - discount.basisPoints / 10_000) * (1 + share.percentFees / 10_000)
}

/** Nights of one price leg: what a 16-bit sum can span at the dearest step. */
export const legNights = 28

/** Whole currency units to a step of the rent column, so that no leg's sum reaches 65,536 steps. */
export const rentStepFor = (dearestNight: number): number =>
  Math.max(1, Math.ceil(dearestNight / Math.floor(65_535 / legNights)))

/** A night's rent in steps. */
export const inSteps = (rent: number, step: number): number => Math.round(rent / step)
