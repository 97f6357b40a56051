/**
 * invoices own the documents of a stay: the guest's bills for the stay and for damage, the credit notes that reverse a
 * bill, and receipts for payments and refunds.
 * Promises: numbers without gaps, even under races; a document never changes; at most one invoice per stay, and per
 * claim, is active, and it states what is currently asked. A receipt states what payments know, and is visible only to
 * the payer.
 * Announces: nothing.
 */
export { settleInvoices } from './issue-invoices.ts'
