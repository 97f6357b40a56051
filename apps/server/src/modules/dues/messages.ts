import type { Money } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import type { InvoiceRow } from './tables.ts'

export const problems = {
  moreThanOpen: 'This is more than the balance of this invoice.',
  notYet: 'This date is in the future.',
}

/** Email to an owner whose account has a negative balance. */
export const invoiceEmail = (firstName: string, invoice: InvoiceRow) => {
  const { number, year, quarter, due_on } = invoice
  const amount: Money = { amount: invoice.total_minor, currency: invoice.currency }
  return {
    subject: said('owner_invoice.subject', { number, amount }),
    heading: said('owner_invoice.heading', { firstName }),
    paragraphs: [said('owner_invoice.text', { quarter, year: String(year) }), said('owner_invoice.next')],
    facts: [
      { label: said('owner_invoice.label.due'), value: said('price.value', { value: amount }) },
      { label: said('owner_invoice.label.on'), value: said('price.value', { value: { day: due_on } }) },
    ],
    action: { label: said('owner_invoice.action'), path: `/owners/accounting/invoices/${number}` },
  }
}
