import { type CardTaker, payShare, resumeShare, type ShareRequest } from '@porchlight/contract'
import { href } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { splitWords } from '#app/lib/messages/traveler/split.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { CardPayment } from '../card-payment.tsx'

type Props = { token: string; share: ShareRequest; taker: CardTaker }

/** A card without an account: charged once and not stored. */
export const PayShare = ({ token, share, taker }: Props) => {
  const words = useWords(splitWords)
  const { money } = useFormats()
  return (
    <CardPayment
      taker={taker}
      label={words.pay({ amount: money(share.amount) })}
      note={words.cardNote}
      page={href('/travelers/shares/:hash', { hash: token })}
      sendCard={(card, idempotencyKey) => api(payShare, { params: { token }, body: { token: card }, idempotencyKey })}
      resume={(paymentId) => api(resumeShare, { params: { token, paymentId } })}
    />
  )
}
