import type { Party } from '@porchlight/contract'
import type { ReactNode } from 'react'
import { partyText } from '#app/features/booking/party-text.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  person: { firstName: string; lastName: string; email: string; displayPhone: string | null }
  party: Party
  children?: ReactNode
}

/** The logged-in guest. */
export const GuestSummary = ({ person, party, children }: Props) => {
  const words = useWords(bookingWords)
  return (
    <div className="checkout-person">
      <p>
        <b>
          {person.firstName} {person.lastName}
        </b>
        <span>{[person.email, person.displayPhone].filter(Boolean).join(', ')}</span>
        <span className="num">{partyText(party, words)}</span>
      </p>
      {children}
    </div>
  )
}
