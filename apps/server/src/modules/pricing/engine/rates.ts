import type { PlainDate } from '@porchlight/contract'
import type { GuestKind } from './party.ts'
import type { Waiver } from './waiver.ts'

/** Where a stay is sold; a channel can have a markup on the nights and can collect taxes itself (R23). */
export type Channel = 'direct' | 'agent' | 'affiliate'

/** Nights or days `[from, to)`. */
export type Range = { from: PlainDate; to: PlainDate }

/** A home's rates. Amounts in minor units of `currency`, shares in basis points. */
export type RatePlan = {
  currency: string
  /** Rent of a night outside seasons. */
  base: number
  /** Rent of a weekend night; null = same as any other. */
  weekend: number | null
  /** Weekdays of the weekend nights, 0 = Sunday: 5 and 6 are Friday and Saturday nights. */
  weekendNights: readonly number[]
  floor: number | null
  cap: number | null
  includedGuests: number
  /** Per night and guest above `includedGuests`. */
  extraGuest: number
  /** Who counts toward `includedGuests`. */
  counted: readonly GuestKind[]
  /** Whether a night gets the first matching discount, or all of them one at a time. */
  discounts: 'one' | 'stack'
  /** The reduction for the non-refundable rate; null = not offered. */
  nonRefundable: number | null
  /** Markup on the nights, per channel. */
  markups: Partial<Record<Channel, number>>
  /** Refundable, outside the total; 0 = none. */
  deposit: number
  /** The deposit follows the default of the company or a group, and changes with it. */
  depositInherits?: true
  /** What a guest can pay instead of the deposit; absent = not offered. */
  waiver?: Waiver
}

/** Another price for a run of nights; the shorter of two that cover a night applies (R10). */
export type Season = Range & {
  id: number
  name: string
  /** Null = the plan's prices, adjusted by `adjust`. */
  nightly: number | null
  weekend: number | null
  /** Signed: 2000 is a fifth more. Used if the season sets no price. */
  adjust: number
}

/** A price for one night: set by hand, or proposed by a pricing service. */
export type NightPrice = { night: PlainDate; amount: number; by: 'hand' | 'service' }

export const covers = (range: Range, date: PlainDate): boolean => range.from <= date && date < range.to
