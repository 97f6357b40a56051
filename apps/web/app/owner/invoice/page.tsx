import { ownerInvoice, pdfAddress } from '@porchlight/contract'
import { Alert, PageHead, UiLink } from '@porchlight/ui'
import { InvoiceDocument } from '#app/features/owner-money/invoice-document.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerInvoiceWords } from '#app/lib/messages/owner/invoices.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { statementPath } from '../statement-path.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(ownerInvoice, { params: { number: params.invoiceNumber } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/accounting/invoices/:invoiceNumber`: one invoice with its line items and payments. */
const InvoicePage = ({ loaderData: { invoice } }: Route.ComponentProps) => {
  const { money } = useFormats()
  const words = useWords(ownerInvoiceWords)
  const { number, open } = invoice
  return (
    <article>
      <PageHead
        over={words.quarter(invoice)}
        title={words.numbered({ number })}
        actions={
          <UiLink className="inline-link" href={statementPath(invoice)}>
            {words.statement}
          </UiLink>
        }
      />
      {open.amount > 0 && (
        <Alert tone="info" title={words.howTo}>
          {words.howToText({ amount: money(open), number, email: invoice.seller.email })}
        </Alert>
      )}
      <InvoiceDocument invoice={invoice} pdf={pdfAddress(ownerInvoice, { params: { number } })} />
    </article>
  )
}
export default InvoicePage
