/**
 * Owns what owners are told and paid: statements of a quarter, closed for good, and payouts.
 * Promises: opening + earned + adjustments − expenses − payouts = closing, each opening is the closing before, a closed
 * quarter never changes, and a payout takes only what is earned and received.
 * Announces: statement.closed, owner.paid.
 */
export { checks } from './checks.ts'
export { type Closing, closeQuarter, type NewPayout, type Payout, payOwner } from './commands.ts'
export { quartersOf } from './queries.ts'
export { quarterView } from './views.ts'
