/**
 * payees own where people are paid.
 * They promise that a new payout account is paid to only after its cooling-off, that numbers of accounts lie sealed, and
 *   that every change is told to whoever reads the account's mail, and for a month to whoever read it before.
 * They announce `payee.account_added` and `payee.account_removed`.
 */
export { checks } from './checks.ts'
export { addPayoutAccount } from './commands.ts'
export { type PayoutAccountRow, payoutAccountAt, payoutAccountsOf } from './queries.ts'
export { payoutAccountView } from './views.ts'
