import type { Booking, Deposit } from '@porchlight/contract'
import { PriceLines, Section } from '@porchlight/ui'
import { PaymentRequests } from '#app/features/booking/payment-requests.tsx'
import { priceLinesOf } from '#app/features/price/price-lines-of.ts'
import { useFormats } from '#app/lib/formats.ts'
import { priceWords } from '#app/lib/messages/site/price.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { AreaActions } from '../area-actions.tsx'
import { useMay } from '../use-may.ts'
import { Attribution } from './attribution.tsx'
import type { DataOf } from './page.tsx'
import { Payments } from './payments.tsx'
import { ReceivedPayments } from './received-payments.tsx'

/** The hold on the guest's card: not a charge. */
const DepositHold = ({ deposit: { state, amount } }: { deposit: Deposit }) => {
  const { deposit: words } = useWords(staffBookingWords)
  const { money } = useFormats()
  return (
    <Section title={words.title}>
      <p className="num booking-line">
        <span>{words.states[state]}</span>
        <b>{money(amount)}</b>
      </p>
    </Section>
  )
}

/** Every price line, what was paid and requested, the deposit, and who the booking is credited to. */
export const MoneyTab = ({
  booking,
  requests,
  attribution,
  deposit,
  received,
}: { booking: Booking } & DataOf<'money'>) => {
  const formats = useFormats()
  const words = useWords(staffBookingsWords)
  const prices = useWords(priceWords)
  const mayAct = useMay()('bookings', 'act')
  return (
    <div className="staff-split">
      <div>
        <Section title={words.price}>
          <PriceLines lines={priceLinesOf(booking, prices, formats)} />
        </Section>
        <PaymentRequests
          bookingId={booking.id}
          currency={booking.total.currency}
          requests={requests}
          open={mayAct && (booking.status === 'confirmed' || booking.status === 'checked_in')}
        />
      </div>
      <div>
        <Payments booking={booking} />
        {received && (
          <AreaActions area="money">
            <ReceivedPayments booking={booking} received={received} />
          </AreaActions>
        )}
        {deposit && <DepositHold deposit={deposit} />}
        {attribution && <Attribution attribution={attribution} />}
      </div>
    </div>
  )
}
