import type { Promo } from './coupon.ts'
import type { HomePrices } from './home-prices.ts'
import type { Protection } from './protection.ts'
import type { ScheduleTerm } from './schedule.ts'
import type { StayRequest } from './stay-request.ts'
import type { HomeTerms } from './stay-terms.ts'

/**
 * Every rule that determined a stay's price, frozen with it. Later changes to the stay are priced by these, never by
 * the current tables; the cancellation policy, the nightly rents, and the check-in time are stored beside them in the
 * quote (R18, R35).
 */
export type AgreedTerms = Pick<HomePrices, 'plan' | 'discounts' | 'fees' | 'taxes'> & {
  schedule: readonly ScheduleTerm[]
  /** The promo code with its value and conditions. */
  promo: Promo | null
  /** The travel protection included in the price. */
  protection: Protection | null
}

/** The pricing rules a quote freezes. */
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

/** Only what the price depends on: the remaining uses of a code are no one's term. */
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
