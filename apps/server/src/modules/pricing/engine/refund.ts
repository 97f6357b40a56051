import { type GoodwillBearer, splitByWeight } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'
import { type Agreed, type Cancellation, type CancellationTerms, paysForResale } from './cancellation-terms.ts'
import { lineText, ruleText } from './cancellation-texts.ts'
import { type RetainedPart, retainedBy } from './retention.ts'

export type RefundLine = {
  code: string
  label: Said
  charged: number
  paid: number
  retained: number
  refund: number
  /** Why it is refunded or retained. */
  why: Said
}

/** All in minor units. `paid` = retained + already refunded + refund, unless less was paid than is retained. */
export type Refund = {
  terms: CancellationTerms
  /** The deciding rule, with its moment in the home's own time. */
  rule: Said
  lines: RefundLine[]
  paid: number
  retained: number
  alreadyRefunded: number
  refund: number
  /** Still owed, because less was paid than is retained. */
  balanceDue: number
  /** The same amount, if the policy waives it. */
  writtenOff: number
  /** The part of the refund that goes beyond the policy, and who bears it. */
  goodwill?: { amount: number; bearer: GoodwillBearer }
}

export type Paid = { paid: number; alreadyRefunded: number }

/** Refund = paid − retained − already refunded, never below zero (R39). */
export const refundFor = (agreed: Agreed, cancellation: Cancellation, { paid, alreadyRefunded }: Paid): Refund => {
  const { terms, parts, amount: retained } = retainedBy(agreed, cancellation)
  const left = paid - alreadyRefunded - retained
  const refund = Math.max(0, left)
  const missing = Math.max(0, -left)
  const owed = agreed.policy.shortfall === 'balance_due'
  return {
    terms,
    rule: ruleText(terms, { ...agreed, currency: agreed.price.currency }),
    lines: refundLines(parts, { refund, alreadyRefunded, missing }, paysForResale(agreed.policy, terms)),
    paid,
    retained,
    alreadyRefunded,
    refund,
    balanceDue: owed ? missing : 0,
    writtenOff: owed ? 0 : missing,
  }
}

type Outcome = { refund: number; alreadyRefunded: number; missing: number }

/** Payments first cover what is retained; the refund is allocated to the refundable parts. */
const refundLines = (
  parts: readonly RetainedPart[],
  { refund, alreadyRefunded, missing }: Outcome,
  resale: boolean,
): RefundLine[] => {
  const returnable = parts.map((part) => Math.max(0, part.charged - part.retained))
  const refunds = splitByWeight(refund, returnable)
  const before = splitByWeight(alreadyRefunded, returnable)
  const unpaid = splitByWeight(
    missing,
    parts.map((part) => part.retained),
  )
  return parts.map((part, index) => {
    const { code, label, charged, retained: retainedAmount } = part
    const back = refunds[index] ?? 0
    const paid = retainedAmount - (unpaid[index] ?? 0) + back + (before[index] ?? 0)
    return { code, label, charged, paid, retained: retainedAmount, refund: back, why: lineText(part, resale) }
  })
}
