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

/** The company's fees as one change found or left them: their versions, and cleaning or service decided against. */
export type CompanyFees = {
  versions: readonly Omit<DefaultFee, 'id'>[]
  without: readonly { fee: DecidedFee; name: string; reason: string }[]
}

/** What a home asks, part by part; a change names the parts it replaces. */
export type Pricing = {
  plan: RatePlan
  seasons: readonly NewSeason[]
  discounts: readonly NewDiscount[]
  fees: readonly NewFee[]
  terms: HomeTerms
}

/** Prices of single nights from one source; null = the night had or has none. */
export type ChangedNights = { by: NightPrice['by']; amounts: Readonly<Record<PlainDate, number | null>> }

/** How long stays must be and when they may begin and end, as availability keeps it. */
export type StayRules = { rules: readonly StayRule[]; fillGaps: boolean; preventGaps: boolean }

/** The parts of a home's prices that a change touched, as they were or as they became. */
export type ChangedParts = Partial<Pricing> & { nights?: ChangedNights; stays?: StayRules }

/** Taxes hold for every home of an area: a country (ISO 3166-1 alpha-2), state, region, town; of a group; or for one home. */
export type TaxArea = HomeArea | { kind: 'group'; area: string }
/** `currency` is that of a fixed amount; a percent has none. */
export type NewTax = Omit<Tax, 'id'> & { currency: string | null }

/** A coupon for every home, or for one; amounts in minor units of `currency`, or basis points. */
export type NewPromo = Omit<Promo, 'id'> & {
  currency: string | null
  homeId: number | null
  /** Of all bookings that carry the code; null = as many as come. */
  mostUses: number | null
  /** One booking a person. */
  onceEach: boolean
  /** Nobody can book with it until it goes on. */
  paused: boolean
}

/** A home's prices with its terms, ready for the engine. */
export type PricedHome = { prices: HomePrices; terms: HomeTerms }
