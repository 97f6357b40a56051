import { apiBase, dateIn, type InvoiceCard, type InvoiceData, type Money } from '@porchlight/contract'
import type { DocumentLine } from './engine/document.ts'
import type { Received } from './engine/receipts.ts'
import type { InvoiceDocument } from './queries.ts'

const isCredit = ({ corrects }: InvoiceDocument): boolean => corrects !== null

/** The open balance of an active invoice; other invoices never receive payments. */
const balanceOf = (document: InvoiceDocument, received: readonly Received[]): number =>
  isCredit(document) || document.corrected_by !== null
    ? 0
    : document.total_minor - received.reduce((sum, { amount }) => sum + amount, 0)

const stateOf = (document: InvoiceDocument, balance: number): InvoiceCard['state'] => {
  if (isCredit(document)) return 'credit'
  if (document.corrected_by !== null) return 'corrected'
  return balance > 0 ? 'open' : 'paid'
}

/** An invoice in a list; `received` is what was received on it. */
export const cardView = (document: InvoiceDocument, received: readonly Received[]): InvoiceCard => {
  const { booking, bill } = document.document
  const money = (amount: number): Money => ({ amount, currency: document.currency })
  const balance = balanceOf(document, received)
  return {
    number: document.number,
    kind: isCredit(document) ? 'credit_note' : 'invoice',
    state: stateOf(document, balance),
    corrects: document.corrects_number,
    correctedBy: document.corrected_by,
    claim: document.claim_id,
    booking: {
      id: document.booking_id,
      number: booking.number,
      home: booking.home,
      arrive: bill.arrive,
      depart: bill.depart,
    },
    issuedOn: document.issued_on,
    issuedAt: document.issued_at.toISOString(),
    total: money(document.total_minor),
    balance: money(balance),
    file: `${apiBase}/invoices/${document.number}/pdf`,
  }
}

/** @param timeZone the home's time zone, which dates the receipts */
export const invoiceView = (
  document: InvoiceDocument,
  received: readonly Received[],
  timeZone: string,
): InvoiceData => {
  const { seller, buyer, booking, bill } = document.document
  const money = (amount: number): Money => ({ amount, currency: document.currency })
  const lineView = ({ code, fee, label, note, amount, kind }: DocumentLine) => ({
    code: code ?? null,
    fee: fee ?? null,
    label,
    note: note ?? '',
    kind: kind ?? ('charge' as const),
    amount: money(amount),
  })
  return {
    ...cardView(document, received),
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
