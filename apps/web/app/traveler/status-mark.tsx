import type { BookingStatus } from '@porchlight/contract'
import { Status, type StatusState } from '@porchlight/ui'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

const states: Record<BookingStatus, StatusState> = {
  inquiry: 'waiting',
  offered: 'half',
  requested: 'waiting',
  awaiting_agreement: 'half',
  awaiting_payment: 'half',
  confirmed: 'done',
  checked_in: 'done',
  completed: 'done',
  declined: 'off',
  expired: 'off',
  withdrawn: 'off',
  cancelled: 'off',
  no_show: 'off',
}

/** How a booking stands, in shape and word. */
export const StatusMark = ({ status }: { status: BookingStatus }) => (
  <Status state={states[status]}>{useWords(travelerWords).statuses[status]}</Status>
)
