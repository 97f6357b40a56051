import type { PlainDate, ResaleTerms } from '@porchlight/contract'
import { exactly, portionOf, rounded } from './exact.ts'

/**
 * A policy that refunds only when the nights are rebooked (R40): the whole stay at the same price or more, or each
 * night separately; less a percentage or a fixed amount in minor units.
 */
export type RebookingTerms = {
  resale: 'whole_stay' | 'night_by_night'
  keep: { kind: 'share'; basisPoints: number } | { kind: 'amount'; amount: number }
}

/** The terms as shown to a guest. */
export const resaleTermsOf = ({ resale, keep }: RebookingTerms, currency: string): ResaleTerms => ({
  counts: resale,
  keeps: keep.kind === 'share' ? keep : { kind: 'amount', amount: { amount: keep.amount, currency } },
})

export type RebookedNight = { night: PlainDate; amount: number }

/**
 * A later booking of the home. Only one that is paid in full and not canceled counts; while its guest could still
 * cancel and get part of the nights refunded, it triggers no refund.
 */
export type Rebooking = { nights: readonly RebookedNight[]; paidInFull: boolean; canceled: boolean; revocable: boolean }

/**
 * The refund for a canceled stay's nights because others rebooked them. Zero while the owner keeps the nights closed;
 * never more than the nights cost.
 */
export const rebookingRefund = (
  terms: RebookingTerms,
  canceled: readonly RebookedNight[],
  rebookings: readonly Rebooking[],
  reopened: boolean,
): number => {
  if (!reopened) return 0
  const resold = resoldNights(rebookings.filter(({ revocable }) => !revocable))
  const regained = terms.resale === 'whole_stay' ? wholeStay(canceled, resold) : nightByNight(canceled, resold)
  const retained =
    terms.keep.kind === 'share' ? rounded(portionOf(exactly(regained), terms.keep.basisPoints)) : terms.keep.amount
  return Math.max(0, regained - retained)
}

/**
 * How many of a canceled stay's nights others have booked and paid for, at any price, including those they could still
 * cancel.
 */
export const rebookedNights = (canceled: readonly RebookedNight[], rebookings: readonly Rebooking[]): number => {
  const resold = resoldNights(rebookings)
  return canceled.filter(({ night }) => resold.has(night)).length
}

const resoldNights = (rebookings: readonly Rebooking[]): ReadonlyMap<PlainDate, number> =>
  new Map(
    rebookings
      .filter((booking) => booking.paidInFull && !booking.canceled)
      .flatMap((booking) => booking.nights.map(({ night, amount }) => [night, amount] as const)),
  )

const sum = (nights: readonly RebookedNight[]): number => nights.reduce((total, { amount }) => total + amount, 0)

const wholeStay = (canceled: readonly RebookedNight[], resold: ReadonlyMap<PlainDate, number>): number => {
  if (!canceled.every(({ night }) => resold.has(night))) return 0
  const again = canceled.reduce((total, { night }) => total + (resold.get(night) ?? 0), 0)
  return again >= sum(canceled) ? sum(canceled) : 0
}

const nightByNight = (canceled: readonly RebookedNight[], resold: ReadonlyMap<PlainDate, number>): number =>
  canceled.reduce((total, { night, amount }) => total + Math.min(amount, resold.get(night) ?? 0), 0)
