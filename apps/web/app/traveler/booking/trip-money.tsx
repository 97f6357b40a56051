import type { Booking, Deposit, ReceiptCard } from '@porchlight/contract'
import { Disclosure, PriceLines, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { installmentDay } from '#app/features/booking/installment-day.ts'
import { payableAmount } from '#app/features/booking/payable-amount.ts'
import { priceLinesOf } from '#app/features/price/price-lines-of.ts'
import { type Formats, useFormats } from '#app/lib/formats.ts'
import { priceWords } from '#app/lib/messages/site/price.ts'
import { splitWords } from '#app/lib/messages/traveler/split.ts'
import { type TravelerWords, travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PayDue } from '../pay-due.tsx'
import { TripDeposit } from './trip-deposit.tsx'
import { TripLaterCard } from './trip-later-card.tsx'
import { TripPayments } from './trip-payments.tsx'
import { TripWaiver } from './trip-waiver.tsx'

/**
 * Ended early: paid amounts are retained or refunded under the policy, and refunded in full if the stay was never
 * booked.
 */
const isCutShort = ({ status, refunded }: Booking) =>
  status === 'canceled' || status === 'no_show' || (status === 'expired' && refunded.amount > 0)

/** The total due: the price plus settled damage claims. */
const amountDueOf = ({ netPaid, total, dueNow }: Booking) => ({
  ...total,
  amount: Math.max(total.amount, netPaid.amount + dueNow.amount),
})

const paidFigure = (booking: Booking, words: TravelerWords, { money }: Formats) => {
  const { paid, netPaid, refunded, payments } = booking
  const total = amountDueOf(booking)
  if (isCutShort(booking)) {
    const say = payments.some(({ byFriend }) => byFriend) ? words.canceledRefundByCard : words.canceledRefund
    return { figure: refunded, text: say({ paid: money(paid) }) }
  }
  if (netPaid.amount === 0) return { figure: netPaid, text: words.paidNothing({ total: money(total) }) }
  if (netPaid.amount >= total.amount) return { figure: netPaid, text: words.paidInFull }
  return { figure: netPaid, text: words.paidOf({ total: money(total) }) }
}

const share = (booking: Booking): number => {
  const { amount } = amountDueOf(booking)
  return amount === 0 ? 100 : Math.min(100, Math.round((booking.netPaid.amount / amount) * 100))
}

/** The unpaid balance can be split, even after others have started to pay. */
const ToSplit = ({ booking: { id, status, paid, total } }: { booking: Booking }) => {
  const words = useWords(splitWords)
  const begun = status === 'awaiting_payment' && paid.amount > 0
  const stays = (status === 'confirmed' || status === 'checked_in') && paid.amount < total.amount
  if (!begun && !stays) return null
  return (
    <p className="t-small">
      <UiLink className="inline-link" href={href('/travelers/bookings/:id/split', { id: String(id) })}>
        {begun ? words.see : words.link}
      </UiLink>
    </p>
  )
}

type Props = { booking: Booking; deposit: Deposit | null; receipts: readonly ReceiptCard[] }

/** A link to pay before the due date. */
const ToPart = ({ booking }: { booking: Booking }) => {
  const words = useWords(splitWords)
  if (!payableAmount(booking)) return null
  return (
    <p className="t-small">
      <UiLink className="inline-link" href={`${href('/book-payment')}?booking=${booking.id}&part`}>
        {words.part}
      </UiLink>
    </p>
  )
}

/** Paid and scheduled amounts, and the price details. */
export const TripMoney = ({ booking, deposit, receipts }: Props) => {
  const formats = useFormats()
  const { money, day } = formats
  const words = useWords(travelerWords)
  const prices = useWords(priceWords)
  const { figure, text } = paidFigure(booking, words, formats)
  const { status } = booking
  return (
    <section className="trip-money num" id="money" aria-labelledby="money-title">
      <h2 id="money-title">{words.money}</h2>
      <p className="trip-paid">{money(figure)}</p>
      <p className="t-small muted">{text}</p>
      {!isCutShort(booking) && (
        <span className="trip-bar" aria-hidden="true">
          <span style={{ width: `${share(booking)}%` }} />
        </span>
      )}
      <dl className="trip-parts">
        {booking.schedule.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts may be alike, and have no names
          <div key={at} data-state={part.state}>
            <dt>
              {day(installmentDay(booking, part))}{' '}
              <span>
                {status === 'requested' && part.state === 'due' ? words.partRequested : words.part[part.state]}
              </span>
            </dt>
            <dd>{money(part.amount)}</dd>
          </div>
        ))}
      </dl>
      {status === 'completed' && <PayDue booking={booking} />}
      <TripLaterCard booking={booking} />
      <ToPart booking={booking} />
      <ToSplit booking={booking} />
      {!isCutShort(booking) && booking.refunded.amount > 0 && (
        <p className="t-small muted">{words.refunded({ amount: money(booking.refunded) })}</p>
      )}
      {booking.waiver && <TripWaiver limit={booking.waiver} />}
      {deposit && <TripDeposit deposit={deposit} bookingId={booking.id} zone={booking.home.timeZone} />}
      <TripPayments booking={booking} receipts={receipts} />
      <Disclosure summary={words.theirPrice}>
        <PriceLines lines={priceLinesOf(booking, prices, formats)} />
      </Disclosure>
    </section>
  )
}
