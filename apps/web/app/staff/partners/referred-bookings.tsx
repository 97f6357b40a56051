import type { AttributedBooking } from '@porchlight/contract'
import { EmptyState, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { bookingStateWords } from '#app/lib/messages/stay/booking-states.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PersonLink } from '../person-link.tsx'
import { StaffLink } from '../staff-link.tsx'

/** Referred bookings with their partner and rate, which are fixed when the booking is made (R59). */
export const ReferredBookings = ({ bookings }: { bookings: readonly AttributedBooking[] }) => {
  const words = useWords(staffPartnersWords)
  const { states } = useWords(bookingStateWords)
  const { amount, percent, stayDates } = useFormats()
  return (
    <Table
      caption={words.referred}
      rows={bookings}
      rowKey={({ bookingId }) => bookingId}
      compact
      empty={<EmptyState title={words.noneReferred}>{words.noneReferredText}</EmptyState>}
      columns={[
        {
          id: 'booking',
          head: words.booking,
          cell: ({ bookingId, number, guestId, guest, rebookedFrom }) => (
            <span className="commission-cell">
              <StaffLink
                className="inline-link num"
                href={href('/staff/bookings/:bookingId', { bookingId: String(bookingId) })}
              >
                {number}
              </StaffLink>
              <small>
                <PersonLink id={guestId}>{guest}</PersonLink>
              </small>
              {rebookedFrom && <small>{words.rebookedFrom({ number: rebookedFrom })}</small>}
            </span>
          ),
        },
        {
          id: 'stay',
          head: words.stay,
          cell: ({ homeId, home, status, ...stay }) => (
            <span className="commission-cell">
              <StaffLink
                className="inline-link"
                href={href('/staff/homes/:propertyId', { propertyId: String(homeId) })}
              >
                <span data-content>{home}</span>
              </StaffLink>
              <small className="num">{stayDates(stay)}</small>
              <small>{states[status]}</small>
            </span>
          ),
        },
        {
          id: 'partner',
          head: words.partner,
          cell: ({ partnerId, partner, program, code }) => (
            <span className="commission-cell">
              <PersonLink id={partnerId}>{partner}</PersonLink>
              <small>{words.programs[program]}</small>
              <small data-content>{code}</small>
            </span>
          ),
        },
        { id: 'rate', head: words.frozenRate, align: 'end', onPhone: 'end', cell: ({ rate }) => percent(rate) },
        {
          id: 'commission',
          head: words.commission,
          align: 'end',
          onPhone: 'figure',
          cell: ({ commission }) => <span className="num">{commission ? amount(commission) : words.nothing}</span>,
        },
      ]}
    />
  )
}
