import { acceptPaymentRequest } from '@porchlight/contract'
import { Alert, Button, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { paymentRequestWords } from '#app/lib/messages/traveler/payment-request.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  request: { id: number; hash: string }
  bookingId: number
  /** The booking's card; null if none is stored. */
  card: string | null
}

/** Approves the charge, paid with the booking's card or right away with another one. */
export const ApproveRequest = ({ request: { id, hash }, bookingId, card }: Props) => {
  const words = useWords(paymentRequestWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState<'card' | 'other'>()
  const [failure, setFailure] = useState<string>()
  const agree = async (by: 'card' | 'other') => {
    setBusy(by)
    const answer = await api(acceptPaymentRequest, { params: { id, hash } })
    setBusy(undefined)
    if (!answer.ok) return setFailure(answer.error.code === 'not_allowed_now' ? words.late : answer.error.message)
    if (by === 'other') return navigate(`${href('/book-payment')}?booking=${bookingId}`)
    toast({ type: 'success', message: words.done({ card: card ?? '' }) })
    return navigate(href('/travelers/bookings/:id', { id: String(bookingId) }))
  }
  return (
    <>
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      <p className="muted">{card === null ? words.otherText : words.cardText({ card })}</p>
      <div className="prepare-acts">
        {card !== null && (
          <Button look="primary" busy={busy === 'card'} onClick={() => void agree('card')}>
            {words.agreeCard({ card })}
          </Button>
        )}
        <Button look={card === null ? 'primary' : 'quiet'} busy={busy === 'other'} onClick={() => void agree('other')}>
          {words.agreeOther}
        </Button>
      </div>
    </>
  )
}
