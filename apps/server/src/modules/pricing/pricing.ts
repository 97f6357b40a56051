import type { DecidedFee, PlainDate } from '@porchlight/contract'
import type { StayRule } from '#modules/availability'
import type { HomeArea } from '#modules/homes'
import type { Promo } from './engine/coupon.ts'
import type { DefaultFee, OwnFee } from './engine/default-fees.ts'
import type { Discount } from './engine/discounts.ts'
import type { HomePrices } from './engine/home-prices.ts'
import type { NightPrice, RatePlan, Season } from './engine/rates.ts'
import type { HomeTerms } from './engine/stay-terms.ts'
import type { Tax } from './engine/tax.ts'

export type NewSeason = Omit<Season, 'id'>
export type NewDiscount = Omit<Discount, 'id'>
export type NewFee = Omit<OwnFee, 'id'>

/** The company's fees before or after a change: their versions, and the cleaning or service fees decided against. */
export type CompanyFees = {
  versions: readonly Omit<DefaultFee, 'id'>[]
  without: readonly { fee: DecidedFee; name: string; reason: string }[]
}

/** A home's prices, part by part; a change names the parts it replaces. */
export type Pricing = {
  plan: RatePlan
  seasons: readonly NewSeason[]
  discounts: readonly NewDiscount[]
  fees: readonly NewFee[]
  terms: HomeTerms
}

/** Prices of single nights from one source; null = the night had or has none. */
export type ChangedNights = { by: NightPrice['by']; amounts: Readonly<Record<PlainDate, number | null>> }

/** Minimum and maximum stays, and days when stays can start and end, as stored by availability. */
export type StayRules = { rules: readonly StayRule[]; fillGaps: boolean; preventGaps: boolean }

/** The parts of a home's prices that a change affected, before or after. */
export type ChangedParts = Partial<Pricing> & { nights?: ChangedNights; stays?: StayRules }

/**
 * Taxes apply to every home in an area: a country (ISO 3166-1 alpha-2), state, region, or town; to a group; or to one
 * home.
 */
export type TaxArea = HomeArea | { kind: 'group'; area: string }
/** `currency` is that of a fixed amount; a percentage has none. */
export type NewTax = Omit<Tax, 'id'> & { currency: string | null }

/** A coupon for every home, or for one; amounts in minor units of `currency`, or basis points. */
export type NewPromo = Omit<Promo, 'id'> & {
  currency: string | null
  homeId: number | null
  /** For all bookings with the code; null = unlimited. */
  mostUses: number | null
  /** One booking per person. */
  onceEach: boolean
  /** No one can book with it until it is resumed. */
  paused: boolean
}

/** A home's prices with its terms, ready for the engine. */
export type PricedHome = { prices: HomePrices; terms: HomeTerms }
