import { type FeeCode, type PolicyCode, type RetentionParty, retainedOfRebooking } from '@porchlight/contract'
import type { LineCode } from './fees.ts'
import type { RebookingTerms } from './rebooked-nights.ts'

/** How a fee is refunded: in proportion to the nights, in full until check-in, or never. */
export type FeeReturn = 'as_nights' | 'until_arrival' | 'never'
/**
 * The same for any line; cover is fully refundable for some days, by its provider’s terms, whatever the home's policy.
 */
export type LineReturn = FeeReturn | 'while_new'

/** Up to and including the cutoff `daysBefore` check-in, `nights` (basis points) of the nights are refunded. */
export type CancellationTier = { daysBefore: number; nights: number }

/**
 * Everything is refunded for this many hours after confirmation, if confirmed early enough and for a stay short enough
 * (R38).
 */
export type Grace = { hours: number; daysBefore: number; underNights: number }

/** A cancellation policy as data; a copy is frozen with each quote (R35). */
export type CancellationPolicy = {
  code: string
  name: string
  tiers: readonly CancellationTier[]
  /** Basis points of the unused nights that are refunded after check-in. */
  unusedNights: number
  grace: Grace | null
  /** Fees that aren't refunded in proportion to the nights. */
  fees: Partial<Record<FeeCode, FeeReturn>>
  /** If less is paid than retained: the rest is owed, or waived (R39). */
  shortfall: 'balance_due' | 'write_off'
  /** Who gets the retained money: owner and manager by their shares, the manager, or the fee alone (R42). */
  retainedFor: RetentionParty
  rebooking: RebookingTerms | null
  /**
   * The price of nights when dates change: agreed nights keep their rent and new ones cost today's rate, or all cost
   * today's rate (R18).
   */
  changes: 'only_what_changed' | 'all_as_today'
}

const usual = {
  unusedNights: 0,
  grace: { hours: 24, daysBefore: 7, underNights: 28 },
  fees: {
    cleaning: 'until_arrival',
    linen: 'until_arrival',
    pets: 'until_arrival',
    waiver: 'until_arrival',
    mid_stay_clean: 'until_arrival',
    extra: 'until_arrival',
  },
  shortfall: 'balance_due',
  retainedFor: 'owner_and_manager',
  rebooking: null,
  changes: 'only_what_changed',
} as const satisfies Partial<CancellationPolicy>

const preset = (code: string, name: string, ...tiers: CancellationTier[]): CancellationPolicy => ({
  ...usual,
  code,
  name,
  tiers,
})
const all = 10_000
const half = 5_000

/** The named policies a home can choose (R38, R40). */
export const policyPresets = {
  flexible: preset('flexible', 'Flexible', { daysBefore: 1, nights: all }),
  moderate: preset('moderate', 'Moderate', { daysBefore: 5, nights: all }, { daysBefore: 0, nights: half }),
  limited: preset('limited', 'Limited', { daysBefore: 14, nights: all }, { daysBefore: 7, nights: half }),
  firm: preset('firm', 'Firm', { daysBefore: 30, nights: all }, { daysBefore: 7, nights: half }),
  strict: preset('strict', 'Strict', { daysBefore: 60, nights: all }, { daysBefore: 30, nights: half }),
  rebooking: {
    ...preset('rebooking', 'Rebooking'),
    rebooking: { resale: 'whole_stay', keep: { kind: 'share', basisPoints: 2_000 } },
  },
  rebooking_by_night: {
    ...preset('rebooking_by_night', 'Rebooking by the night'),
    rebooking: { resale: 'night_by_night', keep: { kind: 'amount', amount: retainedOfRebooking } },
  },
} as const satisfies Record<PolicyCode, CancellationPolicy>

/** A home's policy under the non-refundable rate: only the grace period remains. */
export const withoutRefund = (policy: CancellationPolicy): CancellationPolicy => ({
  ...policy,
  code: 'non_refundable',
  name: 'Non-refundable',
  tiers: [],
  unusedNights: 0,
  rebooking: null,
})

export const returnOf = (policy: CancellationPolicy, code: LineCode): LineReturn => {
  if (code === 'protection') return 'while_new'
  return code === 'deposit_waiver' ? 'never' : (policy.fees[code] ?? 'as_nights')
}
