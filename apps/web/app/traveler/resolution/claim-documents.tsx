import type { InvoiceCard } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { invoiceWords } from '#app/lib/messages/traveler/invoices.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useInvoiceStatus } from '../invoices/invoice-status.ts'
import { PayDue } from '../pay-due.tsx'

const ClaimDocument = ({ invoice }: { invoice: InvoiceCard }) => {
  const words = useWords(invoiceWords)
  const status = useInvoiceStatus(invoice)
  const { number, kind } = invoice
  return (
    <li>
      <UiLink
        className="inline-link"
        href={href('/travelers/accounting/invoices/:invoiceNumber', { invoiceNumber: number })}
      >
        {kind === 'invoice' ? words.invoice({ number }) : words.credit({ number })}
      </UiLink>{' '}
      <span className="muted">{status}</span>
    </li>
  )
}

type Props = { invoices: readonly InvoiceCard[]; booking: Parameters<typeof PayDue>[0]['booking'] }

/** The invoices of a settled claim, newest first, each with its status. Open ones can be paid here. */
export const ClaimDocuments = ({ invoices, booking }: Props) =>
  invoices.length > 0 && (
    <>
      <ul className="claim-documents num">
        {invoices.map((invoice) => (
          <ClaimDocument key={invoice.number} invoice={invoice} />
        ))}
      </ul>
      {invoices.some(({ state }) => state === 'open') && (
        <div>
          <PayDue booking={booking} />
        </div>
      )}
    </>
  )
