import './invoice-document.css'
import type { OwnerInvoiceCard } from '@porchlight/contract'
import { csvOf, downloadCsv, Table } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { ownerInvoiceWords } from '#app/lib/messages/owner/invoices.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { InvoiceState } from './invoice-state.tsx'

/** Downloads owner invoices as CSV. `owner`: heading of the owner column. */
export const useExportInvoices = (invoices: readonly OwnerInvoiceCard[], owner?: string): (() => void) => {
  const words = useWords(ownerInvoiceWords)
  return () =>
    downloadCsv(
      'owner-invoices.csv',
      csvOf(
        [
          { name: words.number, value: ({ number }) => number },
          ...(owner ? [{ name: owner, value: (row: OwnerInvoiceCard) => row.owner.name }] : []),
          { name: words.ofQuarter, value: ({ year, quarter }) => `${year}-${quarter}` },
          { name: words.issued, value: ({ issuedOn }) => issuedOn },
          { name: words.due, value: ({ dueOn }) => dueOn },
          { name: words.state, value: ({ state }) => words.states[state] },
          { name: words.total, value: ({ total }) => plainAmount(total) },
          { name: words.stillOpen, value: ({ open }) => plainAmount(open) },
          { name: words.currency, value: ({ total }) => total.currency },
        ],
        invoices,
      ),
    )
}

type Props = {
  invoices: readonly OwnerInvoiceCard[]
  hrefOf: (invoice: OwnerInvoiceCard) => string
  /** The line under the number: the homes or the owner. */
  about: (invoice: OwnerInvoiceCard) => string
  empty: ReactNode
}

/** Owner invoices, newest first. */
export const InvoiceList = ({ invoices, hrefOf, about, empty }: Props) => {
  const { money, day } = useFormats()
  const words = useWords(ownerInvoiceWords)
  return (
    <Table
      caption={words.caption}
      rows={invoices}
      rowKey={({ number }) => number}
      rowHref={hrefOf}
      empty={empty}
      columns={[
        {
          id: 'number',
          head: words.number,
          cell: (row) => (
            <span className="due-cell">
              <b>{row.number}</b>
              <small>{about(row)}</small>
            </span>
          ),
        },
        { id: 'quarter', head: words.ofQuarter, cell: (row) => words.quarter(row) },
        { id: 'due', head: words.due, cell: ({ dueOn }) => day(dueOn) },
        { id: 'state', head: words.state, cell: (row) => <InvoiceState invoice={row} /> },
        { id: 'total', head: words.total, align: 'end', cell: ({ total }) => money(total) },
        { id: 'open', head: words.stillOpen, align: 'end', cell: ({ open }) => <b>{money(open)}</b> },
      ]}
    />
  )
}
