import type { PlainDate } from '@porchlight/contract'
import type { GuestKind } from './party.ts'
import type { Waiver } from './waiver.ts'

/** Where a stay is sold; a channel may carry a markup on the nights and may collect taxes itself (R23). */
export type Channel = 'direct' | 'agent' | 'affiliate'

/** Nights or days `[from, to)`. */
export type Range = { from: PlainDate; to: PlainDate }

/** What a home asks for its nights. Amounts in minor units of `currency`, shares in basis points. */
export type RatePlan = {
  currency: string
  /** Rent of a night outside seasons. */
  base: number
  /** Rent of a weekend night; null = as any other. */
  weekend: number | null
  /** Weekdays of the weekend's nights, 0 = Sunday: 5 and 6 are the nights of Friday and Saturday. */
  weekendNights: readonly number[]
  floor: number | null
  cap: number | null
  includedGuests: number
  /** Per night and guest above `includedGuests`. */
  extraGuest: number
  /** Who counts toward `includedGuests`. */
  counted: readonly GuestKind[]
  /** Whether a night takes the first discount that fits, or all of them one after the other. */
  discounts: 'one' | 'stack'
  /** What the non-refundable rate takes off; null = not offered. */
  nonRefundable: number | null
  /** On the nights, per channel. */
  markups: Partial<Record<Channel, number>>
  /** Refundable, outside the total; 0 = none. */
  deposit: number
  /** The deposit is the default of the company or a group, and changes with it. */
  depositInherits?: true
  /** What a guest may pay instead of the deposit; absent = they may not. */
  waiver?: Waiver
}

/** Another price for a run of nights; of two that cover a night the shorter holds (R10). */
export type Season = Range & {
  id: number
  name: string
  /** Null = the plan's prices, moved by `adjust`. */
  nightly: number | null
  weekend: number | null
  /** Signed: 2000 is a fifth more. Used where the season names no price. */
  adjust: number
}

/** A price for one night: set by hand, or proposed by a pricing service. */
export type NightPrice = { night: PlainDate; amount: number; by: 'hand' | 'service' }

export const covers = (range: Range, date: PlainDate): boolean => range.from <= date && date < range.to
