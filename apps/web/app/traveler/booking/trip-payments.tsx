import type { Booking, ReceiptCard } from '@porchlight/contract'
import { Disclosure, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { receiptWords } from '#app/lib/messages/traveler/receipts.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

const ToReceipt = ({ receipt: { number, kind } }: { receipt: ReceiptCard }) => {
  const words = useWords(receiptWords)
  return (
    <UiLink
      className="inline-link"
      href={href('/travelers/accounting/receipts/:receiptNumber', { receiptNumber: number })}
    >
      {kind === 'payment' ? words.payment({ number }) : words.refund({ number })}
    </UiLink>
  )
}

type Props = { booking: Pick<Booking, 'payments' | 'home'>; receipts: readonly ReceiptCard[] }

/** Payments and refunds with their receipts. Other people's payments have no receipt here. */
export const TripPayments = ({ booking: { payments, home }, receipts }: Props) => {
  const { money, moment } = useFormats()
  const words = useWords(travelerWords)
  const { back } = useWords(receiptWords)
  if (payments.length === 0) return null
  const receiptOf = (id: number) => receipts.find(({ kind, paymentId }) => kind === 'payment' && paymentId === id)
  return (
    <Disclosure summary={words.whenAndHow}>
      <ul className="trip-payments">
        {payments.map(({ id, method, status, at, amount }) => {
          const receipt = receiptOf(id)
          return (
            <li key={id}>
              <span>
                {method}, {words.payment[status]}
                <small>{moment(at, home.timeZone)}</small>
                {receipt && <ToReceipt receipt={receipt} />}
              </span>
              <span>{money(amount)}</span>
            </li>
          )
        })}
        {receipts
          .filter(({ kind }) => kind === 'refund')
          .map((receipt) => (
            <li key={receipt.number}>
              <span>
                {back({ method: receipt.method })}
                <small>{moment(receipt.at, home.timeZone)}</small>
                <ToReceipt receipt={receipt} />
              </span>
              <span>{money({ ...receipt.amount, amount: -receipt.amount.amount })}</span>
            </li>
          ))}
      </ul>
    </Disclosure>
  )
}
