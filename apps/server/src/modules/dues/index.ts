/**
 * Owns what owners are asked for: invoices over what their accounts stand below zero by when a quarter closes, and what
 * pays them: what the account earns later, and money that comes.
 * Promises: an owner's open invoices never come to more than they owe, nobody is asked for the same debt twice, and a document
 * never changes (R53).
 * Announces nothing.
 */
export { checks } from './checks.ts'
export { debtors, duesOf, invoicesNumbered, openDues } from './invoices.ts'
export { issueInvoiceFor } from './issue-invoices.ts'
export { applyAllCredits } from './jobs.ts'
export { receive } from './record-payment.ts'
