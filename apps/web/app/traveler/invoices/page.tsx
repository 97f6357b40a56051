import './invoices.css'
import { type InvoiceCard, myInvoices } from '@porchlight/contract'
import { Breadcrumbs, ButtonLink, EmptyState, Pagination, TabLinks, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { invoiceWords } from '#app/lib/messages/traveler/invoices.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { useInvoiceStatus } from './invoice-status.ts'

const perPage = 24

export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const status: 'open' | 'all' = url.pathname.endsWith('/open') ? 'open' : 'all'
  const { invoices } = resultsOf(await api(myInvoices, { query: { status, page: pageNumber(request), perPage } }))
  return { status, invoices }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const addresses = {
  all: href('/travelers/accounting/invoices'),
  open: href('/travelers/accounting/invoices/open'),
} as const

const Row = ({ invoice }: { invoice: InvoiceCard }) => {
  const { money, date, stayDates } = useFormats()
  const words = useWords(invoiceWords)
  const status = useInvoiceStatus(invoice)
  const { number, kind, claim, booking, issuedOn, total } = invoice
  return (
    <li>
      <UiLink href={href('/travelers/accounting/invoices/:invoiceNumber', { invoiceNumber: number })}>
        <span>
          <b>{kind === 'invoice' ? words.invoice({ number }) : words.credit({ number })}</b>
          <small>{date(issuedOn)}</small>
        </span>
        <span>
          {booking.home}
          <small>{[stayDates(booking), claim !== null && words.damage].filter(Boolean).join('. ')}</small>
        </span>
        <span className="invoice-side">
          <b>{money(total)}</b>
          <small>{status}</small>
        </span>
      </UiLink>
    </li>
  )
}

export default function InvoicesPage({ loaderData: { status, invoices } }: Route.ComponentProps) {
  const words = useWords(invoiceWords)
  return (
    <div className="wrap invoices">
      <Breadcrumbs
        label={words.trips}
        crumbs={[{ label: words.trips, href: href('/travelers') }, { label: words.title }]}
      />
      <h1 className="t-h1">{words.title}</h1>
      <p className="muted">{words.lead}</p>
      <TabLinks
        label={words.only}
        tabs={[
          { label: words.all, href: addresses.all, current: status === 'all' },
          { label: words.open, href: addresses.open, current: status === 'open' },
        ]}
      />
      {invoices.data.length === 0 ? (
        <EmptyState
          title={status === 'open' ? words.noneOpen : words.none}
          actions={<ButtonLink href={href('/travelers')}>{words.trips}</ButtonLink>}
        >
          {status === 'all' && words.noneText}
        </EmptyState>
      ) : (
        <ul className="invoice-list num">
          {invoices.data.map((invoice) => (
            <Row key={invoice.number} invoice={invoice} />
          ))}
        </ul>
      )}
      <Pagination
        label={words.pages}
        current={invoices.currentPage}
        pages={invoices.numberPages}
        hrefOf={(page) => `${addresses[status]}?page=${page}`}
        previousLabel={words.previousPage}
        nextLabel={words.nextPage}
        pageLabel={(number) => words.page({ number })}
      />
    </div>
  )
}
