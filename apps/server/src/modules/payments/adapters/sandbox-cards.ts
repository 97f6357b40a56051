import type { Refusal } from '../gateway.ts'

export type SandboxCard = {
  method: string
  refusal?: Refusal
  /** The bank asks the guest before it pays. */
  challenge?: true
  /** The gateway acts and its response is lost. */
  losesAnswer?: true
  /** Pays, but rejects holds. */
  holdsNothing?: true
  /** Pays, but rejects refunds. */
  refundsNothing?: true
  /** Pays while the guest is present, and is declined when charged later. */
  declinedLater?: true
  /** The guest disputes the charge a day later. */
  disputed?: true
}

/** The sandbox's cards, by the token a page sends. */
export const sandboxCards: Readonly<Record<string, SandboxCard>> = {
  sandbox_visa: { method: 'Visa •••• 4242' },
  sandbox_declined: { method: 'Visa •••• 0002', refusal: 'card_declined' },
  sandbox_insufficient: { method: 'Visa •••• 9995', refusal: 'insufficient_funds' },
  sandbox_challenge: { method: 'Visa •••• 3220', challenge: true },
  sandbox_timeout: { method: 'Visa •••• 0341', losesAnswer: true },
  sandbox_no_holds: { method: 'Visa •••• 0119', holdsNothing: true },
  sandbox_refund_returned: { method: 'Visa •••• 7726' },
  sandbox_no_refunds: { method: 'Visa •••• 0069', refundsNothing: true },
  sandbox_declined_later: { method: 'Visa •••• 0036', declinedLater: true },
  sandbox_dispute: { method: 'Visa •••• 0259', disputed: true },
}

export const sandboxCard = (token: string): SandboxCard | undefined =>
  Object.hasOwn(sandboxCards, token) ? sandboxCards[token] : undefined
