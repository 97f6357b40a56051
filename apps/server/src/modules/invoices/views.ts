import { apiBase, type Invoice, type InvoiceCard, type Money } from '@porchlight/contract'
import type { DocumentLine } from './engine/document.ts'
import type { Paper } from './queries.ts'

type Received = { paid: number; refunded: number; disputed: number }

const isCredit = ({ corrects }: Paper): boolean => corrects !== null

/** What of an invoice that stands is still to be paid. */
const balanceOf = (paper: Paper, { paid, refunded, disputed }: Received): number =>
  isCredit(paper) || paper.corrected_by !== null ? 0 : Math.max(0, paper.total_minor - (paid - refunded - disputed))

const stateOf = (paper: Paper, balance: number): InvoiceCard['state'] => {
  if (isCredit(paper)) return 'credit'
  if (paper.corrected_by !== null) return 'corrected'
  return balance > 0 ? 'open' : 'paid'
}

/** An invoice in a list; `received` is what came in for its booking. */
export const cardView = (paper: Paper, received: Received): InvoiceCard => {
  const { booking, bill } = paper.document
  const money = (amount: number): Money => ({ amount, currency: paper.currency })
  const balance = balanceOf(paper, received)
  return {
    number: paper.number,
    kind: isCredit(paper) ? 'credit_note' : 'invoice',
    state: stateOf(paper, balance),
    corrects: paper.corrects_number,
    correctedBy: paper.corrected_by,
    booking: {
      id: paper.booking_id,
      number: booking.number,
      home: booking.home,
      arrive: bill.arrive,
      depart: bill.depart,
    },
    issuedOn: paper.issued_on,
    issuedAt: paper.issued_at.toISOString(),
    total: money(paper.total_minor),
    balance: money(balance),
    file: `${apiBase}/invoices/${paper.number}/pdf`,
  }
}

export const invoiceView = (paper: Paper, received: Received): Invoice => {
  const { seller, buyer, booking, bill } = paper.document
  const lineView = ({ label, note, amount }: DocumentLine) => ({
    label,
    note,
    amount: { amount, currency: paper.currency },
  })
  return {
    ...cardView(paper, received),
    seller,
    buyer,
    town: booking.town,
    nights: bill.nights,
    party: bill.party,
    lines: bill.lines.map(lineView),
    taxes: bill.taxes.map(lineView),
    reason: bill.reason,
  }
}
