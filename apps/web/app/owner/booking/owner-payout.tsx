import type { OwnerBooking } from '@porchlight/contract'
import { Section, Table } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'

const isOver = ({ status }: OwnerBooking): boolean => status === 'canceled' || status === 'no_show'

/** The owner's payout for a booking, line by line. */
export const OwnerPayout = ({ booking, side }: { booking: OwnerBooking; side: ReactNode }) => {
  const { amount, day } = useFormats()
  const words = useWords(ownerBookingsWords)
  const { lines, yours, recognizedOn } = booking.money
  return (
    <Section title={words.money} note={words.moneyNote({ currency: yours.currency })} side={side}>
      <Table
        caption={words.money}
        className="booking-money"
        rows={lines}
        rowKey={({ label }) => label}
        empty={<p className="booking-note">{words.noMoney}</p>}
        columns={[
          { id: 'line', head: words.line, cell: ({ label }) => label, foot: words.together },
          { id: 'why', head: words.why, cell: ({ why }) => <span className="booking-why">{why}</span> },
          { id: 'amount', head: words.amount, align: 'end', cell: (line) => amount(line.amount), foot: amount(yours) },
        ]}
      />
      {lines.length > 0 && (
        <p className="booking-note">
          {recognizedOn
            ? words.recognized({ date: day(recognizedOn) })
            : isOver(booking)
              ? words.noMoney
              : words.notRecognized}
        </p>
      )}
    </Section>
  )
}
