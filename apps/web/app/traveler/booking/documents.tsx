import type { Booking, InvoiceCard } from '@porchlight/contract'
import { Icon, OverlayLoading, Press, UiLink } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { invoiceWords } from '#app/lib/messages/traveler/invoices.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

const AgreementSheet = lazy(() => import('./agreement-sheet.tsx'))

const Invoice = ({ invoice }: { invoice: InvoiceCard }) => {
  const { money, date } = useFormats()
  const words = useWords(invoiceWords)
  const { number, kind, claim, issuedOn, total } = invoice
  return (
    <UiLink href={href('/travelers/accounting/invoices/:invoiceNumber', { invoiceNumber: number })}>
      <Icon name="receipt" size={20} />
      <span>
        {kind === 'invoice' ? words.invoice({ number }) : words.credit({ number })}
        <small>{[date(issuedOn), claim !== null && words.damage].filter(Boolean).join('. ')}</small>
      </span>
      <span className="t-small">{money(total)}</span>
    </UiLink>
  )
}

type Props = { booking: Booking; invoices: readonly InvoiceCard[]; toCome: boolean }

/** The documents of the stay; renders nothing if there are none and none are expected. */
export const Documents = ({ booking, invoices, toCome }: Props) => {
  const { moment } = useFormats()
  const words = useWords(travelerWords)
  const [open, setOpen] = useState(false)
  const isEmpty = booking.documents.length + invoices.length === 0
  if (isEmpty && !toCome) return null
  return (
    <section className="trip-panel" id="documents">
      <h2>{words.documents}</h2>
      {isEmpty && <p className="t-small muted">{words.noDocuments}</p>}
      <ul className="trip-documents num">
        {booking.documents.map((document) => (
          <li key={document.href}>
            <Press onClick={() => setOpen(true)}>
              <Icon name="document" size={20} />
              <span>
                {document.name}
                <small>{moment(document.at, booking.home.timeZone)}</small>
              </span>
              <span className="inline-link t-small" aria-hidden="true">
                {words.readSign}
              </span>
            </Press>
          </li>
        ))}
        {invoices.map((invoice) => (
          <li key={invoice.number}>
            <Invoice invoice={invoice} />
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={<OverlayLoading onClose={() => setOpen(false)} />}>
          <AgreementSheet booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
