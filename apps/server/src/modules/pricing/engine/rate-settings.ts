import { millionthsOfPercent, minorDigits, type RateSetting, roundHalfUp, type StayTerms } from '@porchlight/contract'
import type { Discount } from './discounts.ts'
import type { RatePlan } from './rates.ts'

const whole = 1_000_000
const week = 7
const month = 28

/** A part of a base price in millionths; in whole units of its currency, unless the price is only a few units. */
export const partOfBase = (base: number, millionths: number, currency: string): number => {
  const coin = 10 ** minorDigits(currency)
  const unit = base >= 100 * coin ? coin : 1
  return roundHalfUp((base * millionths) / whole / unit) * unit
}

/** The part of a base price that an amount is: the matching whole percentage, otherwise the nearest millionth. */
export const shareOfBase = (base: number, amount: number, currency: string): number => {
  const percents = Math.round((amount * 100) / base) * millionthsOfPercent
  return partOfBase(base, percents, currency) === amount ? percents : Math.round((amount * whole) / base)
}

/** A plan whose weekend nights cost this much more than others. */
export const withWeekendExtra = (plan: RatePlan, millionths: number): RatePlan => ({
  ...plan,
  weekend: millionths === 0 ? null : plan.base + partOfBase(plan.base, millionths, plan.currency),
})

/** A plan whose nights cost at least this part of its base price. */
export const withMinPrice = (plan: RatePlan, millionths: number): RatePlan => ({
  ...plan,
  floor: millionths === 0 ? null : partOfBase(plan.base, millionths, plan.currency),
})

type Tier = { minNights: number; share: number }

/** Tiers of a length-of-stay discount with the tier for this many nights set; 0 removes it. */
export const withTier = (tiers: readonly Tier[], minNights: number, share: number): Tier[] =>
  [...tiers.filter((tier) => tier.minNights !== minNights), ...(share > 0 ? [{ minNights, share }] : [])].sort(
    (a, b) => a.minNights - b.minNights,
  )

export const tierNights = { week_discount: week, month_discount: month } as const

/** A home's prices, as far as defaults affect them. */
export type RateState = {
  plan: Pick<RatePlan, 'base' | 'weekend' | 'floor' | 'currency'> | undefined
  discounts: readonly Pick<Discount, 'kind' | 'minNights' | 'basisPoints' | 'nights' | 'booked'>[]
  stays: Pick<StayTerms, 'minNights' | 'maxNights' | 'arriveOn'>
}

const tierOf = (discounts: RateState['discounts'], minNights: number): number =>
  discounts.find((one) => one.kind === 'length_of_stay' && !one.nights && !one.booked && one.minNights === minNights)
    ?.basisPoints ?? 0

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const

/** A home's settings; null if it has no prices yet. */
export const rateSettingsOf = ({ plan, discounts, stays }: RateState) => ({
  min_nights: stays.minNights,
  max_nights: stays.maxNights,
  arrival_days: stays.arriveOn.toSorted((a, b) => a - b).flatMap((day) => weekdays[day] ?? []),
  weekend_extra: plan
    ? plan.weekend === null
      ? 0
      : shareOfBase(plan.base, plan.weekend - plan.base, plan.currency)
    : null,
  min_price: plan ? (plan.floor === null ? 0 : shareOfBase(plan.base, plan.floor, plan.currency)) : null,
  week_discount: plan ? tierOf(discounts, week) : null,
  month_discount: plan ? tierOf(discounts, month) : null,
})

const touchOf = ({ plan, discounts, stays }: RateState): Record<RateSetting, unknown> => ({
  min_nights: stays.minNights,
  max_nights: stays.maxNights,
  arrival_days: String(stays.arriveOn.toSorted((a, b) => a - b)),
  // Compares amounts, not shares: if the base price changes, the settings still follow it.
  weekend_extra: plan?.weekend ?? null,
  min_price: plan?.floor ?? null,
  week_discount: tierOf(discounts, week),
  month_discount: tierOf(discounts, month),
})

/** Settings that a price change sets directly. */
export const settingsTouched = (before: RateState, after: RateState): RateSetting[] => {
  const [was, is] = [touchOf(before), touchOf(after)]
  return (Object.keys(was) as RateSetting[]).filter((setting) => was[setting] !== is[setting])
}
