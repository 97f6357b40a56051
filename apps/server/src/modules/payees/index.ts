/**
 * payees own where people are paid, and the tax forms of the person who is.
 * They promise that a new payout account is paid to only after its cooling-off, that numbers of accounts lie sealed, and
 *   that nobody is paid through a carrier (Stripe Connect, or the sandbox) before that says it pays them, and
 *   that every change is shown to the person who reads the account's mail, and for a month to the person who read it before.
 * They announce `payee.account_added`, `payee.account_removed`, `payee.account_stopped` and `payee.tax_form_signed`.
 */

export { openNumber } from './account-numbers.ts'
export { createSandboxProvider, type SandboxCarrier } from './adapters/sandbox-carrier.ts'
export {
  type Carrier,
  type ConnectedAccountStatus,
  type ProviderTransfer,
  type ProviderTransferRequest,
  ProviderUnreachable,
  type StripeWant,
} from './carrier.ts'
export { addPayoutAccount, notePaid } from './commands.ts'
export {
  noteReference,
  providerOf,
  providersOf,
  recordAccountStatus,
  recordPayoutChoice,
} from './connected-accounts.ts'
export { foreignStatusOf, signForeignStatus } from './foreign-status.ts'
export { lookAt } from './onboarding.ts'
export {
  type PayoutAccountRow,
  payoutAccountAt,
  payoutAccountsAt,
  payoutAccountsByIds,
  payoutAccountsOf,
} from './queries.ts'
export { openTaxId, signTaxForm, taxAddressOf, taxFormOf, taxFormsByPerson } from './tax-forms.ts'
