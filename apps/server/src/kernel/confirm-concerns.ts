import type { ConfirmedTerms, PriceConcern, PriceConfirmation } from '@porchlight/contract'
import { Problem } from './problem.ts'

/** What was asked about, and why it was meant all the same; it stays with the change. */
export type Confirmed = { concerns: readonly PriceConcern[]; reason: string }

/** A confirmation with the account that gave it and when. */
export type ConfirmedBy = Confirmed & { by: number; at: string }

export const confirmedBy = (confirmed: Confirmed | null, by: number, at: Date): ConfirmedBy | null =>
  confirmed && { ...confirmed, by, at: at.toISOString() }

/** A confirmation for people who look at the terms later. */
export const confirmedView = (
  confirmed: ConfirmedBy | null,
  nameOf: (accountId: number) => string | null,
): ConfirmedTerms | null =>
  confirmed && {
    concerns: [...confirmed.concerns],
    reason: confirmed.reason,
    by: nameOf(confirmed.by),
    at: confirmed.at,
  }

/** Whether a confirmation stands by every concern. */
export const standsBy = (concerns: readonly Pick<PriceConcern, 'code'>[], confirmed: readonly string[]): boolean =>
  concerns.every(({ code }) => confirmed.includes(code))

/** @returns null where nothing had to be asked @throws Problem 422 `confirmation_needed` with `concerns` */
export const confirmConcerns = (
  concerns: readonly PriceConcern[],
  confirm: PriceConfirmation | undefined,
): Confirmed | null => {
  if (concerns.length === 0) return null
  if (confirm && standsBy(concerns, confirm.concerns)) return { concerns, reason: confirm.reason }
  throw new Problem(422, 'confirmation_needed', 'This price is unusual. Check it and enter a reason before you save.', {
    concerns,
  })
}

/** Between them lies what nearly everyone asks for. */
export type Usual = { least: number; most: number }

/** A concern where a price lies outside what is usual; `usual` in whole units of a currency that has cents. */
export const priceConcern = (
  label: string,
  { amount, currency }: { amount: number; currency: string },
  usual: Usual,
): PriceConcern[] => {
  const money = (units: number) => ({ amount: units * 100, currency })
  const [least, most] = [money(usual.least), money(usual.most)]
  return amount < least.amount || amount > most.amount
    ? [{ code: 'unusual_price', label, amount: { amount, currency }, least, most }]
    : []
}

/** A concern where a share lies outside what is usual; in basis points. */
export const shareConcern = (label: string, share: number, { least, most }: Usual): PriceConcern[] =>
  share < least || share > most ? [{ code: 'unusual_share', label, share, least, most }] : []
