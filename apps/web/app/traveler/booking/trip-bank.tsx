import { type Booking, resumePayment } from '@porchlight/contract'
import { Alert, Button, ButtonLink, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { bankPaymentWords } from '#app/lib/messages/stay/bank-payments.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Checks the status of the bank payment and shows the result. */
const LookAgain = ({ bookingId, paymentId }: { bookingId: number; paymentId: number }) => {
  const words = useWords(bankPaymentWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    const answer = await api(resumePayment, { params: { id: String(bookingId), paymentId: String(paymentId) } })
    if (!answer.ok) toast({ type: 'danger', message: answer.error.message })
    else if (answer.results.payment.status === 'succeeded') toast({ type: 'success', message: words.came })
    else toast({ message: words.notYet })
    await revalidate()
  }
  return (
    <Button
      size="small"
      icon="refresh"
      busy={busy}
      onClick={() => {
        setBusy(true)
        void ask().finally(() => setBusy(false))
      }}
    >
      {words.lookAgain}
    </Button>
  )
}

/** A pending bank payment, and the next steps if it is returned. */
export const TripBank = ({ booking }: { booking: Booking }) => {
  const words = useWords(bankPaymentWords)
  const { money, moment } = useFormats()
  const { id, onItsWay, cardBy, home } = booking
  const first = booking.status === 'awaiting_payment'
  if (onItsWay) {
    const until = moment(onItsWay.until, home.timeZone)
    return (
      <Alert tone="info" title={words.pending({ amount: money(onItsWay.amount) })} className="num">
        <p>{first ? words.pendingNights({ until }) : words.pendingLater({ until })}</p>
        <p className="trip-bank">
          <LookAgain bookingId={id} paymentId={onItsWay.paymentId} />
        </p>
      </Alert>
    )
  }
  if (!cardBy) return null
  const until = moment(cardBy, home.timeZone)
  return (
    <Alert tone="danger" title={words.returned} className="num">
      <p>{first ? words.returnedNights({ until }) : words.returnedLater({ until })}</p>
      <p className="trip-bank">
        <ButtonLink href={`${href('/book-payment')}?booking=${id}`}>{words.payByCard}</ButtonLink>
      </p>
    </Alert>
  )
}
