import { type GoodwillBearer, splitByWeight } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import type { Refund, RefundLine } from './refund.ts'

/** A refund beyond the policy, in minor units, and who bears it. */
export type Goodwill = { amount: number; bearer: GoodwillBearer }

/** The maximum that can be refunded beyond the policy: what the guest paid and the policy retains. */
export const goodwillRoom = ({ paid, alreadyRefunded, refund }: Refund): number =>
  Math.max(0, paid - alreadyRefunded - refund)

/** The owners and the company bear it out of what the policy retains, line by line. */
const outOfRetained = (lines: readonly RefundLine[], amount: number): RefundLine[] => {
  const parts = splitByWeight(
    amount,
    lines.map(({ retained }) => retained),
  )
  return lines.map((line, index) => {
    const part = parts[index] ?? 0
    return { ...line, retained: line.retained - part, refund: line.refund + part }
  })
}

/** The company pays it as a separate line, and the owners keep what the policy retains. */
const companyLine = (amount: number): RefundLine => ({
  code: 'goodwill',
  label: said('price.goodwill'),
  charged: 0,
  paid: 0,
  retained: 0,
  refund: amount,
  why: said('cancel.line.company'),
})

/** The policy's refund plus goodwill. `amount` is limited by `goodwillRoom`. */
export const withGoodwill = (refund: Refund, { amount, bearer }: Goodwill): Refund => {
  if (amount === 0) return refund
  const goesBack = { ...refund, refund: refund.refund + amount, goodwill: { amount, bearer } }
  if (bearer === 'company') return { ...goesBack, lines: [...refund.lines, companyLine(amount)] }
  return { ...goesBack, lines: outOfRetained(refund.lines, amount), retained: refund.retained - amount }
}
