import type { Stay } from '@porchlight/contract'
import type { BlockKind, HoldKind } from './engine/holds.ts'

/** A hold someone wants to place. `label`, `who` and `why` appear on the calendar's bar. */
export type Claim = {
  homeId: number
  stay: Stay
  kind: HoldKind
  /** What a `blocked` hold is for; `closed` by default. */
  blockKind?: BlockKind
  /** When the hold expires; absent: it lasts until released. */
  expiresAt?: Date
  bookingId?: number
  /** The event in another calendar that this hold represents. */
  feedEventId?: number
  /**
   * A stay booked elsewhere is a fact, even if it leaves too little preparation time next to others: theirs and its own
   * are shortened to what is available.
   */
  squeezed?: boolean
  /** False if the home needs no preparation for it: nights held next to a stay, which has its own preparation. */
  prepared?: false
  label?: string
  who?: string
  why?: string
}
