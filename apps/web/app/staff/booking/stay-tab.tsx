import type { Booking } from '@porchlight/contract'
import { Section, UiLink } from '@porchlight/ui'
import { partyText } from '#app/features/booking/party-text.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ChangeRequests } from './change-requests.tsx'
import { GuestContact } from './guest-contact.tsx'
import { GuestList } from './guest-list.tsx'
import type { DataOf } from './page.tsx'
import { ScheduledMessages } from './scheduled-messages.tsx'
import { StayIdentity, StayKeys } from './stay-access.tsx'

/** Arrival and departure times, guest list, ID and access, messages to send, agreement, documents, and open changes. */
export const StayTab = ({ booking, changes, stay, submitted, scheduled }: { booking: Booking } & DataOf<'stay'>) => {
  const { stay: words } = useWords(staffBookingWords)
  const known = useWords(ownerBookingsWords)
  const party = useWords(bookingWords)
  const { day, moment, timeOfDay } = useFormats()
  const { home, agreement, documents } = booking
  return (
    <div className="staff-split">
      <div>
        <Section title={known.stay}>
          <dl className="booking-facts num">
            <dt>{words.arrive}</dt>
            <dd>{words.dayAt({ day: day(booking.arrive), time: timeOfDay(home.checkInTime) })}</dd>
            <dt>{words.depart}</dt>
            <dd>{words.dayAt({ day: day(booking.depart), time: timeOfDay(home.checkOutTime) })}</dd>
            <dt>{words.party}</dt>
            <dd>{partyText(booking.party, party)}</dd>
            {home.address && (
              <>
                <dt>{words.address}</dt>
                <dd data-content>{home.address}</dd>
              </>
            )}
            <dt>{words.agreement}</dt>
            <dd data-content>
              {agreement.signedAt
                ? words.signed({ name: agreement.signedName ?? '', at: moment(agreement.signedAt, home.timeZone) })
                : words.unsigned}
            </dd>
          </dl>
        </Section>
        <GuestList booking={booking} stay={stay} />
        <ChangeRequests requests={changes} timeZone={home.timeZone} />
      </div>
      <div>
        <GuestContact booking={booking} />
        {stay.identity && <StayIdentity identity={stay.identity} submitted={submitted} />}
        <StayKeys booking={booking} keys={stay.keys} />
        {scheduled && <ScheduledMessages bookingId={booking.id} messages={scheduled} timeZone={home.timeZone} />}
        {documents.length > 0 && (
          <Section title={words.documents}>
            <ul className="staff-payments">
              {documents.map(({ name, href, at }) => (
                <li key={href}>
                  <UiLink className="inline-link" href={href}>
                    {name}
                  </UiLink>
                  <small className="muted">{moment(at, home.timeZone)}</small>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </div>
  )
}
