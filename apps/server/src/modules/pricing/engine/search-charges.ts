import { addDays, minorDigits, type PlainDate, roundHalfUp } from '@porchlight/contract'
import { type Discount, discountsOfNight } from './discounts.ts'
import { type Fee, inOrder } from './fees.ts'
import type { HomePrices } from './home-prices.ts'
import { nightlyRents, rentsFrom } from './nightly.ts'
import { covers } from './rates.ts'

/**
 * A home's charges reduced to what search compares homes by, in whole currency units: close to the headline, never the
 * price to pay, which `priceStay` settles in exact cents.
 */
export type SearchCharges = {
  /** Lowest nightly price to show without dates; null when the home has none. */
  fromNight: number | null
  /** Mandatory fees of a stay whatever its length, percent fees on them included. */
  perStay: number
  /** What comes on top for a stay with pets. */
  perPetStay: number
  includedGuests: number
  /** Per night and guest above `includedGuests`. */
  extraGuestNight: number
  /** Basis points off the accommodation from so many nights on; the highest tier reached holds, alone. */
  lengthDiscounts: { nights: number; basisPoints: number }[]
  /** Basis points of all percent fees on the discounted accommodation. */
  percentFees: number
}

const wholeUnits = (minor: number, currency: string): number => roundHalfUp(minor / 10 ** minorDigits(currency))

export const searchCharges = (prices: HomePrices, fromNightMinor: number | null): SearchCharges => {
  const { plan, discounts, fees } = prices
  const whole = (minor: number) => wholeUnits(minor, plan.currency)
  const mandatory = fees.filter((fee) => !fee.optional)
  const bare = feesOnTop(mandatory, false)
  return {
    fromNight: fromNightMinor === null ? null : whole(fromNightMinor),
    perStay: whole(bare.fixed),
    perPetStay: whole(feesOnTop(mandatory, true).fixed - bare.fixed),
    includedGuests: plan.includedGuests,
    extraGuestNight: whole(plan.extraGuest),
    lengthDiscounts: discounts
      .filter(isLengthTier)
      .map(({ minNights, basisPoints }) => ({ nights: minNights, basisPoints })),
    percentFees: Math.round(bare.percent),
  }
}

const isLengthTier = ({ kind, nights, booked }: Discount): boolean => kind === 'length_of_stay' && !nights && !booked

/** Fees in their order as `accommodation × percent + fixed`, for one pet or none; a percent of the subtotal sees both. */
const feesOnTop = (fees: readonly Fee[], withPet: boolean): { percent: number; fixed: number } => {
  let percent = 0
  let fixed = 0
  for (const fee of inOrder(fees)) {
    if (fee.kind === 'per_stay' || (withPet && (fee.kind === 'with_pets' || fee.kind === 'per_pet')))
      fixed += fee.amount
    if (fee.kind !== 'percent') continue
    percent += fee.of === 'rent' ? fee.amount : fee.amount * (1 + percent / 10_000)
    fixed += fee.of === 'rent' ? 0 : (fixed * fee.amount) / 10_000
  }
  return { percent, fixed }
}

/** Rents of the nights after the discounts that hold for the night itself and today, fees per night included. */
export const searchRents = (prices: HomePrices, bookedOn: PlainDate, from: PlainDate, days: number): Uint32Array => {
  const { plan, discounts, fees } = prices
  const perNight = fees
    .filter((fee) => fee.kind === 'per_night' && !fee.optional)
    .reduce((sum, fee) => sum + fee.amount, 0)
  const promotions = discounts.filter(
    ({ kind, booked }) => (kind === 'new_listing' || kind === 'promotion') && (!booked || covers(booked, bookedOn)),
  )
  const rents = rentsFrom(nightlyRents(prices), from, days)
  return Uint32Array.from(rents, ({ amount }, index) => {
    const [first] = promotions.length > 0 ? discountsOfNight(promotions, addDays(from, index), 'one') : []
    return wholeUnits(amount * (1 - (first?.basisPoints ?? 0) / 10_000) + perNight, plan.currency)
  })
}
