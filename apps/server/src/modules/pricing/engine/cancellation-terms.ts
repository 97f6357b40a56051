import { nightsOf, type Stay } from '@porchlight/contract'
import { type CheckIn, checkInInstant, cutoff } from './cutoff.ts'
import type { CancellationPolicy, Grace } from './policy.ts'
import type { StayPrice } from './stay-price.ts'

/** What was agreed for one stay, as frozen with its quote (R35). */
export type Agreed = { price: StayPrice; policy: CancellationPolicy; place: CheckIn; stay: Stay }

/** Who cancels the stay; `unfit` means a home that can't be lived in. */
export type CanceledBy = 'guest' | 'owner' | 'operator' | 'unfit'

export type Cancellation = {
  at: Date
  by: CanceledBy
  /** Null until the booking is confirmed. */
  confirmedAt: Date | null
}

/** The rule that decides a cancellation. `share` is the refunded share of the nights, in basis points. */
export type CancellationTerms =
  | { rule: 'not_confirmed' | 'by_host' | 'grace'; until: Date | null; share: 10_000 }
  | { rule: 'tier'; until: Date; share: number }
  | { rule: 'nothing_before_arrival'; until: Date; share: 0 }
  | { rule: 'after_arrival'; until: null; share: number }

export const graceEnd = (grace: Grace, agreed: Agreed, confirmedAt: Date): Date | null => {
  const early = confirmedAt <= cutoff(agreed.place, agreed.stay, grace.daysBefore)
  const short = nightsOf(agreed.stay) < grace.underNights
  return early && short ? new Date(confirmedAt.getTime() + grace.hours * 3_600_000) : null
}

/**
 * Finds the rule: host and unconfirmed first (R41), then the grace period (R38), then the tiers, which end at check-in
 * (R37).
 */
export const termsAt = (agreed: Agreed, { at, by, confirmedAt }: Cancellation): CancellationTerms => {
  const { policy, place, stay } = agreed
  if (by !== 'guest') return { rule: 'by_host', until: null, share: 10_000 }
  if (confirmedAt === null) return { rule: 'not_confirmed', until: null, share: 10_000 }
  const grace = policy.grace && graceEnd(policy.grace, agreed, confirmedAt)
  if (grace && at <= grace) return { rule: 'grace', until: grace, share: 10_000 }
  const arrival = checkInInstant(place, stay)
  if (at > arrival) return { rule: 'after_arrival', until: null, share: policy.unusedNights }
  const tier = tierAt(agreed, at)
  return tier ? { rule: 'tier', ...tier } : { rule: 'nothing_before_arrival', until: arrival, share: 0 }
}

/**
 * Whether the nights are retained and can still be rented to others, and rebooking them pays the guest something (R40).
 */
export const paysForResale = ({ rebooking }: CancellationPolicy, { rule, share }: CancellationTerms): boolean =>
  rebooking !== null && rule !== 'after_arrival' && share < 10_000

const tierAt = ({ policy, place, stay }: Agreed, at: Date): { until: Date; share: number } | null => {
  const open = policy.tiers
    .map((tier) => ({ until: cutoff(place, stay, tier.daysBefore), share: tier.nights }))
    .filter((tier) => at <= tier.until)
  return open.sort((a, b) => a.until.getTime() - b.until.getTime())[0] ?? null
}
