import type { Promo } from './coupon.ts'
import type { HomePrices } from './home-prices.ts'
import type { Protection } from './protection.ts'
import type { ScheduleTerm } from './schedule.ts'
import type { StayRequest } from './stay-request.ts'
import type { HomeTerms } from './stay-terms.ts'

/**
 * Every rule that the price of a stay was made of, frozen with it. A later change of the stay is priced by these, never
 * by what the tables say by then; the cancellation policy, the rents of the nights and the check-in time stand beside
 * them in the quote (R18, R35).
 */
export type AgreedTerms = Pick<HomePrices, 'plan' | 'discounts' | 'fees' | 'taxes'> & {
  schedule: readonly ScheduleTerm[]
  /** The promo code with its value and its conditions. */
  promo: Promo | null
  /** The travel protection that is part of the price. */
  protection: Protection | null
}

/** What a quote freezes of the rules it is priced by. */
export const agreedTerms = (
  { prices, terms }: { prices: HomePrices; terms: HomeTerms },
  { promo, protection }: Pick<StayRequest, 'promo' | 'protection'>,
): AgreedTerms => {
  const { plan, discounts, fees, taxes } = prices
  return {
    plan,
    discounts,
    fees,
    taxes,
    schedule: terms.schedule,
    promo: promo && agreedPromo(promo),
    protection: protection ?? null,
  }
}

/** Of a code only what its price depends on: how often it may still be used is nobody's term. */
export const agreedPromo = ({ id, code, label, kind, amount, minNights, booked, stays }: Promo): Promo => ({
  id,
  code,
  label,
  kind,
  amount,
  minNights,
  booked,
  stays,
})
