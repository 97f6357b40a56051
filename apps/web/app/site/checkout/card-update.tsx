import { type Booking, type CardTaker, changeCard, resumeCard } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { laterCardWords } from '#app/lib/messages/traveler/later-card.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { cardAddress, tripAddress } from './addresses.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { bankAddress } from './pay-form.tsx'
import { PaymentCompletion } from './payment-completion.tsx'
import { PaymentStep } from './payment-step.tsx'
import { useBankReturn } from './use-bank-return.ts'
import { useCardForm } from './use-card-form.ts'
import { useCardAttempt } from './use-payment.ts'

type Props = { booking: Booking; taker: CardTaker }

/** `/book-payment?booking=…&card`: another card for later payments (R34). Nothing is charged now. */
export const CardUpdate = ({ booking, taker }: Props) => {
  const words = useWords(laterCardWords)
  const { money, day } = useFormats()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const params = { id: String(booking.id) }
  const { state, send, insist, settle } = useCardAttempt((token, idempotencyKey) =>
    api(changeCard, { params, body: { token }, idempotencyKey }),
  )
  const typed = useCardForm({ state, settle })
  const showSaved = async (method: string) => {
    toast({ type: 'success', message: words.done({ method }) })
    await navigate(`${tripAddress(booking.id)}#money`, { replace: true })
  }
  const give = async (token: string) => {
    const answer = await send(token)
    if (!answer) return
    const { id, method, challengeUrl } = answer.card
    if (!challengeUrl) return showSaved(method)
    setLeaving(true)
    location.assign(bankAddress(challengeUrl, `${cardAddress(booking.id)}&payment=${id}`))
  }
  const returned = useBankReturn(async (cardId) => {
    const answer = await insist(() => api(resumeCard, { params: { ...params, cardId: String(cardId) } }))
    if (answer?.card.state === 'kept') return showSaved(answer.card.method)
    if (answer) settle()
    await navigate(cardAddress(booking.id), { replace: true, preventScrollReset: true })
  })
  const next = booking.schedule.find((part) => part.state === 'scheduled')
  const nextPayment = { amount: next ? money(next.amount) : '', date: next ? day(next.dueOn) : '' }
  return (
    <CheckoutFrame>
      <div className="checkout">
        <div>
          <h1 className="checkout-title">{words.title}</h1>
          <p className="muted num checkout-lead">
            {booking.laterFrom && `${words.takenFrom({ method: booking.laterFrom })} `}
            {words.lead({ home: booking.home.name, ...nextPayment })}
          </p>
          {leaving || (returned && state.kind !== 'refused') ? (
            <PaymentCompletion />
          ) : (
            <PaymentStep
              taker={taker}
              booking={booking}
              {...typed}
              onPay={(token) => void give(token)}
              act={{
                label: words.keep,
                note: words.keepNote(nextPayment),
                refused: { title: words.notSaved, text: words.notSavedText },
              }}
            />
          )}
        </div>
      </div>
    </CheckoutFrame>
  )
}
