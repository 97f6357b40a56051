import type { AttributionExplained } from '@porchlight/contract'
import { Section, Table } from '@porchlight/ui'
import { Credit, SharedWithPartner } from '#app/features/partner-money/attribution.tsx'
import { attributionWords } from '#app/lib/messages/partner/attribution.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { BookingCell } from './booking-cell.tsx'
import { DecideOwnStay } from './decide-own-stay.tsx'

/** Bookings whose guest may be the partner, until someone decides (R59). */
export const OwnStays = ({ reviews }: { reviews: readonly AttributionExplained[] }) => {
  const words = useWords(attributionWords)
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
              <BookingCell bookingId={bookingId} number={number} openedAt={ownStay?.openedAt} />
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
