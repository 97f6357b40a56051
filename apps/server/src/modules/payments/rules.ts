import { addDays, instantAt, type PlainDate, splitByWeight } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'

/** How many days a failed installment is retried, and the guest can pay it with another card (R29). */
export const graceDays = 3

export type Owed = { dueOn: PlainDate; timeZone: string }

/** Midnight of a day at the home: when its installment is charged (R29). */
export const midnightOf = (date: PlainDate, timeZone: string): Date => instantAt(timeZone, date, '00:00')

/** The last midnight at which a failed installment is retried, and until when another card can pay it (R29). */
export const graceEnd = ({ dueOn, timeZone }: Owed): Date => midnightOf(addDays(dueOn, graceDays), timeZone)

/** The next midnight at the home after `now` for a retry, or null when the grace period is over (R29). */
export const nextTry = ({ dueOn, timeZone }: Owed, now: Date): Date | null => {
  for (let day = 1; day <= graceDays; day++) {
    const midnight = midnightOf(addDays(dueOn, day), timeZone)
    if (midnight > now) return midnight
  }
  return null
}

export type Refundable = { intentId: number; refundable: number; payer?: string | null }
export type RefundPart = { intentId: number; amount: number }

const takeFrom = (amount: number, newestFirst: readonly Refundable[]): RefundPart[] => {
  const parts: RefundPart[] = []
  let left = amount
  for (const { intentId, refundable } of newestFirst) {
    const part = Math.min(left, Math.max(0, refundable))
    if (part > 0) parts.push({ intentId, amount: part })
    left -= part
  }
  return parts
}

/**
 * Spreads a refund over a booking’s payments, newest first, since cards accept refunds only for a limited time (R32).
 * If several people have paid, each is refunded in proportion to their part, to the cent (R51). Null if the payments
 * don't cover that much.
 */
export const allocateRefund = (amount: number, newestFirst: readonly Refundable[]): RefundPart[] | null => {
  const payers = [...Map.groupBy(newestFirst, ({ payer }) => payer ?? null).values()]
  const theirs = payers.map((paid) => paid.reduce((sum, { refundable }) => sum + Math.max(0, refundable), 0))
  if (theirs.reduce((sum, one) => sum + one, 0) < amount) return null
  if (amount === 0) return []
  const shares = splitByWeight(amount, theirs)
  return payers.flatMap((paid, index) => takeFrom(shares[index] ?? 0, paid))
}

/**
 * How much of several consecutive refunds goes to each payment: each is spread over what the earlier ones left, so that
 * cents are rounded as they will be. Null if the payments don't cover that much.
 */
export const allocateInTurn = (amounts: readonly number[], newestFirst: readonly Refundable[]): RefundPart[] | null => {
  const back = new Map<number, number>()
  for (const amount of amounts) {
    const left = newestFirst.map((one) => ({ ...one, refundable: one.refundable - (back.get(one.intentId) ?? 0) }))
    const parts = allocateRefund(amount, left)
    if (!parts) return null
    for (const part of parts) back.set(part.intentId, (back.get(part.intentId) ?? 0) + part.amount)
  }
  return [...back].map(([intentId, amount]) => ({ intentId, amount }))
}

export type DisputeLine = {
  account:
    | 'liability:guest-deposit'
    | 'processor:clearing'
    | 'payable:operator'
    | 'receivable:dispute'
    | 'receivable:trust'
  side: 'debit' | 'credit'
  amount: number
  why: Said
}

const line = (side: DisputeLine['side'], account: DisputeLine['account'], amount: number, why: Said): DisputeLine[] =>
  amount > 0 ? [{ side, account, amount, why }] : []

/**
 * The lines for money a card company reverses (R55). What is still the guest's deposit is simply the guest's again. The
 * rest already belongs to owners and authorities, so the operator advances it: from what the trust owes it, and beyond
 * that as a debt to the trust, which a transfer pays; owners and other guests are not affected.
 */
export const disputeLines = (amount: number, deposit: number): { advanced: number; lines: DisputeLine[] } => {
  const fromDeposit = Math.min(amount, Math.max(0, deposit))
  const advanced = amount - fromDeposit
  return {
    advanced,
    lines: [
      ...line('debit', 'liability:guest-deposit', fromDeposit, said('journal.dispute_deposit')),
      ...line('debit', 'payable:operator', advanced, said('journal.dispute_advanced')),
      ...line('credit', 'processor:clearing', amount, said('journal.dispute_taken')),
      ...line('debit', 'receivable:dispute', advanced, said('journal.dispute_claim')),
      ...line('credit', 'receivable:trust', advanced, said('journal.dispute_trust')),
    ],
  }
}
