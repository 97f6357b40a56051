import { type Booking, type CardTaker, type Deposit, giveDepositCard } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { depositWords } from '#app/lib/messages/stay/deposit.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { tripAddress } from './addresses.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { PaymentStep } from './payment-step.tsx'
import { useCardForm } from './use-card-form.ts'
import { useCardAttempt } from './use-payment.ts'

type Props = { booking: Booking; deposit: Deposit; taker: CardTaker; now: string }

/**
 * `/book-payment?booking=…&deposit`: a card for a deposit that has no hold or whose hold was declined. Nothing is charged;
 * the card is only stored until it is needed.
 */
export const DepositCard = ({ booking, deposit, taker, now }: Props) => {
  const words = useWords(depositWords)
  const { money, moment } = useFormats()
  const navigate = useNavigate()
  const isEarly = deposit.state === 'card_missing' && now < deposit.placeAt
  const params = { id: String(booking.id) }
  const { state, send, settle } = useCardAttempt((token, idempotencyKey) =>
    api(giveDepositCard, { params, body: { token }, idempotencyKey }),
  )
  const typed = useCardForm({ state, settle })
  const give = async (token: string) => {
    if (!(await send(token))) return
    toast({ type: 'success', message: isEarly ? words.cardSaved : words.done })
    await navigate(`${tripAddress(booking.id)}#deposit`, { replace: true })
  }
  const amount = money(deposit.amount)
  const from = moment(deposit.placeAt, booking.home.timeZone)
  return (
    <CheckoutFrame>
      <div className="checkout">
        <div>
          <h1 className="checkout-title">{isEarly ? words.leaveTitle : words.cardTitle}</h1>
          <p className="muted num checkout-lead">
            {isEarly
              ? words.leaveLead({ home: booking.home.name, amount, moment: from })
              : words.cardLead({ home: booking.home.name, amount })}
          </p>
          <PaymentStep
            taker={taker}
            booking={booking}
            {...typed}
            onPay={(token) => void give(token)}
            act={{
              label: isEarly ? words.keep : words.hold({ amount }),
              note: isEarly ? words.keepNote({ amount, moment: from }) : words.holdNote,
              refused: { title: words.notHeld, text: words.notHeldText },
            }}
          />
        </div>
      </div>
    </CheckoutFrame>
  )
}
