import type { PlainDate, TaxableCharge, TaxKind } from '@porchlight/contract'
import type { Rounding } from './exact.ts'
import type { GuestKind } from './party.ts'
import type { Channel } from './rates.ts'

/** A length-of-stay limit, and whether that exact length is included (R21). */
export type StayBound = { nights: number; inclusive: boolean }

/** Who collects the tax from the guest and who remits it to the authority (R23). */
export type TaxHandling = { collects: 'us' | 'channel'; remits: 'us' | 'channel' }

/** One tax of one authority; rates are never added up (R19). */
export type Tax = {
  id: number
  authority: string
  authorityName: string
  label: string
  kind: TaxKind
  /** Basis points if `percent`, otherwise minor units. */
  amount: number
  on: readonly TaxableCharge[]
  /** Shortest and longest taxable stay; null = no limit. */
  shortest: StayBound | null
  longest: StayBound | null
  /** Due only on this many first nights; null = all. */
  firstNights: number | null
  /** Who counts for a per-person tax. */
  persons: readonly GuestKind[]
  /** Taxable channels; null = all. */
  channels: readonly Channel[] | null
  /** Who collects and remits, per channel; by default, we do both. */
  handling: Partial<Record<Channel, TaxHandling>>
  from: PlainDate | null
  to: PlainDate | null
  /** Whether `from` and `to` refer to the night or to the booking day (R24). */
  effectiveBy: 'night' | 'booking'
  remittance: 'arrival' | 'departure' | 'by_month'
  period: 'month' | 'quarter' | 'year'
  rounding: Rounding
  /** Due only when linen or cleaning is provided during the stay (R22). */
  onlyWithService: boolean
  /** Whether tax remains due on money retained after a cancellation (R25). */
  retained: TaxRetained
}

/**
 * The defaults of most taxes: due on every stay, night, and channel, at all times, and remitted by the quarter of
 * departure.
 */
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
