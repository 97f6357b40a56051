/**
 * invoices own the papers of a stay: what its guest is billed for it and for what it damaged, and the credit notes that
 *   take a bill back.
 * Promises: numbers without a gap, also under races; a paper never changes; at most one invoice of a stay, and of each claim,
 *   stands, and it says what is asked now.
 * Announces: nothing.
 */
export { checks } from './checks.ts'
export { settleInvoices } from './issue.ts'
export { papersOf } from './queries.ts'
