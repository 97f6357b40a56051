import type { Booking, MethodKind } from '@porchlight/contract'
import { Alert, Button } from '@porchlight/ui'
import type { FormEvent, ReactNode } from 'react'
import { PromiseNote } from '#app/features/hosts/promise-note.tsx'
import { CompanyPhone } from '#app/features/hosts/stay-hosts.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { payAddress } from './addresses.ts'
import type { CardForm } from './card-check.ts'
import { type CardDecline, PaymentNotice } from './payment-notice.tsx'
import type { PaymentState } from './use-payment.ts'

export type Way = MethodKind

export type PaymentProps = {
  /** Pays the amount due, unless `act` gives the card another purpose. */
  booking?: Booking
  card: CardForm
  onCard: (part: Partial<CardForm>) => void
  state: PaymentState
  onPay: (token: string, by: Way) => void
  /** The card's purpose when it does not pay the amount due; no bank account is offered then. */
  act?: { label: string; note: string; refused?: CardDecline }
}

/** A bank account only pays the amount due on a booking. */
export type BankProps = PaymentProps & { booking: Booking }

/** The bank's page, which redirects back to `path`. */
export const bankAddress = (challengeUrl: string, path: string): string =>
  challengeUrl.startsWith('/') ? `${challengeUrl}?return=${encodeURIComponent(path)}` : challengeUrl

/** The same, back to a booking's checkout. */
export const challengeAddress = (bookingId: number, payment: { id: number; challengeUrl: string }): string =>
  bankAddress(payment.challengeUrl, `${payAddress(bookingId)}&payment=${payment.id}`)

/** The decline shown next to the card. */
export const useRefusedAt = (state: PaymentState): string | undefined => {
  const { clock } = useFormats()
  const { declinedAt } = useWords(checkoutWords)
  if (state.kind !== 'refused' || !['card_declined', 'insufficient_funds'].includes(state.code)) return undefined
  return declinedAt({ time: clock(state.at, Intl.DateTimeFormat().resolvedOptions().timeZone) })
}

/** A pending payment waiting at the bank. */
const BankWaits = ({ booking }: { booking: Booking }) => {
  const words = useWords(checkoutWords)
  const waiting = booking.payments.findLast(({ status }) => status === 'needs_action')
  if (!waiting?.challengeUrl) return null
  const address = challengeAddress(booking.id, { id: waiting.id, challengeUrl: waiting.challengeUrl })
  return (
    <Alert title={words.bankWaits}>
      <p>{words.bankWaitsText}</p>
      <a className="inline-link" href={address}>
        {words.goToBank}
      </a>
    </Alert>
  )
}

type FormProps = Pick<PaymentProps, 'booking' | 'state' | 'act'> & {
  busy?: boolean
  lead?: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The pay button below the card. A decline is shown in place and the form stays. */
export const PayForm = ({ booking, state, act, busy = false, lead, onSubmit, children }: FormProps) => {
  const { money, day } = useFormats()
  const words = useWords(checkoutWords)
  const then = booking?.schedule.find((part) => part.state === 'scheduled' && !part.atBooking)
  return (
    <form method="post" className="checkout-form" noValidate onSubmit={onSubmit}>
      {lead}
      <PaymentNotice state={state} refused={act?.refused} over={booking?.status === 'completed'} />
      {state.kind === 'idle' && !act && booking && <BankWaits booking={booking} />}
      {children}
      {then && !act && (
        <p className="t-small muted num">{words.laterNote({ amount: money(then.amount), date: day(then.dueOn) })}</p>
      )}
      <div className="checkout-act">
        <Button
          type="submit"
          look="primary"
          size="big"
          icon="lock"
          busy={busy || state.kind === 'paying' || state.kind === 'asking_again'}
          className="checkout-pay num"
        >
          {act?.label ?? (booking && words.pay({ amount: money(booking.dueNow) }))}
        </Button>
        <p className="t-small muted">
          {act?.note ?? words.payNote} <CompanyPhone />
        </p>
      </div>
      <PromiseNote />
    </form>
  )
}
