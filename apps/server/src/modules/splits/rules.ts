import { type BookingStatus, dateIn, nightsOf, type PlainDate, splitDaysAhead } from '@porchlight/contract'

/** The part of the price, in basis points, that must be the guest's own before others are asked. */
const leastOwnBasisPoints = 1_000
/** The minimum time between two emails to the same person. */
export const askingHours = 12
export const mostEmails = 4

type Stay = { status: BookingStatus; arrive: PlainDate; timeZone: string }

export const isStaying = (status: BookingStatus): boolean => status === 'confirmed' || status === 'checked_in'

/** Returns whether the price of a stay can be split now. `status` is the current one. */
export const canSplit = ({ status, arrive, timeZone }: Stay, now: Date): boolean => {
  if (isStaying(status)) return true
  const today = dateIn(timeZone, now)
  return (
    status === 'awaiting_payment' && arrive > today && nightsOf({ arrive: today, depart: arrive }) >= splitDaysAhead
  )
}

/** The minimum that stays the guest's own, in minor units, before they have paid anything. */
export const leastOwn = (total: number, paid: number): number =>
  paid > 0 ? 0 : Math.ceil((total * leastOwnBasisPoints) / 10_000)

/** The part of the open balance in no one's share. Below zero if the shares exceed it. */
export const ownOf = (open: number, shares: readonly { due: number }[]): number =>
  open - shares.reduce((sum, { due }) => sum + due, 0)

type Payment = {
  state: 'recorded' | 'needs_action' | 'pending' | 'succeeded' | 'failed'
  amount: number
  refunded: number
}

/** The state of a share by its payments. `open` is the part of the booking that can still be paid for it. */
export const shareState = (payments: readonly Payment[], open: number) => {
  const captured = payments.filter(({ state }) => state === 'succeeded')
  if (captured.some(({ amount, refunded }) => refunded < amount)) return 'paid' as const
  if (captured.length > 0) return 'refunded' as const
  if (payments.some(({ state }) => state === 'needs_action' || state === 'recorded')) return 'paying' as const
  return open > 0 ? ('open' as const) : ('covered' as const)
}

/** Returns whether someone can be emailed again. */
export const mayAsk = ({ asked_at, asked_times }: { asked_at: Date | null; asked_times: number }, now: Date): boolean =>
  asked_times < mostEmails && (asked_at === null || now.getTime() - asked_at.getTime() >= askingHours * 3_600_000)
