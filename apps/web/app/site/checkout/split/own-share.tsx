import { type Booking, type CardTaker, payBooking, payOwnShare, resumePayment, type Split } from '@porchlight/contract'
import { type MoneyAmount, MoneyField } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { splitWords } from '#app/lib/messages/traveler/split.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { CardPayment } from '../card-payment.tsx'
import type { SendCard, Settled } from '../use-payment.ts'

type Props = { booking: Booking; split: Split; taker: CardTaker }
type PayingProps = Pick<Props, 'booking' | 'taker'> & { label: string; note: string; sendCard: SendCard<Settled> }

const Paying = ({ booking, ...paying }: PayingProps) => {
  const params = { id: String(booking.id) }
  return (
    <CardPayment
      {...paying}
      page={href('/travelers/bookings/:id/split', params)}
      resume={(paymentId) => api(resumePayment, { params: { ...params, paymentId } })}
    />
  )
}

/** The guest's own share by card: with it the others may pay theirs. */
export const OwnShare = ({ booking, split: { own, hours }, taker }: Props) => {
  const words = useWords(splitWords)
  const { money } = useFormats()
  return (
    <Paying
      booking={booking}
      taker={taker}
      label={words.pay({ amount: money(own) })}
      note={words.ownNote({ hours })}
      sendCard={(token, idempotencyKey) =>
        api(payOwnShare, { params: { id: String(booking.id) }, body: { token }, idempotencyKey })
      }
    />
  )
}

/** Any part of what is open of a stay that is booked, before it falls due. */
export const PartPayment = ({ booking, split: { own }, taker }: Props) => {
  const words = useWords(splitWords)
  const { money } = useFormats()
  const { locale } = useHabits()
  const [amount, setAmount] = useState<MoneyAmount | null>(own)
  return (
    <>
      <p className="muted">{words.partText}</p>
      <div className="split-part">
        <MoneyField
          label={words.partAmount}
          currency={own.currency}
          min={100}
          max={own.amount}
          words={{ unclear: words.unclear }}
          locale={locale}
          value={amount}
          onChange={setAmount}
        />
      </div>
      {amount && amount.amount > 0 && amount.amount <= own.amount && (
        <Paying
          booking={booking}
          taker={taker}
          label={words.pay({ amount: money(amount) })}
          note={words.partNote}
          sendCard={(token, idempotencyKey) =>
            api(payBooking, {
              params: { id: String(booking.id) },
              body: { token, amount: amount.amount },
              idempotencyKey,
            })
          }
        />
      )}
    </>
  )
}
