import { type Booking, type CardTaker, payOwnShare, resumePayment, type Split } from '@porchlight/contract'
import { href } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { splitWords } from '#app/lib/messages/traveler/split.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { CardPayment } from '../card-payment.tsx'

type Props = { booking: Booking; split: Split; taker: CardTaker }

/** The guest's own share by card; then the others can pay theirs. */
export const OwnShare = ({ booking, split: { own, hours }, taker }: Props) => {
  const words = useWords(splitWords)
  const { money } = useFormats()
  const params = { id: String(booking.id) }
  return (
    <CardPayment
      taker={taker}
      label={words.pay({ amount: money(own) })}
      note={words.ownNote({ hours })}
      page={href('/travelers/bookings/:id/split', params)}
      sendCard={(token, idempotencyKey) => api(payOwnShare, { params, body: { token }, idempotencyKey })}
      resume={(paymentId) => api(resumePayment, { params: { ...params, paymentId } })}
    />
  )
}
