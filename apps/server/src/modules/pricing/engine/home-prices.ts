import type { Discount } from './discounts.ts'
import type { Fee } from './fees.ts'
import type { NightPrice, RatePlan, Season } from './rates.ts'
import type { Tax } from './tax.ts'

/** Everything that determines a home's prices. */
export type HomePrices = {
  plan: RatePlan
  seasons: readonly Season[]
  nightPrices: readonly NightPrice[]
  discounts: readonly Discount[]
  fees: readonly Fee[]
  taxes: readonly Tax[]
}
