import type { Stay } from '@porchlight/contract'
import type { BlockKind, HoldKind } from './engine/holds.ts'

/** A claim somebody wants to make. `label`, `who` and `why` are what the calendar's bar shows. */
export type Claim = {
  homeId: number
  stay: Stay
  kind: HoldKind
  /** What a `blocked` hold is for; `closed` unless said. */
  blockKind?: BlockKind
  /** The hold counts until then; absent: until it is released. */
  expiresAt?: Date
  bookingId?: number
  /** The event of another calendar that this claim stands for. */
  feedEventId?: number
  /** Keeps no nights for preparation: a stay made elsewhere that leaves none is a fact all the same. */
  unprepared?: boolean
  label?: string
  who?: string
  why?: string
}
