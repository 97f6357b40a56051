import type { AttributionExplained } from '@porchlight/contract'
import { EmptyState, Section, Table } from '@porchlight/ui'
import { Credit } from '#app/features/partner-money/attribution.tsx'
import { attributionWords } from '#app/lib/messages/partner/attribution.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { BookingCell } from './booking-cell.tsx'
import { DecideConflict } from './decide-conflict.tsx'

/** Bookings referred by several partners, until someone decides who gets the credit (R59). */
export const Conflicts = ({ conflicts }: { conflicts: readonly AttributionExplained[] }) => {
  const words = useWords(attributionWords)
  return (
    <Section title={words.conflicts} note={words.conflictsNote}>
      <Table
        caption={words.conflicts}
        rows={conflicts}
        rowKey={({ bookingId }) => bookingId}
        empty={<EmptyState title={words.noConflicts}>{words.noConflictsText}</EmptyState>}
        columns={[
          {
            id: 'booking',
            head: words.booking,
            cell: ({ bookingId, number, conflict }) => (
              <BookingCell bookingId={bookingId} number={number} openedAt={conflict?.openedAt} />
            ),
          },
          { id: 'credit', head: words.now, cell: (one) => <Credit attribution={one} /> },
          {
            id: 'others',
            head: words.partner,
            cell: ({ touches, claims, credit }) => (
              <span data-content>
                {[
                  ...new Set(
                    [...touches.filter(({ verdict }) => verdict === 'outranked' || verdict === 'older'), ...claims]
                      .filter(({ code }) => code !== credit?.code)
                      .map(({ partner }) => partner.name),
                  ),
                ].join(', ')}
              </span>
            ),
          },
          {
            id: 'acts',
            head: <span className="visually-hidden">{words.decide}</span>,
            cell: (one) => <DecideConflict attribution={one} />,
          },
        ]}
      />
    </Section>
  )
}
