import type { BookingStatus } from '@porchlight/contract'
import type { NoticeKind } from './kinds.ts'

/** A booking as far as somebody may have to do something about it. `dueNow` in minor units. */
export type Standing = { status: BookingStatus; dueNow: number }

const unpaid: readonly BookingStatus[] = ['awaiting_agreement', 'awaiting_payment']
const payable: readonly BookingStatus[] = ['awaiting_payment', 'confirmed', 'checked_in', 'completed']

/** Whether what a message about a booking asks for is still to be done. */
export const isStillToDo = (kind: NoticeKind, { status, dueNow }: Standing): boolean => {
  switch (kind) {
    case 'held':
    case 'accepted':
      return unpaid.includes(status) && dueNow > 0
    case 'owner_requested':
      return status === 'requested'
    case 'payment_failed':
    case 'bank_returned':
      return payable.includes(status) && dueNow > 0
    default:
      return false
  }
}
