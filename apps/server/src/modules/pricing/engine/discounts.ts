import { daysBetween, type PlainDate } from '@porchlight/contract'
import { covers, type Range } from './rates.ts'

export const discountKinds = ['new_listing', 'promotion', 'length_of_stay', 'early_bird', 'last_minute'] as const
export type DiscountKind = (typeof discountKinds)[number]

export type Discount = {
  id: number
  kind: DiscountKind
  label: string
  basisPoints: number
  /** Off the nights alone, or off nights and extra guests. */
  of: 'rent' | 'accommodation'
  minNights: number
  /** Early bird: at least this many days before arrival. Last minute: at most. */
  daysAhead: number | null
  /** Nights it applies to; null = all. */
  nights: Range | null
  /** Booking days it applies to; null = all. */
  booked: Range | null
}

/** What determines whether a discount is reached, whatever the night. */
export type DiscountOccasion = { arrive: PlainDate; nights: number; bookedOn: PlainDate }

/** Discounts a stay has reached; `discountsOfNight` decides which ones a night gets. */
export const reachedDiscounts = (discounts: readonly Discount[], occasion: DiscountOccasion): Discount[] =>
  discounts.filter((discount) => isReached(discount, occasion))

const isReached = (discount: Discount, { arrive, nights, bookedOn }: DiscountOccasion): boolean => {
  if (nights < discount.minNights) return false
  if (discount.booked && !covers(discount.booked, bookedOn)) return false
  const ahead = daysBetween(bookedOn, arrive)
  if (discount.kind === 'early_bird') return ahead >= (discount.daysAhead ?? 0)
  if (discount.kind === 'last_minute') return ahead <= (discount.daysAhead ?? 0)
  return true
}

/**
 * The discounts of one night in the order they apply: one of each kind by priority, and only the first unless the plan
 * stacks. Tiers of one kind never add up: the highest one reached applies.
 */
export const discountsOfNight = (reached: readonly Discount[], night: PlainDate, mode: 'one' | 'stack'): Discount[] => {
  const holding = reached.filter((discount) => !discount.nights || covers(discount.nights, night))
  const byPriority = discountKinds.flatMap((kind) => highestTier(holding.filter((discount) => discount.kind === kind)))
  return mode === 'one' ? byPriority.slice(0, 1) : byPriority
}

const highestTier = (tiers: readonly Discount[]): Discount[] =>
  [...tiers].sort((a, b) => b.minNights - a.minNights || b.basisPoints - a.basisPoints || a.id - b.id).slice(0, 1)
