import type { BookingCard, BookingStatus } from '@porchlight/contract'
import { Status, type StatusState } from '@porchlight/ui'
import { bankPaymentWords } from '#app/lib/messages/stay/bank-payments.ts'
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
  canceled: 'off',
  no_show: 'off',
}

/** The status mark of a booking; a pending bank payment has its own. */
export const StatusMark = ({
  of: { status, onItsWay },
}: {
  of: Pick<BookingCard, 'status'> & { onItsWay: unknown }
}) => {
  const words = useWords(travelerWords)
  const bank = useWords(bankPaymentWords)
  const waits = status === 'awaiting_payment' && onItsWay !== null
  return <Status state={states[status]}>{waits ? bank.status : words.statuses[status]}</Status>
}
