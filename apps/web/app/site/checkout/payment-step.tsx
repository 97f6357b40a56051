import type { Booking } from '@porchlight/contract'
import { Alert, Button } from '@porchlight/ui'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { payAddress } from './addresses.ts'
import { type CardForm, type CardProblem, cardProblems } from './card-check.ts'
import { CardFields, SandboxNote } from './card-form.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { tokenOf } from './sandbox-cards.ts'
import type { PaymentState } from './use-payment.ts'

type Props = {
  booking: Booking
  card: CardForm
  onCard: (part: Partial<CardForm>) => void
  state: PaymentState
  onPay: (token: string) => void
}

/** The bank's own page, from which it leads back here. */
export const challengeAddress = (bookingId: number, payment: { id: number; challengeUrl: string }): string =>
  `${payment.challengeUrl}?return=${encodeURIComponent(`${payAddress(bookingId)}&payment=${payment.id}`)}`

const useCardProblems = () => {
  const words = useWords(checkoutWords)
  const { required } = useWords(formWords)
  const texts: Record<CardProblem, string> = {
    required,
    short: words.cardShort,
    unknown: words.cardUnknown,
    expiry: words.expiresInvalid,
    past: words.expiresPast,
    code: words.codeInvalid,
  }
  return (card: CardForm): FieldProblems<CardForm> =>
    Object.fromEntries(
      Object.entries(cardProblems(card, new Date())).map(([field, problem]) => [field, texts[problem]]),
    )
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

/** The card, and the one button that pays. A refusal is said in place and leaves everything as it was typed. */
export const PaymentStep = ({ booking, card, onCard, state, onPay }: Props) => {
  const { clock, money, day } = useFormats()
  const words = useWords(checkoutWords)
  const form = useFields<CardForm>({
    values: card,
    onChange: (name, value) => onCard({ [name]: value }),
    problemsOf: useCardProblems(),
  })
  const declined = state.kind === 'refused' && ['card_declined', 'insufficient_funds'].includes(state.code)
  const refusedAt =
    declined && words.declinedAt({ time: clock(state.at, Intl.DateTimeFormat().resolvedOptions().timeZone) })
  const then = booking.schedule.find((part) => part.state === 'scheduled' && !part.atBooking)
  const send = ({ number }: CardForm) => {
    const token = tokenOf(number)
    if (token) onPay(token)
  }
  return (
    <form method="post" className="checkout-form" noValidate onSubmit={form.submit(send)}>
      <SandboxNote onUse={onCard} />
      <PaymentNotice state={state} />
      {state.kind === 'idle' && <BankWaits booking={booking} />}
      <CardFields form={form} refusal={refusedAt || undefined} />
      {then && (
        <p className="t-small muted num">{words.laterNote({ amount: money(then.amount), date: day(then.dueOn) })}</p>
      )}
      <div className="checkout-act">
        <Button
          type="submit"
          look="primary"
          size="big"
          icon="lock"
          busy={state.kind === 'paying' || state.kind === 'asking_again'}
          className="checkout-pay num"
        >
          {words.pay({ amount: money(booking.dueNow) })}
        </Button>
        <p className="t-small muted">{words.payNote}</p>
      </div>
    </form>
  )
}
