import { type BookingStatus, type StayBalance, soldStatuses } from '@porchlight/contract'
import { dueNowOf } from '#modules/bookings'
import type { PaymentStatus } from '#modules/payments'

type Stay = { status: BookingStatus; total: number }

/**
 * The payment state of a stay at a moment, with what is due in minor units of its currency. Null for bookings that
 * aren't confirmed or ended without a stay.
 */
export const balanceOf = (
  { status, total }: Stay,
  { paid, schedule }: PaymentStatus,
  now: Date,
): { state: StayBalance; due: number } | null => {
  if (!soldStatuses.includes(status)) return null
  const due = dueNowOf(status, schedule, now).reduce((sum, { amount }) => sum + amount.amount, 0)
  if (due > 0) return { state: 'overdue', due }
  if (paid >= total) return { state: 'paid', due: 0 }
  return { state: paid > 0 ? 'partly_paid' : 'not_due', due: 0 }
}
