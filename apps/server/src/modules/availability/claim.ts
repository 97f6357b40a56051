import type { Stay } from '@porchlight/contract'
import type { BlockKind, HoldKind } from './engine/holds.ts'

/** A claim someone wants to make. `label`, `who` and `why` are what the calendar's bar shows. */
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
  /**
   * A stay made elsewhere is a fact, also where it leaves its neighbors too little preparation: theirs and its own are
   * cut to what there is.
   */
  squeezed?: boolean
  /** False where nobody has to prepare the home for it: nights held beside a stay, which has its own preparation. */
  prepared?: false
  label?: string
  who?: string
  why?: string
}
