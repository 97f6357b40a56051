import { addDays, amountScale, daysBetween, type FeeKind, type PlainDate } from '@porchlight/contract'
import { type Discount, discountsOfNight } from './discounts.ts'
import { type Fee, inOrder } from './fees.ts'
import type { HomePrices } from './home-prices.ts'
import { nightlyRents, rentsFrom } from './nightly.ts'
import { covers, type RatePlan } from './rates.ts'

/**
 * A home's charges in a form search can compute for thousands of homes at once, in minor units: the headline to the
 * cent for all but unusual discounts, never the price to pay, which `priceStay` determines.
 */
export type SearchCharges = {
  includedGuests: number
  /** Per night and guest above `includedGuests`. */
  extraGuestNight: number
  counted: RatePlan['counted']
  /** Off the accommodation from this many nights on; only the highest tier reached applies. */
  lengthDiscounts: { nights: number; basisPoints: number; of: Discount['of'] }[]
  /** The factor percentage fees put on discounted accommodation: 1.06 with a six percent fee. */
  accommodationFactor: number
  /** Mandatory fees as fixed amounts, including the percentage fees on them. */
  fees: FixedFees
}

const partOf = {
  per_stay: 'perStay',
  per_night: 'perNight',
  per_guest: 'perGuest',
  per_guest_night: 'perGuestNight',
  with_pets: 'withPets',
  per_pet: 'perPet',
  per_pet_night: 'perPetNight',
} as const satisfies Record<Exclude<FeeKind, 'percent'>, string>

type FixedFees = Record<(typeof partOf)[keyof typeof partOf], number>

const eachFee = (amountOf: (part: keyof FixedFees) => number): FixedFees =>
  Object.fromEntries(Object.values(partOf).map((part) => [part, amountOf(part)])) as FixedFees

export const searchCharges = ({ plan, discounts, fees }: HomePrices): SearchCharges => ({
  includedGuests: plan.includedGuests,
  extraGuestNight: plan.extraGuest,
  counted: plan.counted,
  lengthDiscounts: discounts
    .filter(isLengthTier)
    .map(({ minNights, basisPoints, of }) => ({ nights: minNights, basisPoints, of })),
  ...summedUp(fees.filter((fee) => !fee.optional)),
})

const isLengthTier = ({ kind, nights, booked }: Discount): boolean => kind === 'length_of_stay' && !nights && !booked

/** Fees in order as `accommodation × factor + fixed amounts`; a percentage of the subtotal raises both. */
const summedUp = (fees: readonly Fee[]): Pick<SearchCharges, 'accommodationFactor' | 'fees'> => {
  let factor = 1
  let fixed = eachFee(() => 0)
  for (const { kind, amount, of } of inOrder(fees)) {
    if (kind !== 'percent') fixed[partOf[kind]] += amount
    else if (of === 'rent') factor += amount / 10_000
    else {
      factor *= 1 + amount / 10_000
      const before = fixed
      fixed = eachFee((part) => before[part] * (1 + amount / 10_000))
    }
  }
  return { accommodationFactor: factor, fees: fixed }
}

/**
 * The minor units that search counts as one. Its prices have 32 bits, and a week in Bali costs more rupiah cents than
 * that; results are shown at their exact price.
 */
export const searchUnit = amountScale

/** Charges counted in units of search. */
export const inUnits = (charges: SearchCharges, unit: number): SearchCharges =>
  unit === 1
    ? charges
    : {
        ...charges,
        extraGuestNight: charges.extraGuestNight / unit,
        fees: Object.fromEntries(
          Object.entries(charges.fees).map(([name, amount]) => [name, amount / unit]),
        ) as SearchCharges['fees'],
      }

/** Rents of the nights in units of search, after the discounts a night gets in any stay. */
export const searchRents = (
  prices: HomePrices,
  bookedOn: PlainDate,
  from: PlainDate,
  days: number,
  unit = 1,
): Uint32Array => {
  const { discounts } = prices
  const tiered = discounts.some(isLengthTier)
  const ofNights = discounts.filter((discount) => discount.minNights <= 1 && !isLengthTier(discount))
  const rents = Uint32Array.from(rentsFrom(nightlyRents(prices), from, days), ({ amount }) => Math.round(amount / unit))
  if (ofNights.length === 0) return rents
  return rents.map((rent, index) => {
    const night = addDays(from, index)
    const holding = ofNights.filter((discount) => holdsFor(discount, night, bookedOn, tiered))
    const [first] = discountsOfNight(holding, night, 'one')
    return Math.round(rent * (1 - (first?.basisPoints ?? 0) / 10_000))
  })
}

/**
 * Early bird and last minute are counted from the night itself, and don't apply if the length of the stay may decide.
 */
const holdsFor = (
  { kind, booked, daysAhead }: Discount,
  night: PlainDate,
  bookedOn: PlainDate,
  tiered: boolean,
): boolean => {
  if (booked && !covers(booked, bookedOn)) return false
  const ahead = daysBetween(bookedOn, night)
  if (kind === 'early_bird') return !tiered && ahead >= (daysAhead ?? 0)
  if (kind === 'last_minute') return !tiered && ahead <= (daysAhead ?? 0)
  return true
}
