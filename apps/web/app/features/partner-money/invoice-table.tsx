import './partner-money.css'
import type { PartnerInvoiceCard } from '@porchlight/contract'
import { Status, type StatusState, Table } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { partnerAccountingWords } from '#app/lib/messages/partner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'

export const invoiceShapes: Record<PartnerInvoiceCard['state'], StatusState> = {
  open: 'waiting',
  sent: 'half',
  paid: 'done',
  returned: 'broken',
  void: 'off',
}

type Props = { invoices: readonly PartnerInvoiceCard[]; caption: string; empty: ReactNode }

/** A partner's invoices, each with its payout. */
export const PartnerInvoiceTable = ({ invoices, caption, empty }: Props) => {
  const words = useWords(partnerAccountingWords)
  const { amount, date } = useFormats()
  return (
    <Table
      caption={caption}
      rows={invoices}
      rowKey={({ number }) => number}
      compact
      rowHref={({ number }) => href('/partners/accounting/invoices/:invoiceNumber', { invoiceNumber: number })}
      empty={empty}
      columns={[
        { id: 'number', head: words.invoice, cell: ({ number }) => <b className="num">{number}</b> },
        { id: 'issued', head: words.issued, cell: ({ issuedOn }) => <span className="num">{date(issuedOn)}</span> },
        {
          id: 'state',
          head: words.state,
          cell: ({ state, paidOn, accountEnding }) => (
            <span className="commission-cell">
              <Status state={invoiceShapes[state]}>{words.states[state]}</Status>
              <small>
                {[paidOn && date(paidOn), words.accountEnding({ ending: accountEnding })].filter(Boolean).join(', ')}
              </small>
            </span>
          ),
        },
        {
          id: 'stays',
          head: words.stays,
          align: 'end',
          onPhone: false,
          cell: ({ stays }) => <span className="num">{stays}</span>,
        },
        {
          id: 'amount',
          head: words.amount,
          align: 'end',
          onPhone: 'figure',
          cell: ({ net }) => <b className="num">{amount(net)}</b>,
        },
      ]}
    />
  )
}
