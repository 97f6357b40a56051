import { type Booking, dateIn, type ReceivedPayments as PaymentList, type ReceivedPayment } from '@porchlight/contract'
import { ButtonLink, Section, UiLink } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { receivedPaymentWords } from '#app/lib/messages/staff/received-payments.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import { recordHref } from './booking-tabs.ts'
import { ReceivedActs } from './received-acts.tsx'

const Row = ({ payment, zone }: { payment: ReceivedPayment; zone: string }) => {
  const { timeZone: companyZone } = useSite()
  const words = useWords(receivedPaymentWords)
  const { money, day, moment } = useFormats()
  const { method, amount, receivedOn, reference, note, files, recordedBy, recordedAt, depositedOn, reversal } = payment
  const whereabouts = depositedOn ? words.deposited({ day: day(depositedOn) }) : words.notDeposited
  return (
    <li>
      <span className="staff-cell">
        <span data-content>
          {words.methods[method]} {reference}, {day(receivedOn)}
        </span>
        <small data-content>
          {reversal
            ? words.reversed({ name: reversal.by?.name ?? words.system, reason: reversal.reason })
            : whereabouts}
        </small>
        {note !== '' && <small data-content>{note}</small>}
        <small data-content>{words.by({ name: recordedBy?.name ?? words.system, at: moment(recordedAt, zone) })}</small>
        {files.map(({ id, name, originalSrc }) => (
          <small key={id}>
            <UiLink href={originalSrc} target="_blank" rel="noreferrer">
              {name}
            </UiLink>
          </small>
        ))}
        <ReceivedActs payment={payment} today={dateIn(companyZone, new Date())} />
      </span>
      <span>{money(amount)}</span>
    </li>
  )
}

/** What the guest paid by wire, check, or in cash. */
export const ReceivedPayments = ({ booking, received }: { booking: Booking; received: PaymentList }) => {
  const words = useWords(receivedPaymentWords)
  const { payments, open } = received
  if (open.amount === 0 && payments.length === 0) return null
  return (
    <Section
      title={words.heading}
      side={
        open.amount > 0 && (
          <ButtonLink size="small" href={recordHref(booking.id)}>
            {words.title}
          </ButtonLink>
        )
      }
    >
      {payments.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="staff-payments booking-received num">
        {payments.map((payment) => (
          <Row key={payment.id} payment={payment} zone={booking.home.timeZone} />
        ))}
      </ul>
    </Section>
  )
}
