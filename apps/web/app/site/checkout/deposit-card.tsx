import { type Booking, type CardTaker, type Deposit, giveDepositCard } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { depositWords } from '#app/lib/messages/stay/deposit.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { tripAddress } from './addresses.ts'
import { type CardForm, emptyCard } from './card-check.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { PaymentStep } from './payment-step.tsx'
import { useCardAttempt } from './use-payment.ts'

type Props = { booking: Booking; deposit: Deposit; taker: CardTaker }

/** `/book-payment?booking=…&deposit`: another card for a deposit that one has refused to hold. Nothing is paid by it. */
export const DepositCard = ({ booking, deposit, taker }: Props) => {
  const words = useWords(depositWords)
  const { money } = useFormats()
  const navigate = useNavigate()
  const [card, setCard] = useState<CardForm>(emptyCard)
  const params = { id: String(booking.id) }
  const { state, send, settle } = useCardAttempt((token, idempotencyKey) =>
    api(giveDepositCard, { params, body: { token }, idempotencyKey }),
  )
  const give = async (token: string) => {
    if (!(await send(token))) return
    toast({ type: 'success', message: words.done })
    await navigate(`${tripAddress(booking.id)}#deposit`, { replace: true })
  }
  const amount = money(deposit.amount)
  return (
    <CheckoutFrame>
      <div className="checkout">
        <div>
          <h1 className="checkout-title">{words.cardTitle}</h1>
          <p className="muted num checkout-lead">{words.cardLead({ home: booking.home.name, amount })}</p>
          <PaymentStep
            taker={taker}
            booking={booking}
            card={card}
            onCard={(part) => {
              setCard({ ...card, ...part })
              if (state.kind === 'refused') settle()
            }}
            state={state}
            onPay={(token) => void give(token)}
            act={{
              label: words.hold({ amount }),
              note: words.holdNote,
              refused: { title: words.notHeld, text: words.notHeldText },
            }}
          />
        </div>
      </div>
    </CheckoutFrame>
  )
}
