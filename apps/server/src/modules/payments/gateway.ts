import type { MethodKind, Money } from '@porchlight/contract'

export type Refusal =
  | 'card_declined'
  | 'insufficient_funds'
  | 'unknown_token'
  | 'authentication_required'
  /** The account is closed, unknown, or may not be debited. */
  | 'bank_refused'

/** What is charged: a card, which answers at once, or a bank account, which takes days (pay by bank). */
export type { MethodKind }

/** Whence a guest allowed their bank account to be debited: network address and browser (R34). */
export type Agreed = { address: string; browser: string }

/** What became of a charge. `card`, or the bank account in its place, can be charged again while the guest is away. */
export type ChargeAnswer =
  | { kind: 'succeeded'; method: string; card: string; authenticated: boolean }
  | { kind: 'needs_action'; method: string; challengeUrl: string }
  /** The bank has taken the debit and has days to pay or return it; nothing can stop it. */
  | { kind: 'pending'; method: string }
  | { kind: 'refused'; method: string; code: Refusal }
  | { kind: 'canceled' }

export type RefundAnswer = { kind: 'succeeded' } | { kind: 'refused'; code: 'refund_refused'; message: string }

/** Money set aside on a card fresh from a page, or on a stored one, while nobody is there to ask the bank's question. */
export type HoldRequest = {
  /** The gateway acts once per key and answers the same afterwards. */
  key: string
  amount: Money
  description: string
} & ({ token: string } | { card: string })

export type ChargeRequest = HoldRequest & {
  by: MethodKind
  /** Given with a bank account that is fresh from a page. */
  agreed?: Agreed
  /** Where the bank sends the guest back to after asking them; an absolute address. */
  returnTo: string
}

/**
 * A card fresh from a page that is kept without charging it. `returnTo`: where its bank sends the guest back to after asking
 * them, an absolute address; without it a bank that wants to ask refuses.
 */
export type SaveCardRequest = { key: string; token: string; returnTo?: string }

export type SaveCardResult =
  | { kind: 'kept'; method: string; card: string }
  /** `reference`: what the gateway calls the card until its bank has been answered. */
  | { kind: 'needs_action'; method: string; reference: string; challengeUrl: string }
  | { kind: 'refused'; method: string; code: Refusal }

/** What became of a hold. `released`: released by us, or by the bank when its time was over; nothing can be taken from it. */
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

/** A refund that had gone, and that the guest's bank sent back days later; `key` is the one it was asked for under. */
export type ReturnedRefund = { key: string; message: string }

/** The gateway's own figures of one charge, in minor units; `disputed` is what a dispute holds back. */
export type GatewayFigures = { key: string; currency: string; captured: number; refunded: number; disputed: number }

/** The gateway cannot be reached, or its answer was lost: it may have acted or not. */
export class GatewayUnreachable extends Error {
  constructor(message = 'the card gateway did not answer') {
    super(message)
    this.name = 'GatewayUnreachable'
  }
}

export type GatewayStatus = 'answers' | 'refused' | 'unreachable'

/** A company that charges cards. Every call may throw GatewayUnreachable. */
export interface Gateway {
  /** Whether it takes our keys now. */
  status(): Promise<GatewayStatus>
  charge(request: ChargeRequest): Promise<ChargeAnswer>
  /** What became of a key; null when the gateway never heard of it. */
  chargeByKey(key: string): Promise<ChargeAnswer | null>
  /** The last word on a key: what happened, or, when nothing did, that nothing ever will. */
  cancel(key: string): Promise<ChargeAnswer>
  /** Keeps a card for holds and charges to come; nothing is taken or set aside. */
  keep(request: SaveCardRequest): Promise<SaveCardResult>
  /** What became of a card whose bank wanted to ask the guest. */
  savedCard(reference: string): Promise<SaveCardResult>
  /** Sets money aside without taking it (R31). A bank that wants to ask the guest refuses. */
  hold(request: HoldRequest): Promise<HoldAnswer>
  /** Takes some of what is held, once; the rest is released. A second call answers what the first one took. */
  capture(key: string, amount: number): Promise<HoldAnswer>
  /** The last word on a hold: what was taken of it, or that nothing is held, nor ever will be. */
  release(key: string): Promise<HoldAnswer>
  refund(request: { key: string; chargeKey: string; amount: Money }): Promise<RefundAnswer>
  /** Of the refunds asked for since an instant, those whose money came back to us. */
  returnedRefunds(since: Date): Promise<ReturnedRefund[]>
  /** Disputes opened or decided since an instant. */
  disputes(since: Date): Promise<DisputeNews[]>
  /** The gateway's books in key order, a page at a time, for comparing with ours. */
  figures(afterKey: string, limit: number): Promise<GatewayFigures[]>
  close(): Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    gateway: Gateway
  }
}
