import type { Money, stripeWants } from '@porchlight/contract'

export type PayoutProviderName = 'stripe' | 'sandbox'
export type StripeWant = (typeof stripeWants)[number]

/** What a carrier says of a person's account: whether it pays, what it still wants, and to which bank it pays on. */
export type ConnectedAccountStatus = {
  ready: boolean
  wants: readonly StripeWant[]
  bank: { id: string; ending: string } | null
}

export type ProviderTransferRequest = {
  /** The carrier acts once per key and answers the same afterwards. */
  key: string
  /** The person's account at the carrier. */
  account: string
  amount: Money
  description: string
}

/** What became of a payout. `refused`: nothing has moved, and nothing ever will under this key. */
export type ProviderTransfer =
  | { kind: 'under_way'; transfer: string; payout: string | null; expectedOn: string | null }
  | { kind: 'arrived'; transfer: string; payout: string }
  /** It came back, and we hold the money again. */
  | { kind: 'back'; transfer: string; payout: string | null; reason: string }
  /** `blamesAccount`: it was for the account; otherwise for us, who held too little there. */
  | { kind: 'refused'; reason: string; blamesAccount: boolean }

/** Nobody knows what the carrier did; the same is asked again. */
export class ProviderUnreachable extends Error {
  override name = 'CarrierUnreachable'
}

/** Who carries payouts that no bank file holds: Stripe Connect or the sandbox. Never asked inside a transaction. */
export interface Carrier {
  name: PayoutProviderName
  /** Opens an account for a person, once per key. */
  open(person: { key: string; email: string }): Promise<string>
  /** The address at which the carrier asks the person what it wants to know; it is good once and for minutes. */
  onboarding(account: string, addresses: { returnTo: string; again: string }): Promise<string>
  accountStatus(account: string): Promise<ConnectedAccountStatus>
  /** What it holds for us to send, in minor units. */
  available(currency: string): Promise<number>
  /** Brings a payout as far as it goes now, and says how far that is. Asked again it only looks. */
  carry(request: ProviderTransferRequest): Promise<ProviderTransfer>
  /** What has left us under a key and not come back; null when it never heard of it. */
  moved(key: string): Promise<Money | null>
  close(): Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    /** Null where payouts leave by bank file alone. */
    carrier: Carrier | null
  }
}
