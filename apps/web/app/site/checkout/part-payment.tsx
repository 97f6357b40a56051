import './split/split.css'
import { type CardTaker, type Money, payBooking, resumePayment } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { splitWords } from '#app/lib/messages/traveler/split.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { CardPayment } from './card-payment.tsx'

type Props = {
  bookingId: number
  /** The most that can be paid. */
  open: Money
  taker: CardTaker
  /** This page's path, where the bank redirects back. */
  page: string
  onPaid?: () => void
}

/** Pays any part of a booking's balance early. */
export const PartPayment = ({ bookingId, open, taker, page, onPaid }: Props) => {
  const words = useWords(splitWords)
  const { money } = useFormats()
  const { locale } = useHabits()
  const [amount, setAmount] = useState<MoneyAmount | null>(open)
  const params = { id: String(bookingId) }
  return (
    <>
      <p className="muted">{words.partText}</p>
      <div className="split-part">
        <MoneyField
          label={words.partAmount}
          currency={open.currency}
          min={100}
          max={open.amount}
          words={{ unclear: words.unclear }}
          locale={locale}
          value={amount}
          onChange={setAmount}
        />
      </div>
      {amount && amount.amount > 0 && amount.amount <= open.amount && (
        <CardPayment
          taker={taker}
          label={words.pay({ amount: money(amount) })}
          note={words.partNote}
          page={page}
          sendCard={(token, idempotencyKey) =>
            api(payBooking, { params, body: { token, amount: amount.amount }, idempotencyKey })
          }
          resume={(paymentId) => api(resumePayment, { params: { ...params, paymentId } })}
          {...(onPaid && { onPaid })}
        />
      )}
    </>
  )
}
