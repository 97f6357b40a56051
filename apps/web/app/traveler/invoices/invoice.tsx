import './invoices.css'
import { bookingById, type Invoice, invoiceByNumber } from '@porchlight/contract'
import { Breadcrumbs, Button, Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { partyText } from '#app/features/booking/party-text.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { type InvoiceWords, invoiceWords } from '#app/lib/messages/traveler/invoices.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { PayDue } from '../pay-due.tsx'
import type { Route } from './+types/invoice'
import { useInvoiceStatus } from './invoice-status.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { invoice } = resultsOf(await api(invoiceByNumber, { params: { number: params.invoiceNumber } }))
  const booking =
    invoice.state === 'open' ? await api(bookingById, { params: { id: String(invoice.booking.id) } }) : null
  return { invoice, toPay: booking && resultsOf(booking).booking }
}

const titleOf = ({ kind, number }: Invoice, words: InvoiceWords) =>
  kind === 'invoice' ? words.invoice({ number }) : words.credit({ number })

export const meta = (args: Route.MetaArgs) => {
  const invoice = args.loaderData?.invoice
  return pageMeta(args, invoice ? { title: titleOf(invoice, wordsIn(invoiceWords, spokenIn(args))) } : {})
}

const Facts = ({ invoice }: { invoice: Invoice }) => {
  const { day, stayDates } = useFormats()
  const words = useWords(invoiceWords)
  const party = useWords(bookingWords)
  const { booking, buyer, seller } = invoice
  const toStay = href('/travelers/bookings/:id', { id: String(booking.id) })
  return (
    <dl className="invoice-facts num">
      <dt>{words.issued}</dt>
      <dd>{day(invoice.issuedOn)}</dd>
      <dt>{words.buyer}</dt>
      <dd>
        {buyer.name}
        <small>{buyer.email}</small>
      </dd>
      <dt>{words.seller}</dt>
      <dd>
        {seller.name}
        <small>{seller.address}</small>
      </dd>
      <dt>{words.stay}</dt>
      <dd>
        {booking.home}, {invoice.town}
        <small>
          {stayDates(booking)}, {words.nights({ number: invoice.nights })}, {partyText(invoice.party, party)}
        </small>
      </dd>
      <dt>{words.booking}</dt>
      <dd>
        <UiLink className="inline-link" href={toStay}>
          {booking.number}
        </UiLink>
      </dd>
    </dl>
  )
}

const Lines = ({ invoice }: { invoice: Invoice }) => {
  const { money } = useFormats()
  const words = useWords(invoiceWords)
  return (
    <table className="invoice-lines num">
      <caption className="visually-hidden">{words.details}</caption>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {[...invoice.lines, ...invoice.taxes].map(({ label, note, kind, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and an invoice never changes
          <tr key={at}>
            <th scope="row">
              {kind === 'charge' ? label : words.reductions[kind]}
              {note && <small>{note}</small>}
            </th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{money(invoice.total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The payments received on the invoice. */
const Receipts = ({ received }: Pick<Invoice, 'received'>) => {
  const { money, day } = useFormats()
  const words = useWords(invoiceWords)
  if (received.length === 0) return null
  return (
    <section className="invoice-received num">
      <h2 className="t-h3">{words.received}</h2>
      <table className="invoice-lines">
        <caption className="visually-hidden">{words.received}</caption>
        <tbody>
          {received.map(({ method, on, amount }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one card may pay the same sum twice in a day
            <tr key={at}>
              <th scope="row">
                {day(on)}
                <small>{method}</small>
              </th>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export default function InvoicePage({ loaderData: { invoice, toPay } }: Route.ComponentProps) {
  const words = useWords(invoiceWords)
  const status = useInvoiceStatus(invoice)
  const { link: toClaims } = useWords(claimWords)
  const language = useLanguage()
  const { number, file, reason, claim, booking, received } = invoice
  const title = titleOf(invoice, words)
  const payable = toPay?.allowedActions.includes('pay') ?? false
  return (
    <article className="wrap invoice">
      <Breadcrumbs
        label={words.trips}
        crumbs={[
          { label: words.trips, href: href('/travelers') },
          { label: words.title, href: href('/travelers/accounting/invoices') },
          { label: title },
        ]}
      />
      <h1 className="t-h1">{title}</h1>
      <p className="invoice-standing num">{[status, reason].filter(Boolean).join('. ')}</p>
      {claim !== null && (
        <p>
          {words.damage}.{' '}
          <UiLink
            className="inline-link"
            href={href('/travelers/resolution-center/bookings/:id', { id: String(booking.id) })}
          >
            {toClaims}
          </UiLink>
        </p>
      )}
      <div className="invoice-actions">
        {toPay && <PayDue booking={toPay} />}
        {/* A file, not one of our pages, so not a router link. */}
        <a
          className="ui-button"
          data-look={payable ? 'quiet' : 'primary'}
          data-size="normal"
          href={`${file}?language=${language}`}
          download={`${number}.pdf`}
        >
          <Icon name="download" size={18} />
          {words.download}
        </a>
        <Button icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <Facts invoice={invoice} />
      <Lines invoice={invoice} />
      <Receipts received={received} />
    </article>
  )
}
