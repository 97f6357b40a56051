import type { RefusedRefund } from '@porchlight/contract'
import { EmptyState, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { refundWords } from '#app/lib/messages/staff/refunds.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { StaffLink } from '../staff-link.tsx'
import { RecordPayment } from './record-payment.tsx'

/** The guest and the booking, linked for staff who can open them. */
const About = ({ refund: { guest, friend, booking } }: { refund: RefusedRefund }) => {
  const words = useWords(refundWords)
  return (
    <span className="staff-cell">
      <b data-content>{friend?.name ?? guest}</b>
      {friend && <small>{words.friendOf({ guest })}</small>}
      {friend?.email && <small data-content>{friend.email}</small>}
      <small data-content>
        <StaffLink href={href('/staff/bookings/:bookingId', { bookingId: String(booking.id) })}>
          {booking.number}
        </StaffLink>
      </small>
    </span>
  )
}

type Props = { refunds: readonly RefusedRefund[]; status: 'open' | 'paid' }

/** Refunds to pay, oldest first, or paid ones, newest first. */
export const RefundTable = ({ refunds, status }: Props) => {
  const { money, day } = useFormats()
  const dayOf = useOfficeDay()
  const words = useWords(refundWords)
  const paid = status === 'paid'
  return (
    <Table
      compact
      caption={paid ? words.paid : words.open}
      rows={refunds}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title={paid ? words.nonePaid : words.none}>{paid ? words.nonePaidText : words.noneText}</EmptyState>
      }
      columns={[
        { id: 'guest', head: words.guest, cell: (refund) => <About refund={refund} /> },
        { id: 'home', head: words.home, cell: ({ home }) => <span data-content>{home}</span> },
        {
          id: 'why',
          head: words.why,
          cell: ({ why, failure }) => (
            <span className="staff-cell" data-content>
              {why}
              <small>{failure}</small>
            </span>
          ),
        },
        paid
          ? {
              id: 'paid',
              head: words.paidOn,
              cell: ({ payment }: RefusedRefund) =>
                payment && (
                  <span className="staff-cell">
                    {day(dayOf(payment.paidAt))}
                    <small data-content>{payment.proof}</small>
                  </span>
                ),
            }
          : { id: 'since', head: words.since, cell: ({ createdAt }) => day(dayOf(createdAt)) },
        {
          id: 'amount',
          head: words.amount,
          align: 'end',
          onPhone: 'figure',
          cell: ({ amount }) => <b>{money(amount)}</b>,
        },
        ...(paid
          ? []
          : [
              {
                id: 'acts',
                head: <span className="visually-hidden">{words.acts}</span>,
                align: 'end' as const,
                cell: (refund: RefusedRefund) => <RecordPayment refund={refund} />,
              },
            ]),
      ]}
    />
  )
}
