import type { MethodKind, Money } from '@porchlight/contract'

export type Refusal =
  | 'card_declined'
  | 'insufficient_funds'
  | 'unknown_token'
  | 'authentication_required'
  /** The account is closed, unknown, or can't be debited. */
  | 'bank_refused'

/** The payment method: a card, which answers immediately, or a bank account, which takes days (pay by bank). */
export type { MethodKind }

/** Where a guest authorized their bank account to be debited: network address and browser (R34). */
export type Agreed = { address: string; browser: string }

/** The outcome of a charge. `card`, or the bank account instead, can be charged again while the guest is away. */
export type ChargeAnswer =
  | { kind: 'succeeded'; method: string; card: string; authenticated: boolean }
  | { kind: 'needs_action'; method: string; challengeUrl: string }
  /** The bank has accepted the debit and has days to pay or return it; nothing can stop it. */
  | { kind: 'pending'; method: string }
  | { kind: 'refused'; method: string; code: Refusal }
  | { kind: 'canceled' }

export type RefundAnswer = { kind: 'succeeded' } | { kind: 'refused'; code: 'refund_refused'; message: string }

/** A hold on a card fresh from a page, or on a stored one, while no one is there to answer the bank's question. */
export type HoldRequest = {
  /** The gateway acts once per key and returns the same result afterward. */
  key: string
  amount: Money
  description: string
} & ({ token: string } | { card: string })

export type ChargeRequest = HoldRequest & {
  by: MethodKind
  /** Given with a bank account fresh from a page. */
  agreed?: Agreed
  /** The absolute URL the bank redirects the guest back to after asking them. */
  returnTo: string
}

/**
 * A card fresh from a page that is stored without charging it. `returnTo`: the absolute URL the bank redirects the
 * guest back to after asking them; without it, a bank that wants to ask declines.
 */
export type SaveCardRequest = { key: string; token: string; returnTo?: string }

export type SaveCardResult =
  | { kind: 'kept'; method: string; card: string }
  /** `reference`: the gateway's id for the card until the bank's question is answered. */
  | { kind: 'needs_action'; method: string; reference: string; challengeUrl: string }
  | { kind: 'refused'; method: string; code: Refusal }

/** The outcome of a hold. `released`: by us, or by the bank when it expired; it can't be captured. */
export type HoldAnswer =
  | { kind: 'held'; method: string; card: string; captureBefore: Date }
  | { kind: 'captured'; method: string; card: string; captured: number }
  | { kind: 'refused'; method: string; code: Refusal }
  | { kind: 'released' }

export type DisputeNews = {
  reference: string
  chargeKey: string
  amount: Money
  state: 'open' | 'won' | 'lost'
  openedAt: Date
}

/** A completed refund that the guest's bank returned days later; `key` is the one it was requested under. */
export type ReturnedRefund = { key: string; message: string }

/** The gateway's own figures for one charge, in minor units; `disputed` is what a dispute holds back. */
export type GatewayFigures = { key: string; currency: string; captured: number; refunded: number; disputed: number }

/** The gateway can't be reached, or its response was lost: it may have acted or not. */
export class GatewayUnreachable extends Error {
  constructor(message = 'the card gateway did not answer') {
    super(message)
    this.name = 'GatewayUnreachable'
  }
}

export type GatewayStatus = 'answers' | 'refused' | 'unreachable'

/** A payment gateway. Every call may throw GatewayUnreachable. */
export interface Gateway {
  /** Whether it currently accepts our keys. */
  status(): Promise<GatewayStatus>
  charge(request: ChargeRequest): Promise<ChargeAnswer>
  /** The outcome of a key; null if the gateway never heard of it. */
  chargeByKey(key: string): Promise<ChargeAnswer | null>
  /** The final outcome of a key: what happened, or, if nothing did, that nothing ever will. */
  cancel(key: string): Promise<ChargeAnswer>
  /** Stores a card for later holds and charges; nothing is charged or held. */
  keep(request: SaveCardRequest): Promise<SaveCardResult>
  /** The outcome for a card whose bank wanted to ask the guest. */
  savedCard(reference: string): Promise<SaveCardResult>
  /** Places a hold without capturing it (R31). A bank that wants to ask the guest declines. */
  hold(request: HoldRequest): Promise<HoldAnswer>
  /** Captures part of a hold, once; the rest is released. A second call returns what the first one captured. */
  capture(key: string, amount: number): Promise<HoldAnswer>
  /** The final outcome of a hold: what was captured, or that nothing is held, nor ever will be. */
  release(key: string): Promise<HoldAnswer>
  refund(request: { key: string; chargeKey: string; amount: Money }): Promise<RefundAnswer>
  /** Refunds requested since an instant whose money was returned to us. */
  returnedRefunds(since: Date): Promise<ReturnedRefund[]>
  /** Disputes opened or decided since an instant. */
  disputes(since: Date): Promise<DisputeNews[]>
  /** The gateway's books by key, a page at a time, for comparison with ours. */
  figures(afterKey: string, limit: number): Promise<GatewayFigures[]>
  close(): Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    gateway: Gateway
  }
}
