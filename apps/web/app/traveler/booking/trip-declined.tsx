import type { Booking } from '@porchlight/contract'
import { Alert } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PayDue } from '../pay-due.tsx'

/**
 * A later installment that was declined by the stored card, and the deadline for another card (R29). A returned bank
 * payment is shown elsewhere.
 */
export const TripDeclined = ({ booking }: { booking: Booking }) => {
  const { money, moment } = useFormats()
  const { next } = useWords(travelerWords)
  const declined = booking.schedule.find(({ graceUntil }) => graceUntil !== null)
  if (!declined?.graceUntil || booking.cardBy || booking.onItsWay) return null
  return (
    <Alert tone="danger" title={next.overdue({ amount: money(declined.amount) })} className="num">
      <p>{next.graceText({ until: moment(declined.graceUntil, booking.home.timeZone) })}</p>
      <p className="trip-bank">
        <PayDue booking={booking} />
      </p>
    </Alert>
  )
}
