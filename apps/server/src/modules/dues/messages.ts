import { moneyInWords, shortDay } from '#modules/bookings'
import type { InvoiceRow } from './tables.ts'

export const problems = {
  moreThanOpen: 'This is more than the balance of this invoice.',
  notYet: 'This date is in the future.',
}

/** Email to an owner whose account has a negative balance. */
export const invoiceEmail = (firstName: string, invoice: InvoiceRow) => {
  const { number, year, quarter, currency, total_minor: amount, due_on } = invoice
  return {
    subject: `Invoice ${number}: ${moneyInWords({ amount, currency })}`,
    heading: `${firstName}, your account has a negative balance`,
    paragraphs: [
      `Quarter ${quarter} of ${year} is closed. Your charges were higher than your earnings. The invoice lists them line by line.`,
      'Future earnings are applied to this balance automatically.',
    ],
    facts: [
      { label: 'Amount due', value: moneyInWords({ amount, currency }) },
      { label: 'Due date', value: shortDay(due_on) },
    ],
    action: { label: 'View invoice', path: `/owners/accounting/invoices/${number}` },
  }
}
