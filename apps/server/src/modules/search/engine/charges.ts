import type { GuestKind, LengthDiscount, Party, StayCharges, StayFees } from './home.ts'

/** The part of the charges shared by many homes. */
export type ChargeTerms = {
  counted: readonly GuestKind[]
  lengthDiscounts: readonly LengthDiscount[]
  accommodationFactor: number
  fees: Omit<StayFees, 'perStay'>
}

export const chargeTermsOf = ({ counted, lengthDiscounts, accommodationFactor, fees }: StayCharges): ChargeTerms => {
  const { perStay: _, ...shared } = fees
  return { counted, lengthDiscounts, accommodationFactor, fees: shared }
}

/** What the terms yield for a number of nights and a party: a factor of the rent, one of extra guests, and fees. */
export type TermsOfStay = { rentFactor: number; extraFactor: number; guests: number; fees: number }

export const termsOfStay = (terms: ChargeTerms, nights: number, party: Party): TermsOfStay => {
  const discount = discountAt(terms.lengthDiscounts, nights)
  const left = terms.accommodationFactor * (1 - (discount?.basisPoints ?? 0) / 10_000)
  return {
    rentFactor: left,
    extraFactor: discount?.of === 'rent' ? terms.accommodationFactor : left,
    guests: terms.counted.reduce((sum, kind) => sum + party[kind], 0),
    fees: feesOf(terms.fees, nights, party),
  }
}

const discountAt = (tiers: readonly LengthDiscount[], nights: number): LengthDiscount | undefined =>
  tiers
    .filter((tier) => tier.nights <= nights)
    .reduce<LengthDiscount | undefined>(
      (highest, tier) => (highest && highest.nights > tier.nights ? highest : tier),
      undefined,
    )

const feesOf = (fees: ChargeTerms['fees'], nights: number, { adults, children, pets }: Party): number => {
  const guests = adults + children
  return (
    fees.perNight * nights +
    guests * (fees.perGuest + fees.perGuestNight * nights) +
    (pets > 0 ? fees.withPets : 0) +
    pets * (fees.perPet + fees.perPetNight * nights)
  )
}

/** Nights in one price leg: as many as a 16-bit sum can span whatever the rents. */
export const legNights = 28
const mostSteps = Math.floor(0xffff / legNights)

/**
 * Minor units per step of the rent column: the largest amount that divides every rent, so that sums are exact. If that
 * is too fine for 16 bits, the finest step that fits, and a night is off by half a step at most.
 */
export const rentStepFor = (rents: Uint32Array): number => {
  let mostExpensive = 0
  let divisor = 0
  for (const rent of rents) {
    if (rent > mostExpensive) mostExpensive = rent
    divisor = greatestCommonDivisor(rent, divisor)
  }
  return mostExpensive <= divisor * mostSteps ? Math.max(1, divisor) : Math.ceil(mostExpensive / mostSteps)
}

const greatestCommonDivisor = (a: number, b: number): number => {
  while (b !== 0) [a, b] = [b, a % b]
  return a
}

/** A night's rent in steps. */
export const inSteps = (rent: number, step: number): number => Math.round(rent / step)
