import type { PlainDate } from '@porchlight/contract'
import type { Rounding } from './exact.ts'
import type { FeeCode } from './fees.ts'
import type { GuestKind } from './party.ts'
import type { Channel } from './rates.ts'

/** A length of stay as a boundary, and whether that very length is still inside (R21). */
export type StayBound = { nights: number; inclusive: boolean }

/** Who takes the tax from the guest and who hands it to the authority (R23). */
export type TaxHandling = { collects: 'us' | 'channel'; remits: 'us' | 'channel' }

/** Types of charge a tax may be due on (R20). `accommodation` is nights and extra guests after discounts and coupon. */
export type TaxableCharge = 'accommodation' | FeeCode

export const taxKinds = ['percent', 'per_night', 'per_person_night', 'per_stay'] as const
export type TaxKind = (typeof taxKinds)[number]

/** One tax of one authority; rates are never added up (R19). */
export type Tax = {
  id: number
  authority: string
  authorityName: string
  label: string
  kind: TaxKind
  /** Basis points when `percent`, else minor units. */
  amount: number
  on: readonly TaxableCharge[]
  /** Shortest and longest stay it is due for; null = no bound. */
  shortest: StayBound | null
  longest: StayBound | null
  /** Due on the first so many nights only; null = all. */
  firstNights: number | null
  /** Who counts for a tax per person. */
  persons: readonly GuestKind[]
  /** Channels it is due on; null = every one. */
  channels: readonly Channel[] | null
  /** Who collects and remits, per channel; we do both where nothing is said. */
  handling: Partial<Record<Channel, TaxHandling>>
  from: PlainDate | null
  to: PlainDate | null
  /** Whether `from` and `to` look at the night or at the day of booking (R24). */
  effectiveBy: 'night' | 'booking'
  remittance: 'arrival' | 'departure' | 'by_month'
  period: 'month' | 'quarter' | 'year'
  rounding: Rounding
  /** Due only when linen or cleaning is served during the stay (R22). */
  onlyWithService: boolean
  /** Whether tax stays on money kept after a cancellation (R25). */
  retained: TaxRetained
}

/** How most taxes are: due on every stay, night and channel, at all times, and remitted by the quarter of departure. */
export const usualTax = {
  shortest: null,
  longest: null,
  firstNights: null,
  channels: null,
  handling: {},
  from: null,
  to: null,
  effectiveBy: 'night',
  remittance: 'departure',
  period: 'quarter',
  rounding: 'half_up',
  onlyWithService: false,
} satisfies Partial<Tax>

export type TaxRetained = { when: 'never' } | { when: 'always' } | { when: 'within_days'; days: number }
