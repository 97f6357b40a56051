import { apiBase, dateIn, type InvoiceCard, type InvoiceData, type Money } from '@porchlight/contract'
import type { DocumentLine } from './engine/document.ts'
import type { Received } from './engine/receipts.ts'
import type { InvoiceDocument } from './queries.ts'

const isCredit = ({ corrects }: InvoiceDocument): boolean => corrects !== null

/** What of an invoice that stands is still to be paid; nothing is ever received on others. */
const balanceOf = (paper: InvoiceDocument, received: readonly Received[]): number =>
  isCredit(paper) || paper.corrected_by !== null
    ? 0
    : paper.total_minor - received.reduce((sum, { amount }) => sum + amount, 0)

const stateOf = (paper: InvoiceDocument, balance: number): InvoiceCard['state'] => {
  if (isCredit(paper)) return 'credit'
  if (paper.corrected_by !== null) return 'corrected'
  return balance > 0 ? 'open' : 'paid'
}

/** An invoice in a list; `received` is what was received on it. */
export const cardView = (paper: InvoiceDocument, received: readonly Received[]): InvoiceCard => {
  const { booking, bill } = paper.document
  const money = (amount: number): Money => ({ amount, currency: paper.currency })
  const balance = balanceOf(paper, received)
  return {
    number: paper.number,
    kind: isCredit(paper) ? 'credit_note' : 'invoice',
    state: stateOf(paper, balance),
    corrects: paper.corrects_number,
    correctedBy: paper.corrected_by,
    claim: paper.claim_id,
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

/** @param timeZone whose days the receipts are dated by: the home's */
export const invoiceView = (paper: InvoiceDocument, received: readonly Received[], timeZone: string): InvoiceData => {
  const { seller, buyer, booking, bill } = paper.document
  const money = (amount: number): Money => ({ amount, currency: paper.currency })
  const lineView = ({ code, fee, label, note, amount, kind }: DocumentLine) => ({
    code: code ?? null,
    fee: fee ?? null,
    label,
    note: note ?? '',
    kind: kind ?? ('charge' as const),
    amount: money(amount),
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
    received: received.map(({ amount, method, at }) => ({ method, on: dateIn(timeZone, at), amount: money(amount) })),
    reason: bill.reason ?? '',
  }
}
