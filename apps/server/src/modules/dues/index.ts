/**
 * Owns owner invoices: invoices for a negative account balance when a quarter closes, and what pays them, later account
 * earnings and received money.
 * Promises: an owner's open invoices never add up to more than they owe, the same debt is never invoiced twice, and a
 * document never changes (R53).
 * Announces nothing.
 */
export { checks } from './checks.ts'
export { debtors, duesOf, invoicesNumbered, openDues } from './invoices.ts'
export { issueInvoiceFor } from './issue-invoices.ts'
export { applyAllCredits } from './jobs.ts'
export { receive } from './record-payment.ts'
