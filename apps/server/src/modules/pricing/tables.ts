import type {
  DecidedFee,
  OwnPolicy,
  PlainDate,
  PriceConcern,
  PricingStrategy,
  StrategyDocument,
  TaxChange,
} from '@porchlight/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Confirmed } from '#kernel/confirm-concerns'
import { tablesOf } from '#kernel/work'
import type { Promo } from './engine/coupon.ts'
import type { Discount } from './engine/discounts.ts'
import type { Fee } from './engine/fees.ts'
import type { CancellationPolicy } from './engine/policy.ts'
import type { QuoteDocument } from './engine/quote-document.ts'
import type { RatePlan } from './engine/rates.ts'
import type { ScheduleTerm } from './engine/schedule.ts'
import type { Tax } from './engine/tax.ts'
import type { ChangedParts, CompanyFees, Pricing, TaxArea } from './pricing.ts'

/** jsonb: read as a value, written as text. */
type Json<T> = ColumnType<T, string, string>

/** Rows are never edited: a later row replaces one, and `replaced_at` says when. */
type Versioned = {
  id: Generated<number>
  created_at: Date
  created_by: number | null
  replaced_at: ColumnType<Date | null, null | undefined, Date>
}

export type PricingTables = {
  'pricing.rate_plan': RatePlanTable
  'pricing.season': SeasonTable
  'pricing.night_price': NightPriceTable
  'pricing.discount': DiscountTable
  'pricing.fee': FeeTable
  'pricing.fee_exclusion': FeeExclusionTable
  'pricing.default_deposit': DefaultDepositTable
  'pricing.fee_change': FeeChangeTable
  'pricing.terms': TermsTable
  'pricing.policy': PolicyTable
  'pricing.tax': TaxTable
  'pricing.tax_exemption': TaxExemptionTable
  'pricing.tax_decision': TaxDecisionTable
  'pricing.tax_change': TaxChangeTable
  'pricing.protection': ProtectionTable
  'pricing.promo': PromoTable
  'pricing.promo_use': PromoUseTable
  'pricing.promo_owner': { code: string; email: string }
  'pricing.quote': QuoteTable
  'pricing.fee_decision': FeeDecisionTable
  'pricing.change': ChangeTable
  'pricing.confirmation': ConfirmationTable
  'pricing.strategy_choice': StrategyChoiceTable
  'pricing.searched_stay': SearchedStayTable
}

export const db = tablesOf<PricingTables>()

export type RatePlanTable = Versioned & {
  home_id: number
  currency: string
  base_minor: number
  weekend_minor: number | null
  weekend_nights: number[]
  floor_minor: number | null
  cap_minor: number | null
  included_guests: number
  extra_guest_minor: number
  counted: RatePlan['counted'][number][]
  discounts: RatePlan['discounts']
  non_refundable_basis_points: number | null
  markups: Json<RatePlan['markups']>
  deposit_minor: number
  deposit_inherits: boolean
  waiver_minor: number
  waiver_limit_minor: number
}

export type SeasonTable = Versioned & {
  home_id: number
  name: string
  from_date: PlainDate
  to_date: PlainDate
  nightly_minor: number | null
  weekend_minor: number | null
  adjust_basis_points: number
}

export type NightPriceTable = Versioned & {
  home_id: number
  night: PlainDate
  set_by: 'hand' | 'service'
  amount_minor: number
}

export type DiscountTable = Versioned & {
  home_id: number
  kind: Discount['kind']
  label: string
  basis_points: number
  taken_of: Discount['of']
  min_nights: number
  days_ahead: number | null
  nights_from: PlainDate | null
  nights_to: PlainDate | null
  booked_from: PlainDate | null
  booked_to: PlainDate | null
}

export type FeeTable = Versioned & {
  /** Null for a fee of the company or a group. */
  home_id: number | null
  series: ColumnType<number | null, number | null | undefined, never>
  from_date: ColumnType<PlainDate | null, PlainDate | null | undefined, never>
  to_date: ColumnType<PlainDate | null, PlainDate | null | undefined, never>
  currency: ColumnType<string | null, string | null | undefined, never>
  overrides: ColumnType<number | null, number | null | undefined, never>
  /** The group whose homes charge it. */
  group_id: ColumnType<number | null, number | null | undefined, never>
  code: Fee['code']
  label: string
  note: string
  kind: Fee['kind']
  amount: number
  percent_of: Fee['of']
  position: number
  optional: boolean
}

/** Belongs to a home or a group of homes. */
type FeeExclusionTable = Versioned & {
  home_id: number | null
  group_id: ColumnType<number | null, number | null | undefined, never>
  series: number
  name: string
  reason: string
}

type DefaultDepositTable = Versioned & {
  /** Null for the company. */
  group_id: number | null
  currency: string
  amount_minor: number | null
  reason: string
}

