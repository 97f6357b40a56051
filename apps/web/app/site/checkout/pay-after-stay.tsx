import type { Booking, CardTaker, InvoiceCard } from '@porchlight/contract'
import { Step, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { invoiceWords } from '#app/lib/messages/traveler/invoices.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { HomeImage } from './home-image.tsx'
import { PaymentCompletion } from './payment-completion.tsx'
import { PaymentStep } from './payment-step.tsx'
import { useBookingPayment } from './use-booking-payment.ts'

/** Documents with a balance. */
const Invoices = ({ invoices: openInvoices }: { invoices: readonly InvoiceCard[] }) => {
  const { money } = useFormats()
  const words = useWords(checkoutWords)
  const invoices = useWords(invoiceWords)
  if (openInvoices.length === 0) return null
  return (
    <div className="checkout-documents num">
      <h2 className="t-h3">{words.dueFor}</h2>
      <ul>
        {openInvoices.map(({ number, claim, balance }) => (
          <li key={number}>
            <span>
              {claim === null ? words.dueStay : invoices.damage}
              <UiLink
                className="inline-link"
                href={href('/travelers/accounting/invoices/:invoiceNumber', { invoiceNumber: number })}
              >
                {invoices.invoice({ number })}
              </UiLink>
            </span>
            <span>{money(balance)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Props = { booking: Booking; taker: CardTaker; invoices: readonly InvoiceCard[] }

/** Pays the balance after the stay: nothing to sign, hold, or cancel. */
export const PayAfterStay = ({ booking, taker, invoices: openInvoices }: Props) => {
  const { stayDates, money } = useFormats()
  const words = useWords(checkoutWords)
  const { finishing, card } = useBookingPayment(booking)
  const { home, dueNow } = booking
  return (
    <CheckoutFrame>
      <div className="checkout">
        <div>
          <h1 className="checkout-title">{words.headlineAfter}</h1>
          <p className="muted num checkout-lead">{words.leadAfter({ home: home.name, dates: stayDates(booking) })}</p>
          <Invoices invoices={openInvoices} />
          <Step number={1} title={words.payment} state="current">
            {finishing ? <PaymentCompletion /> : <PaymentStep taker={taker} {...card} />}
          </Step>
        </div>
        <aside className="checkout-summary" aria-label={words.dueNow}>
          <div className="checkout-card">
            <HomeImage home={home} />
            <div className="checkout-card-body">
              <h2 className="t-card">{home.name}</h2>
              <p className="checkout-card-meta num">{stayDates(booking)}</p>
              <p className="checkout-due num">
                <span>{words.dueNow}</span> <b>{money(dueNow)}</b>
              </p>
            </div>
          </div>
        </aside>
      </div>
    </CheckoutFrame>
  )
}
