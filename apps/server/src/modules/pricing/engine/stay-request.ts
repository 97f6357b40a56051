import type { Party, PlainDate, Stay } from '@porchlight/contract'
import type { Promo } from './coupon.ts'
import type { Protection } from './protection.ts'
import type { Channel } from './rates.ts'

/** What someone asks a price for. `bookedOn` is today in the home's own time zone (R13). */
export type StayRequest = {
  stay: Stay
  party: Party
  channel: Channel
  bookedOn: PlainDate
  promo: Promo | null
  /** Ids of the optional fees asked for. */
  addOns: readonly number[]
  /** Cover asked for beside the stay. */
  protection?: Protection | null
  nonRefundable: boolean
  /** A waiver is paid instead of a deposit, where the home lets its guests. */
  waiver?: boolean
}
