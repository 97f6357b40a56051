import type { Selectable } from 'kysely'
import type { OwnFee } from './engine/default-fees.ts'
import type { Discount } from './engine/discounts.ts'
import type { NightPrice, Range, RatePlan, Season } from './engine/rates.ts'
import type { Tax } from './engine/tax.ts'
import type { NewDiscount, NewFee, NewPromo, NewSeason, NewTax, TaxArea } from './pricing.ts'
import type {
  DiscountTable,
  FeeTable,
  NightPriceTable,
  PromoTable,
  RatePlanTable,
  SeasonTable,
  TaxTable,
} from './tables.ts'

/** Columns that identify a row's version and what it belongs to. */
type Retained = 'created_at' | 'created_by' | 'replaced_at' | 'home_id'
/** Columns only for company fees. */
type OfCompany = 'series' | 'from_date' | 'to_date' | 'currency' | 'group_id'
type Row<Table> = Omit<Selectable<Table>, Retained>

const rangeOf = (from: string | null, to: string | null): Range | null => (from && to ? { from, to } : null)

export const planOf = (row: Omit<Row<RatePlanTable>, 'id'>): RatePlan => ({
  currency: row.currency,
  base: row.base_minor,
  weekend: row.weekend_minor,
  weekendNights: row.weekend_nights,
  floor: row.floor_minor,
  cap: row.cap_minor,
  includedGuests: row.included_guests,
  extraGuest: row.extra_guest_minor,
  counted: row.counted,
  discounts: row.discounts,
  nonRefundable: row.non_refundable_basis_points,
  markups: row.markups,
  deposit: row.deposit_minor,
  ...(row.deposit_inherits && { depositInherits: true as const }),
  ...(row.waiver_minor > 0 && { waiver: { price: row.waiver_minor, limit: row.waiver_limit_minor } }),
})

export const rowOfPlan = (plan: RatePlan) => ({
  currency: plan.currency,
  base_minor: plan.base,
  weekend_minor: plan.weekend,
  weekend_nights: [...plan.weekendNights],
  floor_minor: plan.floor,
  cap_minor: plan.cap,
  included_guests: plan.includedGuests,
  extra_guest_minor: plan.extraGuest,
  counted: [...plan.counted],
  discounts: plan.discounts,
  non_refundable_basis_points: plan.nonRefundable,
  markups: JSON.stringify(plan.markups),
  deposit_minor: plan.deposit,
  deposit_inherits: plan.depositInherits ?? false,
  waiver_minor: plan.waiver?.price ?? 0,
  waiver_limit_minor: plan.waiver?.limit ?? 0,
})

export const seasonOf = (row: Row<SeasonTable>): Season => ({
  id: row.id,
  name: row.name,
  from: row.from_date,
  to: row.to_date,
  nightly: row.nightly_minor,
  weekend: row.weekend_minor,
  adjust: row.adjust_basis_points,
})

export const rowOfSeason = (season: NewSeason) => ({
  name: season.name,
  from_date: season.from,
  to_date: season.to,
  nightly_minor: season.nightly,
  weekend_minor: season.weekend,
  adjust_basis_points: season.adjust,
})

export const nightPriceOf = (row: Row<NightPriceTable>): NightPrice => ({
  night: row.night,
  amount: row.amount_minor,
  by: row.set_by,
})

export const discountOf = (row: Row<DiscountTable>): Discount => ({
  id: row.id,
  kind: row.kind,
  label: row.label,
  basisPoints: row.basis_points,
  of: row.taken_of,
  minNights: row.min_nights,
  daysAhead: row.days_ahead,
  nights: rangeOf(row.nights_from, row.nights_to),
  booked: rangeOf(row.booked_from, row.booked_to),
})

export const rowOfDiscount = (discount: NewDiscount) => ({
  kind: discount.kind,
  label: discount.label,
  basis_points: discount.basisPoints,
  taken_of: discount.of,
  min_nights: discount.minNights,
  days_ahead: discount.daysAhead,
  nights_from: discount.nights?.from ?? null,
  nights_to: discount.nights?.to ?? null,
  booked_from: discount.booked?.from ?? null,
  booked_to: discount.booked?.to ?? null,
})

export const feeOf = (row: Omit<Row<FeeTable>, OfCompany>): OwnFee => ({
  id: row.id,
  code: row.code,
  label: row.label,
  note: row.note,
  kind: row.kind,
  amount: row.amount,
  of: row.percent_of,
  position: row.position,
  optional: row.optional,
  ...(row.overrides !== null && { overrides: row.overrides }),
})

export const rowOfFee = (fee: NewFee) => ({
  code: fee.code,
  label: fee.label,
  note: fee.note,
  kind: fee.kind,
  amount: fee.amount,
  percent_of: fee.of,
  position: fee.position,
  optional: fee.optional,
  overrides: fee.overrides ?? null,
})

export const taxOf = (row: Row<TaxTable>): Tax => ({
  id: row.id,
  authority: row.authority,
  authorityName: row.authority_name,
  label: row.label,
  kind: row.kind,
  amount: row.amount,
  on: row.taxed,
  shortest: row.shortest,
  longest: row.longest,
  firstNights: row.first_nights,
  persons: row.persons,
  channels: row.channels,
  handling: row.handling,
  from: row.from_date,
  to: row.to_date,
  effectiveBy: row.effective_by,
  remittance: row.remittance,
  period: row.period,
  rounding: row.rounding,
  onlyWithService: row.only_with_service,
  retained: row.retained,
})

export const rowOfTax = ({ kind: area_kind, area }: TaxArea, tax: NewTax) => ({
  area_kind,
  area,
  authority: tax.authority,
  authority_name: tax.authorityName,
  label: tax.label,
  kind: tax.kind,
  amount: tax.amount,
  currency: tax.currency,
  taxed: [...tax.on],
  shortest: tax.shortest && JSON.stringify(tax.shortest),
  longest: tax.longest && JSON.stringify(tax.longest),
  first_nights: tax.firstNights,
  persons: [...tax.persons],
  channels: tax.channels && [...tax.channels],
  handling: JSON.stringify(tax.handling),
  from_date: tax.from,
  to_date: tax.to,
  effective_by: tax.effectiveBy,
  remittance: tax.remittance,
  period: tax.period,
  rounding: tax.rounding,
  only_with_service: tax.onlyWithService,
  retained: JSON.stringify(tax.retained),
})

export const promoOf = (
  row: Omit<Selectable<PromoTable>, 'created_at' | 'created_by' | 'replaced_at'>,
): NewPromo & { id: number } => ({
  id: row.id,
  code: row.code,
  label: row.label,
  kind: row.kind,
  amount: row.amount,
  currency: row.currency,
  homeId: row.home_id,
  minNights: row.min_nights,
  booked: rangeOf(row.booked_from, row.booked_to),
  stays: rangeOf(row.stay_from, row.stay_to),
  mostUses: row.most_uses,
  onceEach: row.once_each,
  paused: row.paused,
})
