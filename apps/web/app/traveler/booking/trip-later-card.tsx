import type { Booking } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { laterCardWords } from '#app/lib/messages/traveler/later-card.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The card for later installments, and a link to change it (R34). */
export const TripLaterCard = ({ booking: { id, laterFrom, allowedActions } }: { booking: Booking }) => {
  const words = useWords(laterCardWords)
  if (!allowedActions.includes('change_card')) return null
  return (
    <p className="t-small">
      {laterFrom ? words.takenFrom({ method: laterFrom }) : words.none}{' '}
      <UiLink className="inline-link" href={`${href('/book-payment')}?booking=${id}&card`}>
        {laterFrom ? words.change : words.leave}
      </UiLink>
    </p>
  )
}
