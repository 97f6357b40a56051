/**
 * invoices own the documents of a stay: what its guest is billed for it and for what it damaged, the credit notes that
 *   take a bill back, and receipts of what they paid and of what went back to them.
 * Promises: numbers without a gap, also under races; a document never changes; at most one invoice of a stay, and of each claim,
 *   stands, and it says what is asked now. A receipt says what payments know, and is nobody's but the payer's.
 * Announces: nothing.
 */
export { settleInvoices } from './issue-invoices.ts'
