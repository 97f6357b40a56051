import '../invoices/invoices.css'
import { type Receipt, receiptByNumber } from '@porchlight/contract'
import { Breadcrumbs, Button, Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { invoiceWords } from '#app/lib/messages/traveler/invoices.ts'
import { type ReceiptWords, receiptWords } from '#app/lib/messages/traveler/receipts.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/receipt'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  return resultsOf(await api(receiptByNumber, { params: { number: params.receiptNumber } }))
}

const titleOf = ({ kind, number }: Receipt, words: ReceiptWords) =>
  kind === 'payment' ? words.payment({ number }) : words.refund({ number })

export const meta = (args: Route.MetaArgs) => {
  const receipt = args.loaderData?.receipt
  return pageMeta(args, receipt ? { title: titleOf(receipt, wordsIn(receiptWords, spokenIn(args))) } : {})
}

const Facts = ({ receipt: { kind, buyer, seller, booking, at, method } }: { receipt: Receipt }) => {
  const { stayDates, moment } = useFormats()
  const words = useWords(receiptWords)
  const invoices = useWords(invoiceWords)
  return (
    <dl className="invoice-facts num">
      <dt>{invoices.issued}</dt>
      <dd>{moment(at, booking.timeZone)}</dd>
      <dt>{words.how}</dt>
      <dd>{method}</dd>
      <dt>{kind === 'payment' ? words.paidBy : words.paidTo}</dt>
      <dd>
        {buyer.name}
        <small>{buyer.email}</small>
      </dd>
      <dt>{kind === 'payment' ? words.paidTo : words.paidBy}</dt>
      <dd>
        {seller.name}
        <small>{seller.address}</small>
      </dd>
      <dt>{invoices.stay}</dt>
      <dd>
        {booking.home}, {booking.town}
        <small>{stayDates(booking)}</small>
      </dd>
      <dt>{invoices.booking}</dt>
      <dd>
        <UiLink className="inline-link" href={href('/travelers/bookings/:id', { id: String(booking.id) })}>
          {booking.number}
        </UiLink>
      </dd>
    </dl>
  )
}

/** `/travelers/accounting/receipts/{number}`: a payment or a refund. */
export default function ReceiptPage({ loaderData: { receipt } }: Route.ComponentProps) {
  const { money } = useFormats()
  const words = useWords(receiptWords)
  const invoices = useWords(invoiceWords)
  const language = useLanguage()
  const { number, kind, file, amount } = receipt
  const title = titleOf(receipt, words)
  return (
    <article className="wrap invoice">
      <Breadcrumbs
        label={invoices.trips}
        crumbs={[
          { label: invoices.trips, href: href('/travelers') },
          { label: receipt.booking.home, href: href('/travelers/bookings/:id', { id: String(receipt.booking.id) }) },
          { label: title },
        ]}
      />
      <h1 className="t-h1">{title}</h1>
      <p className="invoice-standing num">
        {kind === 'payment' ? words.received({ amount: money(amount) }) : words.sentBack({ amount: money(amount) })}
      </p>
      <div className="invoice-actions">
        {/* A file, not one of our pages, so not a router link. */}
        <a
          className="ui-button"
          data-look="primary"
          data-size="normal"
          href={`${file}?language=${language}`}
          download={`${number}.pdf`}
        >
          <Icon name="download" size={18} />
          {invoices.download}
        </a>
        <Button icon="print" onClick={() => window.print()}>
          {invoices.print}
        </Button>
      </div>
      <Facts receipt={receipt} />
    </article>
  )
}
