import type { Booking } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Links to the payment that is due; renders nothing if the reader can't pay. */
export const PayDue = ({ booking }: { booking: Pick<Booking, 'id' | 'dueNow' | 'allowedActions'> }) => {
  const { money } = useFormats()
  const words = useWords(travelerWords)
  if (!booking.allowedActions.includes('pay')) return null
  return (
    <ButtonLink look="primary" className="num" href={`${href('/book-payment')}?booking=${booking.id}`}>
      {words.payDue({ amount: money(booking.dueNow) })}
    </ButtonLink>
  )
}
