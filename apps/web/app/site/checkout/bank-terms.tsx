import type { Booking } from '@porchlight/contract'
import { Alert, Checkbox } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { bankPaymentWords } from '#app/lib/messages/stay/bank-payments.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import { type BankProps, PayForm, type PaymentProps } from './pay-form.tsx'

/** What the debit means, before the form. */
const BankTerms = ({ booking }: { booking: Booking }) => {
  const words = useWords(bankPaymentWords)
  const { moment } = useFormats()
  if (!booking.byBank) return null
  const { days, until, graceHours: hours } = booking.byBank
  const first = booking.status === 'awaiting_payment'
  return (
    <Alert tone="info" title={words.termsTitle}>
      <ul className="checkout-terms num">
        <li>{words.termDays({ days, until: moment(until, booking.home.timeZone) })}</li>
        {first && <li>{words.termNights}</li>}
        <li>{first ? words.termNightsReturn({ hours }) : words.termLaterReturn({ hours })}</li>
        <li>{words.termStop}</li>
      </ul>
    </Alert>
  )
}

type AllowProps = { booking: Booking; allowed: boolean; error: string | undefined; onAllow: (on: boolean) => void }

/** The mandate: the guest's permission to debit the account. */
export const Allow = ({ booking, allowed, error, onAllow }: AllowProps) => {
  const words = useWords(bankPaymentWords)
  const { money } = useFormats()
  const { legalName } = useSite()
  return (
    <div>
      <Checkbox
        label={words.allow({ company: legalName, amount: money(booking.dueNow) })}
        name="allowed"
        checked={allowed}
        error={error}
        onChange={onAllow}
      />
    </div>
  )
}

type FormProps = Parameters<typeof PayForm>[0]

/** Bank account form: terms first, and a button that says the bank will be asked, not that it has paid. */
export const BankForm = ({
  booking,
  state,
  busy,
  lead,
  onSubmit,
  children,
}: Omit<FormProps, 'act'> & Pick<BankProps, 'booking'>) => {
  const words = useWords(bankPaymentWords)
  const { money, day } = useFormats()
  const then = booking.schedule.find((part) => part.state === 'scheduled' && !part.atBooking)
  const act: NonNullable<PaymentProps['act']> = {
    label: words.ask({ amount: money(booking.dueNow) }),
    note: words.askNote,
    refused: { title: words.refused, text: words.refusedText },
  }
  return (
    <PayForm
      booking={booking}
      state={state}
      act={act}
      busy={busy ?? false}
      lead={
        <>
          <BankTerms booking={booking} />
          {lead}
        </>
      }
      onSubmit={onSubmit}
    >
      {children}
      {then && (
        <p className="t-small muted num">{words.laterNote({ amount: money(then.amount), date: day(then.dueOn) })}</p>
      )}
    </PayForm>
  )
}
