import { type Booking, endedStatuses } from '@porchlight/contract'
import { Meter, Section } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { PaymentPlan } from '#app/features/booking/payment-plan.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'

const PaymentList = ({ booking: { payments, home } }: { booking: Booking }) => {
  const words = useWords(staffBookingsWords)
  const { money, moment } = useFormats()
  if (payments.length === 0) return <p className="muted">{words.noPayment}</p>
  return (
    <ul className="staff-payments num">
      {payments.map(({ id, method, status, at, amount }) => (
        <li key={id}>
          <span className="staff-cell">
            {method}, {words.payment[status]}
            <small>{moment(at, home.timeZone)}</small>
          </span>
          <span>{money(amount)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What the guest has paid, and what is due when. */
export const Payments = ({ booking, side }: { booking: Booking; side?: ReactNode }) => {
  const { money } = useFormats()
  const words = useWords(staffBookingsWords)
  const known = useWords(ownerBookingsWords)
  const { netPaid, total, refunded, schedule, arrive, status } = booking
  const isOver = endedStatuses.includes(status)
  return (
    <>
      <Section title={words.money} side={side}>
        <div className="staff-paid">
          <p className="num">
            {isOver
              ? known.guestMoneyOver({ paid: money(netPaid) })
              : known.guestMoneyText({ paid: money(netPaid), total: money(total) })}
          </p>
          {refunded.amount > 0 && <p className="num">{words.refunded({ amount: money(refunded) })}</p>}
          <Meter percent={total.amount > 0 ? (netPaid.amount / total.amount) * 100 : 0} />
        </div>
        <PaymentList booking={booking} />
      </Section>
      <Section title={words.due}>
        <PaymentPlan schedule={schedule} arrive={arrive} />
      </Section>
    </>
  )
}
