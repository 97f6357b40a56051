import type { BookingStatus } from '@porchlight/contract'
import { Status, type StatusState } from '@porchlight/ui'
import { bookingStateWords } from '#app/lib/messages/stay/booking-states.ts'
import { useWords } from '#app/lib/messages/words.ts'

const marks: Record<BookingStatus, StatusState> = {
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

/** A booking's status; one waiting for the guest's bank says so. */
export const BookingState = ({
  of: { status, onItsWay },
}: {
  of: { status: BookingStatus; onItsWay: object | null }
}) => {
  const words = useWords(bookingStateWords)
  const bankPays = status === 'awaiting_payment' && onItsWay !== null
  return <Status state={marks[status]}>{bankPays ? words.bankPays : words.states[status]}</Status>
}
