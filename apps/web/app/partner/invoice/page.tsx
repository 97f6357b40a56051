import '../accounting/accounting.css'
import { partnerInvoice, pdfAddress } from '@porchlight/contract'
import { PageHead, PriceLines, Section, Stat, Status, Table, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { invoiceShapes } from '#app/features/partner-money/invoice-table.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { partnerAccountingWords } from '#app/lib/messages/partner/accounting.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(partnerInvoice, { params: { number: params.invoiceNumber } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Invoice = Route.ComponentProps['loaderData']['invoice']

const Lines = ({ invoice: { number, lines, net, recovered, withheld, withholding, gross } }: { invoice: Invoice }) => {
  const words = useWords(partnerAccountingWords)
  const { sources } = useWords(commissionWords)
  const { amount, stayDates, percent } = useFormats()
  return (
    <Section title={words.numbered({ number })}>
      <Table
        caption={words.numbered({ number })}
        rows={lines.map((line, at) => ({ ...line, at }))}
        rowKey={({ at }) => at}
        columns={[
          {
            id: 'booking',
            head: words.booking,
            cell: ({ booking, home, note, source }) => (
              <span className="commission-cell">
                <b className="num">{booking ?? note}</b>
                <small data-content>{home}</small>
                <small>{sources[source]}</small>
              </span>
            ),
          },
          {
            id: 'stay',
            head: words.stays,
            cell: ({ stay }) => (stay ? <span className="num">{stayDates(stay)}</span> : '—'),
          },
          { id: 'rate', head: words.rate, align: 'end', cell: ({ rate }) => (rate === null ? '—' : percent(rate)) },
          {
            id: 'amount',
            head: words.amount,
            align: 'end',
            cell: ({ amount: value }) => <b className="num">{amount(value)}</b>,
          },
        ]}
      />
      <PriceLines
        lines={[
          { code: 'gross', label: words.gross, amount: amount(gross) },
          ...(recovered.amount > 0
            ? [
                {
                  code: 'recovered',
                  label: words.recovered,
                  amount: amount({ ...recovered, amount: -recovered.amount }),
                },
              ]
            : []),
          ...(withheld.amount > 0
            ? [
                {
                  code: 'withheld',
                  label: withholding === 'foreign' ? words.withheldForeign : words.withheldLong,
                  amount: amount({ ...withheld, amount: -withheld.amount }),
                },
              ]
            : []),
          { code: 'net', label: words.net, amount: amount(net), kind: 'total' },
        ]}
      />
      {(withholding === 'treaty' || withholding === 'eci') && <p className="muted">{words.exempt[withholding]}</p>}
    </Section>
  )
}

/** `/partners/accounting/invoices/:invoiceNumber`: one invoice with its stays. */
const InvoicePage = ({ loaderData: { invoice } }: Route.ComponentProps) => {
  const words = useWords(partnerAccountingWords)
  const { date } = useFormats()
  const { number, state, issuedOn, paidOn, seller, buyer, accountEnding } = invoice
  return (
    <article>
      <PageHead
        over={
          <UiLink className="inline-link" href={href('/partners/accounting/invoices')}>
            {words.backToInvoices}
          </UiLink>
        }
        title={words.numbered({ number })}
        lead={<Status state={invoiceShapes[state]}>{words.states[state]}</Status>}
        actions={
          <a
            className="ui-button"
            data-look="quiet"
            data-size="normal"
            href={pdfAddress(partnerInvoice, { params: { number } })}
            download={`${number}.pdf`}
          >
            {words.pdf}
          </a>
        }
      />
      <div className="partner-accounting">
        <Stat
          label={words.from}
          figure={<span data-content>{seller.agency || seller.name}</span>}
          note={
            <>
              <span data-content>{[seller.agency && seller.name, seller.email].filter(Boolean).join(', ')}</span>
              {seller.iata && <span className="num">{` · ${words.iata({ number: seller.iata })}`}</span>}
            </>
          }
        />
        <Stat
          label={words.to}
          figure={<span data-content>{buyer.name}</span>}
          note={<span data-content>{buyer.address}</span>}
        />
        <Stat
          label={words.issued}
          figure={date(issuedOn)}
          note={
            paidOn
              ? `${words.paidOn} ${date(paidOn)}, •• ${accountEnding}`
              : words.accountEnding({ ending: accountEnding })
          }
        />
      </div>
      <Lines invoice={invoice} />
      <p className="muted commission-rule">{words.terms}</p>
    </article>
  )
}
export default InvoicePage
