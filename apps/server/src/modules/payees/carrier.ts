import type { Money, stripeWants } from '@porchlight/contract'

export type PayoutProviderName = 'stripe' | 'sandbox'
export type StripeWant = (typeof stripeWants)[number]

/**
 * The state of a person's account at a carrier: whether it can pay, what it still requires, and the bank it pays to.
 */
export type ConnectedAccountStatus = {
  ready: boolean
  wants: readonly StripeWant[]
  bank: { id: string; ending: string } | null
}

export type ProviderTransferRequest = {
  /** The carrier acts once per key and returns the same result afterward. */
  key: string
  /** The person's account at the carrier. */
  account: string
  amount: Money
  description: string
}

/** The outcome of a payout. `refused`: nothing has moved, and nothing ever will under this key. */
export type ProviderTransfer =
  | { kind: 'under_way'; transfer: string; payout: string | null; expectedOn: string | null }
  | { kind: 'arrived'; transfer: string; payout: string }
  /** It was returned, and we hold the money again. */
  | { kind: 'back'; transfer: string; payout: string | null; reason: string }
  /** `blamesAccount`: because of the account; otherwise because of us, who held too little there. */
  | { kind: 'refused'; reason: string; blamesAccount: boolean }

/** It is unknown what the carrier did; the same request is repeated. */
export class ProviderUnreachable extends Error {
  override name = 'CarrierUnreachable'
}

/**
 * A service that carries payouts without a bank file: Stripe Connect or the sandbox. Never called inside a transaction.
 */
export interface Carrier {
  name: PayoutProviderName
  /** Opens an account for a person, once per key. */
  open(person: { key: string; email: string }): Promise<string>
  /** The URL where the carrier collects the person's details; it works once and for minutes. */
  onboarding(account: string, addresses: { returnTo: string; again: string }): Promise<string>
  accountStatus(account: string): Promise<ConnectedAccountStatus>
  /** The balance it holds for us to send, in minor units. */
  available(currency: string): Promise<number>
  /** Advances a payout as far as currently possible, and returns its state. Calling it again only checks. */
  carry(request: ProviderTransferRequest): Promise<ProviderTransfer>
  /** The money sent under a key and not returned; null if the carrier never heard of it. */
  moved(key: string): Promise<Money | null>
  close(): Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    /** Null if payouts are only sent by bank file. */
    carrier: Carrier | null
  }
}
