import type { AttributionExplained } from '@porchlight/contract'
import { EmptyState, Section, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { Credit } from '#app/features/partner-money/attribution.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { attributionWords } from '#app/lib/messages/partner/attribution.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { StaffLink } from '../staff-link.tsx'
import { DecideConflict } from './decide-conflict.tsx'

/** Bookings referred by several partners, until someone decides who gets the credit (R59). */
export const Conflicts = ({ conflicts }: { conflicts: readonly AttributionExplained[] }) => {
  const words = useWords(attributionWords)
  const { date } = useFormats()
  const dayOf = useOfficeDay()
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
              <span className="commission-cell">
                <StaffLink
                  className="inline-link num"
                  href={href('/staff/bookings/:bookingId', { bookingId: String(bookingId) })}
                >
                  {number}
                </StaffLink>
                <small className="num">{conflict && date(dayOf(conflict.openedAt))}</small>
              </span>
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
