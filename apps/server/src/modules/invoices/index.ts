/**
 * invoices own the papers of a stay: what its guest is billed, and the credit notes that take a bill back.
 * Promises: numbers without a gap, also under races; a paper never changes; at most one invoice of a booking stands, and it
 *   says what the booking asks now.
 * Announces: nothing.
 */
export { checks } from './checks.ts'
export { settleInvoices } from './issue.ts'
export { papersOf } from './queries.ts'
