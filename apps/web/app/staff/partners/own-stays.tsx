import type { AttributionExplained } from '@porchlight/contract'
import { Section, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { Credit, SharedWithPartner } from '#app/features/partner-money/attribution.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { attributionWords } from '#app/lib/messages/partner/attribution.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { StaffLink } from '../staff-link.tsx'
import { DecideOwnStay } from './decide-own-stay.tsx'

/** Bookings whose guest may be the partner, until someone decides (R59). */
export const OwnStays = ({ reviews }: { reviews: readonly AttributionExplained[] }) => {
  const words = useWords(attributionWords)
  const { date } = useFormats()
  const dayOf = useOfficeDay()
  return (
    <Section title={words.ownStays} note={words.ownStaysNote}>
      <Table
        caption={words.ownStays}
        rows={reviews}
        rowKey={({ bookingId }) => bookingId}
        columns={[
          {
            id: 'booking',
            head: words.booking,
            cell: ({ bookingId, number, ownStay }) => (
              <span className="commission-cell">
                <StaffLink
                  className="inline-link num"
                  href={href('/staff/bookings/:bookingId', { bookingId: String(bookingId) })}
                >
                  {number}
                </StaffLink>
                <small className="num">{ownStay && date(dayOf(ownStay.openedAt))}</small>
              </span>
            ),
          },
          { id: 'credit', head: words.now, cell: (one) => <Credit attribution={one} /> },
          { id: 'shared', head: words.ownStay, cell: (one) => <SharedWithPartner attribution={one} /> },
          {
            id: 'acts',
            head: <span className="visually-hidden">{words.decide}</span>,
            cell: (one) => <DecideOwnStay attribution={one} />,
          },
        ]}
      />
    </Section>
  )
}
