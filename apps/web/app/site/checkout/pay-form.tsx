import type { Booking, Payment } from '@porchlight/contract'
import { Alert, Button } from '@porchlight/ui'
import type { FormEvent, ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { payAddress } from './addresses.ts'
import type { CardForm } from './card-check.ts'
import { type AccessDenied, PaymentNotice } from './payment-notice.tsx'
import type { PaymentState } from './use-payment.ts'

export type Way = Payment['by']

export type PaymentProps = {
  /** What is due of it is paid, unless `act` says what the card is for. */
  booking?: Booking
  card: CardForm
  onCard: (part: Partial<CardForm>) => void
  state: PaymentState
  onPay: (token: string, by: Way) => void
  /** What the card is for where it is not what is due of a booking, and no bank account is offered. */
  act?: { label: string; note: string; refused?: AccessDenied }
}

/** A bank account pays what is due of a booking, and nothing else. */
export type BankProps = PaymentProps & { booking: Booking }

/** The bank's own page, from which it leads back to `path`: the sandbox's bank is told where, Stripe knows. */
export const bankAddress = (challengeUrl: string, path: string): string =>
  challengeUrl.startsWith('/') ? `${challengeUrl}?return=${encodeURIComponent(path)}` : challengeUrl

/** The same, back to the checkout of a booking. */
export const challengeAddress = (bookingId: number, payment: { id: number; challengeUrl: string }): string =>
  bankAddress(payment.challengeUrl, `${payAddress(bookingId)}&payment=${payment.id}`)

/** What stands at the card after its bank has refused it. */
export const useRefusedAt = (state: PaymentState): string | undefined => {
  const { clock } = useFormats()
  const { declinedAt } = useWords(checkoutWords)
  if (state.kind !== 'refused' || !['card_declined', 'insufficient_funds'].includes(state.code)) return undefined
  return declinedAt({ time: clock(state.at, Intl.DateTimeFormat().resolvedOptions().timeZone) })
}

/** A payment that was begun and waits at the bank. */
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

/** The one button that pays, under the card. A refusal is said in place and leaves everything as it was typed. */
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
        <p className="t-small muted">{act?.note ?? words.payNote}</p>
      </div>
    </form>
  )
}
