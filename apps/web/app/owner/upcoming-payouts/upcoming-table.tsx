import type { UpcomingPayout } from '@porchlight/contract'
import { Status, type StatusState, Table } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { ownerPayoutWords } from '#app/lib/messages/owner/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useWaitingReasons } from './waiting-reasons.ts'

const stateOf = ({ waitsFor: [first] }: UpcomingPayout): StatusState => {
  if (first === 'next_payout') return 'done'
  if (first === 'account' || first === 'tax_form') return 'broken'
  return first === 'receipt' || first === 'cooling_off' ? 'half' : 'waiting'
}

type Props = { caption: string; rows: readonly UpcomingPayout[]; empty?: ReactNode }

/** Upcoming amounts; those of a stay link to its booking. */
export const UpcomingTable = ({ caption, rows, empty }: Props) => {
  const { amount: figure, day, stayDates } = useFormats()
  const words = useWords(ownerPayoutWords)
  const waitsOf = useWaitingReasons()
  const mixed = new Set(rows.map(({ amount }) => amount.currency)).size > 1
  return (
    <Table
      caption={caption}
      compact
      rows={rows}
      rowKey={({ stay, amount, waitsFor }) => `${stay?.bookingId ?? waitsFor[0]}-${amount.currency}`}
      rowHref={({ stay }) =>
        stay ? href('/owners/bookings/:bookingId', { bookingId: String(stay.bookingId) }) : undefined
      }
      empty={empty}
      columns={[
        {
          id: 'what',
          head: words.what,
          cell: ({ stay }) => (
            <span className="payouts-what">
              <b>{stay ? stay.home : words.ready}</b>
              {stay && <small>{`${stay.number} · ${stayDates(stay)}`}</small>}
            </span>
          ),
        },
        { id: 'on', head: words.on, cell: ({ on }) => (on ? day(on) : words.already) },
        {
          id: 'waits',
          head: words.waitsFor,
          onPhone: 'end',
          cell: (row) => <Status state={stateOf(row)}>{waitsOf(row).join(', ')}</Status>,
        },
        {
          id: 'amount',
          head: words.amount,
          align: 'end',
          onPhone: 'figure',
          cell: ({ amount }) => <b>{mixed ? `${figure(amount)} ${amount.currency}` : figure(amount)}</b>,
        },
      ]}
    />
  )
}
