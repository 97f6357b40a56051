import { moneyInWords, shortDay } from '#modules/bookings'
import type { InvoiceRow } from './tables.ts'

export const problems = {
  moreThanOpen: 'This is more than is still to be paid of this invoice.',
  notYet: 'This day is still to come.',
}

/** What an owner is told when he is asked for what his account stands below zero by. */
export const issuedLetter = (firstName: string, invoice: InvoiceRow) => {
  const { number, year, quarter, currency, total_minor: amount, due_on } = invoice
  return {
    subject: `Invoice ${number}: ${moneyInWords({ amount, currency })}`,
    heading: `${firstName}, your account stands below zero`,
    paragraphs: [
      `Quarter ${quarter} of ${year} is closed. What was charged to you was more than your homes brought, and the invoice says line by line where it comes from.`,
      'What your homes earn from now on is set against it by itself.',
    ],
    facts: [
      { label: 'To be paid', value: moneyInWords({ amount, currency }) },
      { label: 'Due', value: shortDay(due_on) },
    ],
    action: { label: 'Open the invoice', path: `/owners/accounting/invoices/${number}` },
  }
}
