import type { Booking } from '@porchlight/contract'
import { Section, UiLink } from '@porchlight/ui'
import { PhoneLink } from '#app/features/phone/phone-link.tsx'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PersonLink } from '../person-link.tsx'

/** How to reach the guest. */
export const GuestContact = ({ booking: { guest } }: { booking: Booking }) => {
  const words = useWords(staffBookingsWords)
  if (!guest?.email) return null
  return (
    <Section title={words.reach}>
      <p className="staff-reach num">
        <PersonLink id={guest.id}>{`${guest.firstName} ${guest.lastName}`}</PersonLink>
        <UiLink className="inline-link" href={`mailto:${guest.email}`}>
          {guest.email}
        </UiLink>
        <PhoneLink of={guest} />
      </p>
    </Section>
  )
}
