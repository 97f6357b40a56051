import type { CalendarStatus, PlainDate } from '@porchlight/contract'
import type { BusyNights } from './free-nights.ts'

/** Kinds of claims on nights: the six calendar statuses, and `checkout` while a guest is paying. */
export const holdKinds = ['booked', 'requested', 'opened', 'blocked', 'turnover', 'externalblock', 'checkout'] as const
export type HoldKind = (typeof holdKinds)[number]

/** What a block is for. People sleep in the home on an owner's stay only. */
export const blockKinds = ['owner_stay', 'repair', 'closed'] as const
export type BlockKind = (typeof blockKinds)[number]

/** A claim on nights of one home that counts now. */
export type Hold = {
  id: number
  homeId: number
  kind: HoldKind
  blockKind: BlockKind | null
  arrive: PlainDate
  depart: PlainDate
  /** First day on which someone may arrive after it (R6). */
  readyOn: PlainDate
  /** The home must be prepared before and after it. */
  prepared: boolean
  expiresAt: Date | null
  payingUntil: Date | null
  bookingId: number | null
  /** The hold on a linked home that this one follows (R5); null for a claim on the home itself. */
  sourceId: number | null
  feedEventId: number | null
  label: string
  who: string
  why: string
  createdAt: Date
}

/** Opened nights are a mark, not a claim: everything else keeps others out (R4). */
export const keepsOut = (kind: HoldKind): boolean => kind !== 'opened'

/** Does someone live in the home meanwhile, so that it must be prepared afterwards (R6)? */
export const needsPreparation = (kind: HoldKind, blockKind: BlockKind | null): boolean =>
  kind === 'blocked' ? blockKind === 'owner_stay' : kind !== 'turnover' && kind !== 'opened'

/**
 * A hold is over when its expiry has passed, also while no sweeper has been by (R4). A payment in flight keeps it alive
 * until its answer is known or given up.
 */
export const lapsed = (hold: { expiresAt: Date | null; payingUntil: Date | null }, now: Date): boolean =>
  hold.expiresAt !== null && hold.expiresAt <= now && (hold.payingUntil === null || hold.payingUntil <= now)

/** What a hold keeps others from. */
export const busyNightsOf = (hold: Hold, preparationNights: number): BusyNights => ({
  arrive: hold.arrive,
  depart: hold.depart,
  readyOn: hold.readyOn,
  nightsBefore: hold.prepared ? preparationNights : 0,
})

/** The calendar's color for a hold: a checkout is a request nobody has to answer. */
export const statusOf = (kind: HoldKind): CalendarStatus => (kind === 'checkout' ? 'requested' : kind)
