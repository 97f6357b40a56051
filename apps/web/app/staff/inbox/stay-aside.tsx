import type { Booking } from '@porchlight/contract'
import { Meter, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { BookingState } from '#app/features/booking/booking-state.tsx'
import { partyText } from '#app/features/booking/party-text.ts'
import { useFormats } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PersonLink } from '../person-link.tsx'
import { StaffLink } from '../staff-link.tsx'

const Money = ({ booking: { total, netPaid } }: { booking: Booking }) => {
  const words = useWords(staffInboxWords)
  const { money } = useFormats()
  const due = { ...total, amount: Math.max(0, total.amount - netPaid.amount) }
  return (
    <Section title={words.money}>
      <dl className="inbox-money num">
        <dt>{words.total}</dt>
        <dd>{money(total)}</dd>
        <dt>{words.paid}</dt>
        <dd>{money(netPaid)}</dd>
        <dt>{words.balance}</dt>
        <dd>{money(due)}</dd>
      </dl>
      <Meter percent={total.amount > 0 ? (netPaid.amount / total.amount) * 100 : 0} />
    </Section>
  )
}

/** The stay and its money next to an item, with the actions it may need. */
export const StayAside = ({ booking }: { booking: Booking }) => {
  const words = useWords(staffInboxWords)
  const party = useWords(bookingWords)
  const { stayDates } = useFormats()
  const { id, number, home, guest } = booking
  const bookingId = String(id)
  const offered = new URLSearchParams({ home: String(home.id), arrive: booking.arrive, depart: booking.depart })
  return (
    <>
      <Section title={words.stay}>
        <p>
          <StaffLink className="inline-link" href={href('/staff/bookings/:bookingId', { bookingId })}>
            {number}
          </StaffLink>
        </p>
        <BookingState of={booking} />
        {guest && (
          <p>
            <PersonLink id={guest.id}>{`${guest.firstName} ${guest.lastName}`}</PersonLink>
          </p>
        )}
        <p data-content>
          {home.name}, {home.town}
        </p>
        <p className="num">{stayDates(booking)}</p>
        <p>{partyText(booking.party, party)}</p>
      </Section>
      <Money booking={booking} />
      <Section title={words.actions}>
        <ul className="inbox-actions">
          <li>
            <StaffLink
              orNothing
              className="inline-link"
              href={`${href('/staff/bookings/:bookingId', { bookingId })}?act=charge`}
            >
              {words.charge}
            </StaffLink>
          </li>
          <li>
            <StaffLink
              orNothing
              className="inline-link"
              href={`${href('/staff/bookings/:bookingId', { bookingId })}?act=refund`}
            >
              {words.refund}
            </StaffLink>
          </li>
          <li>
            <StaffLink orNothing className="inline-link" href={`${href('/staff/bookings/new')}?${offered}`}>
              {words.newOffer}
            </StaffLink>
          </li>
          <li>
            <StaffLink orNothing className="inline-link" href={`${href('/staff/jobs')}?home=${home.id}`}>
              {words.job}
            </StaffLink>
          </li>
        </ul>
      </Section>
    </>
  )
}
