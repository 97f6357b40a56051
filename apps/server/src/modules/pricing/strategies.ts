import type { PricingStrategy } from '@porchlight/contract'
import { canonicalJson } from './canonical.ts'
import { type NightlyRents, nightlyRents, ordinaryRent } from './engine/nightly.ts'
import type { NightPrice, RatePlan } from './engine/rates.ts'
import { movedPrice, withinLimits } from './moved-price.ts'
import type { NewDiscount, NewSeason, Pricing } from './pricing.ts'
import { discountsFrom, discountsView } from './stay-discounts.ts'

/** The prices a strategy starts from: those the home had before any. */
export type Baseline = Pick<Pricing, 'plan' | 'seasons' | 'discounts'>

type LateDiscount = { daysAhead: number; share: number }

/** What a strategy does to a home's own prices; shares in basis points. */
export type StrategyTerms = { share: number; lastMinute: LateDiscount | null }

/**
 * The strategies in one place. Occupancy first asks less and discounts late bookings; rate first asks more and never
 * discounts them; balanced leaves the home's own prices as they are.
 */
const moves = {
  occupancy_first: { share: -800, lastMinute: { daysAhead: 14, share: 1_000 } },
  balanced: { share: 0, lastMinute: null },
  rate_first: { share: 800, lastMinute: null },
} as const satisfies Record<PricingStrategy, StrategyTerms>

const wholePercent = 100

const movedPlan = (plan: RatePlan, share: number): RatePlan => {
  const moved = (amount: number) => {
    const within = withinLimits(movedPrice(amount, share, plan.currency), plan)
    // A price outside the limits isn't moved against the strategy.
    return share < 0 ? Math.min(amount, within) : Math.max(amount, within)
  }
  return { ...plan, base: moved(plan.base), weekend: plan.weekend === null ? null : moved(plan.weekend) }
}

/** Seasons relative to the plan follow it; those with prices of their own are moved themselves. */
const movedSeasons = (seasons: readonly NewSeason[], plan: RatePlan, share: number): NewSeason[] => {
  const moved = (amount: number | null) =>
    amount === null ? null : withinLimits(movedPrice(amount, share, plan.currency), plan)
  return seasons.map((season) => ({ ...season, nightly: moved(season.nightly), weekend: moved(season.weekend) }))
}

/** The lowest price any night can have. */
const lowestNight = ({ plan, seasons }: Omit<Baseline, 'discounts'>, nights: readonly NightPrice[]): number => {
  const each = [null, ...seasons.map((season, index) => ({ ...season, id: index + 1 }))]
  const ordinary = each.flatMap((season) => [false, true].map((weekend) => ordinaryRent(plan, season, weekend).amount))
  const lowest = Math.min(...ordinary, ...nights.map(({ amount }) => amount))
  return Math.max(lowest, plan.floor ?? 0)
}

/** As much of a discount as takes no night below the floor, in whole percents. */
const aboveFloor = (discount: LateDiscount, lowest: number, floor: number | null): LateDiscount | null => {
  const room = floor === null ? discount.share : Math.floor((1 - floor / lowest) * 10_000)
  const share = Math.floor(Math.min(discount.share, room) / wholePercent) * wholePercent
  return share > 0 ? { ...discount, share } : null
}

const withLateDiscounts = (discounts: readonly NewDiscount[], lastMinute: LateDiscount[]): NewDiscount[] =>
  discountsFrom({ ...discountsView(discounts), lastMinute }, discounts)

/** The terms of a strategy as they apply to a home, and the prices it results in. */
export const pricesUnder = (
  strategy: PricingStrategy,
  baseline: Baseline,
  nightPrices: readonly NightPrice[] = [],
): StrategyTerms & { prices: Baseline } => {
  const { share, lastMinute } = moves[strategy]
  if (strategy === 'balanced') return { share, lastMinute, prices: baseline }
  const plan = movedPlan(baseline.plan, share)
  const seasons = movedSeasons(baseline.seasons, plan, share)
  const own = discountsView(baseline.discounts).lastMinute
  if (!lastMinute)
    return { share, lastMinute, prices: { plan, seasons, discounts: withLateDiscounts(baseline.discounts, []) } }
  const room = own.length > 0 ? null : aboveFloor(lastMinute, lowestNight({ plan, seasons }, nightPrices), plan.floor)
  const discounts = room ? withLateDiscounts(baseline.discounts, [room]) : baseline.discounts
  return { share, lastMinute: room, prices: { plan, seasons, discounts } }
}

/** The parts of some prices that differ from the current ones. */
export const partsToChange = (prices: Baseline, current: Partial<Pricing>): Partial<Baseline> =>
  Object.fromEntries(
    Object.entries(prices).filter(
      ([part, value]) => canonicalJson(value) !== canonicalJson(current[part as keyof Baseline]),
    ),
  )

/** Nightly rents under some prices. */
export const rentsUnder = ({ plan, seasons }: Baseline, nightPrices: readonly NightPrice[]): NightlyRents =>
  nightlyRents({ plan, seasons: seasons.map((season, index) => ({ ...season, id: index + 1 })), nightPrices })
