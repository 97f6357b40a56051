import type { Party, PlainDate, Stay } from '@porchlight/contract'
import type { Promo } from './coupon.ts'
import type { Protection } from './protection.ts'
import type { Channel } from './rates.ts'

/** The stay someone requests a price for. `bookedOn` is today in the home's own time zone (R13). */
export type StayRequest = {
  stay: Stay
  party: Party
  channel: Channel
  bookedOn: PlainDate
  promo: Promo | null
  /** Ids of the requested optional fees. */
  addOns: readonly number[]
  /** Requested travel protection. */
  protection?: Protection | null
  nonRefundable: boolean
  /** A damage waiver is paid instead of a deposit, if the home offers it. */
  waiver?: boolean
}
