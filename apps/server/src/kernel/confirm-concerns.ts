import { type ConfirmedTerms, type PriceConcern, type PriceConfirmation, usualIn } from '@porchlight/contract'
import { Problem } from './problem.ts'

/** The concerns that were raised and why the change was made anyway; stored with the change. */
export type Confirmed = { concerns: readonly PriceConcern[]; reason: string }

/** A confirmation with the account that gave it and when. */
export type ConfirmedBy = Confirmed & { by: number; at: string }

export const confirmedBy = (confirmed: Confirmed | null, by: number, at: Date): ConfirmedBy | null =>
  confirmed && { ...confirmed, by, at: at.toISOString() }

/** A confirmation as shown to people who look at the terms later. */
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

/** Whether a confirmation covers every concern. */
export const standsBy = (concerns: readonly Pick<PriceConcern, 'code'>[], confirmed: readonly string[]): boolean =>
  concerns.every(({ code }) => confirmed.includes(code))

/** @returns null if there was nothing to confirm @throws Problem 422 `confirmation_needed` with `concerns` */
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

/** The range that nearly everyone's prices fall into. */
export type Usual = { least: number; most: number }

/** Raises a concern when a price is outside the usual range; `usual` is in whole units of a currency that has cents. */
export const priceConcern = (
  label: string,
  { amount, currency }: { amount: number; currency: string },
  usual: Usual,
): PriceConcern[] => {
  const least = { amount: usualIn(currency, usual.least * 100), currency }
  const most = { amount: usualIn(currency, usual.most * 100), currency }
  return amount < least.amount || amount > most.amount
    ? [{ code: 'unusual_price', label, amount: { amount, currency }, least, most }]
    : []
}

/** Raises a concern when a share is outside the usual range; in basis points. */
export const shareConcern = (label: string, share: number, { least, most }: Usual): PriceConcern[] =>
  share < least || share > most ? [{ code: 'unusual_share', label, share, least, most }] : []
