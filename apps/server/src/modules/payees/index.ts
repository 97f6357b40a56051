/**
 * payees own where people are paid, and the tax forms of whoever is.
 * They promise that a new payout account is paid to only after its cooling-off, that numbers of accounts lie sealed, and
 *   that every change is told to whoever reads the account's mail, and for a month to whoever read it before.
 * They announce `payee.account_added`, `payee.account_removed` and `payee.tax_form_signed`.
 */
export { checks } from './checks.ts'
export { addPayoutAccount, notePaid } from './commands.ts'
export { openNumber } from './numbers.ts'
export { type PayoutAccountRow, payoutAccountAt, payoutAccountsByIds, payoutAccountsOf } from './queries.ts'
export { openTaxId, signTaxForm, taxFormOf } from './tax-forms.ts'
export { payoutAccountView } from './views.ts'
