import { approveChange, type ChangeRequest, declineChange, type StayChange } from '@porchlight/contract'
import { Alert, Button, ConfirmButton, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href, useNavigate, useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { changeRequestWords } from '#app/lib/messages/stay/change-requests.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  request: ChangeRequest
  change: StayChange
  /** The card or account for later installments; null if none is stored. */
  card: string | null
  timeZone: string
}

/** Approves the change, paid with the stored card or another one, or declines it. */
export const AnswerChange = ({ request: { id, hash, bookingId, expiresAt }, change, card, timeZone }: Props) => {
  const words = useWords(changeRequestWords)
  const { money, moment } = useFormats()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<'card' | 'other'>()
  const [failure, setFailure] = useState<string>()
  const due = change.dueNow.amount > 0
  const until = moment(expiresAt, timeZone)
  const stay = href('/travelers/bookings/:id', { id: String(bookingId) })

  const approve = async (by: 'card' | 'other') => {
    setBusy(by)
    const answer = await api(approveChange, { params: { id, hash }, body: { hash: change.hash } })
    setBusy(undefined)
    if (answer.ok) {
      if (by === 'other') return navigate(`${href('/book-payment')}?booking=${bookingId}`)
      toast({ type: 'success', message: words.approved })
      return navigate(stay)
    }
    const { code, message } = answer.error
    setFailure(code === 'terms_changed' ? words.changed : code === 'not_allowed_now' ? words.late : message)
    return revalidate()
  }
  const decline = async () => {
    const answer = await api(declineChange, { params: { id, hash } })
    if (!answer.ok) {
      setFailure(answer.error.code === 'not_allowed_now' ? words.late : answer.error.message)
      return false
    }
    toast({ type: 'success', message: words.declinedNow })
    return navigate(stay)
  }

  const said = { amount: money(change.dueNow), card: card ?? '', until }
  const text = due ? (card === null ? words.otherText(said) : words.cardText(said)) : words.freeText({ until })
  return (
    <>
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      <p className="muted num">{text}</p>
      <div className="prepare-acts">
        {(card !== null || !due) && (
          <Button look="primary" busy={busy === 'card'} onClick={() => void approve('card')}>
            {due ? words.approveCard({ card: card ?? '' }) : words.approve}
          </Button>
        )}
        {due && (
          <Button
            look={card === null ? 'primary' : 'quiet'}
            busy={busy === 'other'}
            onClick={() => void approve('other')}
          >
            {words.approveOther}
          </Button>
        )}
        <ConfirmButton
          look="bare"
          words={{
            title: words.decline,
            consequence: words.declineText,
            confirm: words.decline,
            cancel: words.back,
            close: words.close,
          }}
          onConfirm={decline}
        >
          {words.decline}
        </ConfirmButton>
      </div>
    </>
  )
}
