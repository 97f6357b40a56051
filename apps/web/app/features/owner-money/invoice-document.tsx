import './invoice-document.css'
import type { OwnerInvoice, OwnerInvoiceLine } from '@porchlight/contract'
import { Button, Chip, csvOf, downloadCsv, Icon, Section, Table } from '@porchlight/ui'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { ownerInvoiceWords } from '#app/lib/messages/owner/invoices.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { InvoiceState } from './invoice-state.tsx'

const Facts = ({ invoice }: { invoice: OwnerInvoice }) => {
  const { day, money } = useFormats()
  const words = useWords(ownerInvoiceWords)
  const { owner, email, seller, issuedOn, dueOn, open } = invoice
  return (
    <dl className="due-facts num">
      <div>
        <dt>{words.state}</dt>
        <dd>
          <InvoiceState invoice={invoice} />
        </dd>
      </div>
      <div>
        <dt>{words.issued}</dt>
        <dd>
          {day(issuedOn)}
          <small>{words.dueOn({ day: day(dueOn) })}</small>
        </dd>
      </div>
      <div>
        <dt>{words.stillOpen}</dt>
        <dd>{money(open)}</dd>
      </div>
      <div>
        <dt>{words.to}</dt>
        <dd>
          {owner.name}
          <small>{email}</small>
        </dd>
      </div>
      <div>
        <dt>{words.from}</dt>
        <dd>
          {seller.name}
          <small>{seller.address}</small>
        </dd>
      </div>
    </dl>
  )
}

const useLabel = () => {
  const { kinds } = useWords(ownerInvoiceWords)
  return ({ kind, label }: OwnerInvoiceLine) => (kind === 'line' ? label : kinds[kind])
}

const Lines = ({ invoice: { number, lines, total } }: { invoice: OwnerInvoice }) => {
  const { amount } = useFormats()
  const words = useWords(ownerInvoiceWords)
  const labelOf = useLabel()
  const save = () =>
    downloadCsv(
      `${number}.csv`,
      csvOf(
        [
          { name: words.what, value: labelOf },
          { name: words.home, value: ({ home }) => home?.name ?? '' },
          { name: words.amount, value: (line) => plainAmount(line.amount) },
          { name: words.currency, value: (line) => line.amount.currency },
        ],
        lines,
      ),
    )
  return (
    <Section
      title={words.lines}
      note={words.linesNote}
      side={
        <Chip icon="download" aria-label={words.csvLines} onClick={save}>
          {words.csv}
        </Chip>
      }
    >
      <Table
        caption={words.linesCaption}
        rows={lines.map((line, at) => ({ line, at }))}
        rowKey={({ at }) => at}
        columns={[
          {
            id: 'what',
            head: words.what,
            cell: ({ line }) => (
              <span className="due-cell">
                <b>{labelOf(line)}</b>
                <small>{[line.home?.name, line.detail].filter(Boolean).join(' · ')}</small>
              </span>
            ),
            foot: words.total,
          },
          {
            id: 'amount',
            head: words.amount,
            align: 'end',
            cell: ({ line }) => amount(line.amount),
            foot: amount(total),
          },
        ]}
      />
    </Section>
  )
}

const Credits = ({ invoice: { credits, open } }: { invoice: OwnerInvoice }) => {
  const { amount, day } = useFormats()
  const dayOf = useOfficeDay()
  const words = useWords(ownerInvoiceWords)
  return (
    <Section title={words.payments}>
      {credits.length === 0 ? (
        <p className="muted">{words.nothingYet}</p>
      ) : (
        <Table
          caption={words.paymentsCaption}
          rows={credits.map((credit, at) => ({ credit, at }))}
          rowKey={({ at }) => at}
          columns={[
            {
              id: 'day',
              head: words.day,
              cell: ({ credit }) => day(credit.receivedOn ?? dayOf(credit.at)),
              foot: words.stillOpen,
            },
            {
              id: 'what',
              head: words.what,
              cell: ({ credit: { kind, reference } }) =>
                kind === 'earned' ? words.by.earned : words.by.received({ reference: reference ?? '' }),
            },
            {
              id: 'amount',
              head: words.amount,
              align: 'end',
              cell: ({ credit }) => amount(credit.amount),
              foot: amount(open),
            },
          ]}
        />
      )}
    </Section>
  )
}

/** An owner invoice: balance, parties, line items, and payments; `pdf` is the URL of the PDF. */
export const InvoiceDocument = ({ invoice, pdf }: { invoice: OwnerInvoice; pdf: string }) => {
  const { money } = useFormats()
  const words = useWords(ownerInvoiceWords)
  return (
    <>
      <div className="due-head">
        <p className="due-figure">{money(invoice.total)}</p>
        <div className="due-acts">
          {/* A file, not one of our pages: not a router link. */}
          <a className="ui-button" data-look="quiet" data-size="normal" href={pdf} download={`${invoice.number}.pdf`}>
            <Icon name="download" size={18} />
            {words.pdf}
          </a>
          <Button views icon="print" onClick={() => window.print()}>
            {words.print}
          </Button>
        </div>
      </div>
      <Facts invoice={invoice} />
      <Lines invoice={invoice} />
      <Credits invoice={invoice} />
    </>
  )
}
