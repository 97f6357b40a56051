import type { Booking, CardTaker, Money } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useNavigate } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { splitWords } from '#app/lib/messages/traveler/split.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { partAddress, tripAddress } from './addresses.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { PartPayment } from './part-payment.tsx'
import { Summary } from './summary.tsx'

type Props = { booking: Booking; open: Money; taker: CardTaker }

/** `/book-payment?booking=…&part`: pays any part of a booking's balance. */
export const PartPaymentPage = ({ booking, open, taker }: Props) => {
  const words = useWords(splitWords)
  const { money, stayDates } = useFormats()
  const navigate = useNavigate()
  const paid = () => {
    toast({ type: 'success', message: words.partPaid })
    void navigate(`${tripAddress(booking.id)}#money`, { replace: true })
  }
  return (
    <CheckoutFrame>
      <div className="checkout">
        <div>
          <h1 className="checkout-title">{words.part}</h1>
          <p className="muted num checkout-lead">
            {words.partLead({ home: booking.home.name, dates: stayDates(booking), amount: money(open) })}
          </p>
          <PartPayment bookingId={booking.id} open={open} taker={taker} page={partAddress(booking.id)} onPaid={paid} />
        </div>
        <Summary of={booking} />
      </div>
    </CheckoutFrame>
  )
}
