import type { Booking, Deposit, Money } from '@porchlight/contract'
import { Meter, Section, UiLink } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { bookingOverviewWords } from '#app/lib/messages/staff/booking-overview.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { tabHref } from './booking-tabs.ts'

type Sum = { label: string; note: string; figure: string; urgent?: boolean; isTotal?: boolean }

const Row = ({ label, note, figure, urgent, isTotal }: Sum): ReactNode => (
  <li data-urgent={urgent || undefined} data-total={isTotal || undefined}>
    <span className="staff-cell">
      {label}
      {note && <small>{note}</small>}
    </span>
    <b>{figure}</b>
  </li>
)

/** When the rest is due, and how it is paid. */
const useDue = ({ schedule, laterFrom, dueNow }: Booking) => {
  const { overview: words } = useWords(staffBookingWords)
  const payment = useWords(staffBookingsWords).payment
  const { dayShort } = useFormats()
  const next = schedule.find(({ state }) => state !== 'paid' && state !== 'canceled')
  if (next?.state === 'failed') return { label: words.dueNow, note: payment.failed, urgent: true }
  if (dueNow.amount > 0) return { label: words.dueNow, note: '', urgent: true }
  if (!next) return { label: words.dueLater, note: '' }
  return {
    label: words.dueOn({ day: dayShort(next.dueOn) }),
    note: laterFrom ? words.chargedTo({ method: laterFrom }) : '',
  }
}

type Props = { booking: Booking; deposit: Deposit | null; ownersNet: Money | null }

/** The price, what of it is paid, what is due when, the deposit hold, and the owners’ part. */
export const MoneySummary = ({ booking, deposit, ownersNet }: Props) => {
  const { ownersNet: net, ownersNetNote } = useWords(bookingOverviewWords)
  const { more, overview: words, deposit: hold } = useWords(staffBookingWords)
  const known = useWords(staffInboxWords)
  const { refunded: refundedText } = useWords(staffBookingsWords)
  const { money } = useFormats()
  const due = useDue(booking)
  const { id, total, netPaid, refunded, payments } = booking
  const received = payments.filter(({ status }) => status === 'succeeded' || status === 'partly_refunded')
  const rest = total.amount - netPaid.amount
  const methods = [...new Set(received.map(({ method }) => method))].join(', ')
  return (
    <Section
      title={known.money}
      className="booking-money"
      side={
        <UiLink className="inline-link" href={tabHref(id, 'money')}>
          {more.money}
        </UiLink>
      }
    >
      <p className="booking-money-total num">
        {known.total}
        <b>{money(total)}</b>
      </p>
      <Meter percent={total.amount > 0 ? (netPaid.amount / total.amount) * 100 : 0} />
      <ul className="staff-payments num">
        <Row
          label={known.paid}
          note={[
            received.length > 0 && words.paidBy({ number: received.length, method: methods }),
            refunded.amount > 0 && refundedText({ amount: money(refunded) }),
          ]
            .filter(Boolean)
            .join(' · ')}
          figure={money(netPaid)}
        />
        {rest > 0 && <Row {...due} figure={money({ ...total, amount: rest })} />}
        {deposit && <Row label={hold.title} note={hold.states[deposit.state]} figure={money(deposit.amount)} />}
        {ownersNet && <Row label={net} note={ownersNetNote} figure={money(ownersNet)} isTotal />}
      </ul>
    </Section>
  )
}
