import type { CalendarStatus, PlainDate } from '@porchlight/contract'
import type { BusyNights } from './free-nights.ts'

/** Kinds of holds: the six calendar statuses, and `checkout` while a guest is paying. */
export const holdKinds = ['booked', 'requested', 'opened', 'blocked', 'turnover', 'externalblock', 'checkout'] as const
export type HoldKind = (typeof holdKinds)[number]

/** What a block is for. Only an owner stay means people sleep in the home. */
export const blockKinds = ['owner_stay', 'repair', 'closed'] as const
export type BlockKind = (typeof blockKinds)[number]

/** An active hold on one home's nights. */
export type Hold = {
  id: number
  homeId: number
  kind: HoldKind
  blockKind: BlockKind | null
  arrive: PlainDate
  depart: PlainDate
  /** First day someone may arrive after it (R6). */
  readyOn: PlainDate
  /** Whether the home must be prepared before and after it. */
  prepared: boolean
  expiresAt: Date | null
  payingUntil: Date | null
  bookingId: number | null
  /** The linked home's hold that this one follows (R5); null for a hold on the home itself. */
  sourceId: number | null
  feedEventId: number | null
  label: string
  who: string
  why: string
  createdAt: Date
}

/** Opened nights are a mark, not a hold: every other kind blocks the nights (R4). */
export const keepsOut = (kind: HoldKind): boolean => kind !== 'opened'

/** Whether someone stays in the home, so that it must be prepared afterward (R6). */
export const needsPreparation = (kind: HoldKind, blockKind: BlockKind | null): boolean =>
  kind === 'blocked' ? blockKind === 'owner_stay' : kind !== 'turnover' && kind !== 'opened'

/**
 * A hold is over once its expiry has passed, even before the sweeper runs (R4). A payment in progress keeps it alive
 * until its result is known or it is given up.
 */
export const lapsed = (hold: { expiresAt: Date | null; payingUntil: Date | null }, now: Date): boolean =>
  hold.expiresAt !== null && hold.expiresAt <= now && (hold.payingUntil === null || hold.payingUntil <= now)

/** The nights a hold blocks. */
export const busyNightsOf = (hold: Hold, preparationNights: number): BusyNights => ({
  arrive: hold.arrive,
  depart: hold.depart,
  readyOn: hold.readyOn,
  nightsBefore: hold.prepared ? preparationNights : 0,
})

/** The calendar status of a hold: a checkout shows as a request that no one has to answer. */
export const statusOf = (kind: HoldKind): CalendarStatus => (kind === 'checkout' ? 'requested' : kind)
