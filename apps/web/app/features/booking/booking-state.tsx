import type { BookingStatus } from '@porchlight/contract'
import { Status } from '@porchlight/ui'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { stateMarks } from './state-marks.ts'

/** A booking's status; one waiting for the guest's bank says so. */
export const BookingState = ({
  of: { status, onItsWay },
}: {
  of: { status: BookingStatus; onItsWay: object | null }
}) => {
  const words = useWords(ownerBookingsWords)
  const bankPays = status === 'awaiting_payment' && onItsWay !== null
  return <Status state={stateMarks[status]}>{bankPays ? words.bankPays : words.states[status]}</Status>
}
