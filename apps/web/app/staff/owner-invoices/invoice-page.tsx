import '../staff.css'
import { dateIn, deskOwnerInvoice, pdfAddress } from '@porchlight/contract'
import { PageHead } from '@porchlight/ui'
import { InvoiceDocument } from '#app/features/owner-money/invoice-document.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerInvoiceWords } from '#app/lib/messages/owner/invoices.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/invoice-page'
import { PaymentForm } from './payment-form.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const answer = resultsOf(await api(deskOwnerInvoice, { params: { number: params.invoiceNumber } }))
  return { ...answer, today: dateIn(site.timeZone, new Date()) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/owner-invoices/:invoiceNumber`: one owner invoice, with a form to record a payment. */
const OwnerInvoicePage = ({ loaderData: { invoice, today } }: Route.ComponentProps) => {
  const words = useWords(ownerInvoiceWords)
  return (
    <article>
      <PageHead over={invoice.owner.name} title={words.numbered(invoice)} lead={words.quarter(invoice)} />
      <InvoiceDocument invoice={invoice} pdf={pdfAddress(deskOwnerInvoice, { params: { number: invoice.number } })} />
      <PaymentForm key={invoice.open.amount} invoice={invoice} today={today} />
    </article>
  )
}
export default OwnerInvoicePage
