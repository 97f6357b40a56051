import type { BookingStatus } from '@porchlight/contract'
import type { StatusState } from '@porchlight/ui'

/** The status mark of a booking. */
export const stateMarks: Record<BookingStatus, StatusState> = {
  inquiry: 'waiting',
  offered: 'waiting',
  requested: 'waiting',
  awaiting_agreement: 'half',
  awaiting_payment: 'half',
  confirmed: 'done',
  checked_in: 'yours',
  completed: 'done',
  declined: 'off',
  expired: 'off',
  withdrawn: 'off',
  canceled: 'off',
  no_show: 'broken',
}