type FeeChangeTable = {
  id: Generated<number>
  series: number | null
  kind: 'add' | 'version' | 'end' | 'none' | 'undo' | 'group_leave_out' | 'group_inherit'
  change: Json<unknown>
  before: Json<CompanyFees>
  after: Json<CompanyFees>
  undoes: number | null
  reason: string
  changed_at: Date
  changed_by: number | null
}

type PolicyTable = {
  id: Generated<number>
  policy: Json<OwnPolicy>
  archived_at: Date | null
  created_at: Date
  changed_at: Date
  changed_by: number | null
}

export type TermsTable = Versioned & {
  home_id: number
  policy: Json<CancellationPolicy>
  schedule: Json<readonly ScheduleTerm[]>
}

export type TaxTable = Versioned & {
  area_kind: TaxArea['kind']
  area: string
  /** Shared by all its versions; the database assigns it to a new tax. */
  series: Generated<number>
  /** The starter library entry it was created from. */
  library: Generated<string | null>
  authority: string
  authority_name: string
  label: string
  kind: Tax['kind']
  amount: number
  currency: string | null
  taxed: Tax['on'][number][]
  shortest: Json<Tax['shortest']> | null
  longest: Json<Tax['longest']> | null
  first_nights: number | null
  persons: Tax['persons'][number][]
  channels: NonNullable<Tax['channels']>[number][] | null
  handling: Json<Tax['handling']>
  from_date: PlainDate | null
  to_date: PlainDate | null
  effective_by: Tax['effectiveBy']
  remittance: Tax['remittance']
  period: Tax['period']
  rounding: Tax['rounding']
  only_with_service: boolean
  retained: Json<Tax['retained']>
}

type TaxExemptionTable = Versioned & { home_id: number; series: number; reason: string }

type TaxDecisionTable = Versioned & { area_kind: TaxArea['kind']; area: string; name: string; reason: string }

type TaxChangeTable = {
  id: Generated<number>
  series: number | null
  area_kind: TaxArea['kind'] | null
  area: string | null
  kind: TaxChange['kind']
  from_date: PlainDate | null
  home_id: number | null
  change: Json<TaxChange>
  reason: string
  changed_at: Date
  changed_by: number | null
}

export type PromoTable = Versioned & {
  code: string
  label: string
  kind: Promo['kind']
  amount: number
  currency: string | null
  home_id: number | null
  min_nights: number
  booked_from: PlainDate | null
  booked_to: PlainDate | null
  most_uses: number | null
  once_each: boolean
  stay_from: PlainDate | null
  stay_to: PlainDate | null
  paused: boolean
}

type ProtectionTable = Versioned & {
  provider: string
  basis_points: number
  confirmed: ColumnType<Confirmed | null, string | null, never>
}

type PromoUseTable = {
  booking_id: number
  code: string
  account_id: number
  used_at: Date
  released_at: Date | null
}

type QuoteTable = {
  id: Generated<number>
  home_id: number
  /** Identifies the quote in links and bookings. */
  hash: string
  /** The hash of the document as stored; differs if a migration rewrote it. */
  seal: string
  document: Json<QuoteDocument>
  expires_at: Date
  created_at: Date
}

type FeeDecisionTable = Versioned & {
  /** Null if the company decides for all its homes, or a group for its own. */
  home_id: number | null
  group_id: ColumnType<number | null, number | null | undefined, never>
  fee: DecidedFee
  kind: 'charged' | 'none'
  name: string
  reason: string
}

type ChangeTable = {
  id: Generated<number>
  home_id: number
  changed_at: Date
  changed_by: number | null
  before: Json<ChangedParts>
  after: Json<ChangedParts>
  undoes: number | null
  raise: number | null
  reason: string | null
  concerns: Json<PriceConcern[]> | null
}

type ConfirmationTable = {
  id: Generated<number>
  home_id: number
  version: number
  document: Json<StrategyDocument>
  text: string
  text_hash: string
  price_version: number
  signed_name: string
  confirmed_at: Date
  confirmed_by: number
  address: string
  user_agent: string
}

type StrategyChoiceTable = {
  id: Generated<number>
  home_id: number
  strategy: PricingStrategy
  baseline: Json<Pick<Pricing, 'plan' | 'seasons' | 'discounts'>>
  price_version: number
  confirmation_version: number
  chosen_at: Date
  chosen_by: number
}

export type SearchedStayTable = {
  asked_on: PlainDate
  arrive: PlainDate
  depart: PlainDate
  around: boolean
  place: string | null
  west: number | null
  south: number | null
  east: number | null
  north: number | null
  adults: number
  children: number
  infants: number
  pets: number
  bedrooms: number
  bathrooms: number
  amenities: string[]
  types: string[]
  instant: boolean
  min_minor: number | null
  max_minor: number | null
}
