/**
 * payees own where people are paid, and payees' tax forms.
 * They promise that a new payout account is paid only after its cooling-off period, that account numbers are stored
 * sealed, that no one is paid through a carrier (Stripe Connect, or the sandbox) before it reports that it can pay
 * them, and that every change is reported to the account's current mailbox, and for a month to the previous one.
 * They announce `payee.account_added`, `payee.account_removed`, `payee.account_stopped`,
 * `payee.tax_form_signed` and `payee.foreign_status_expires`.
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
export {
  foreignStatusByPerson,
  foreignStatusOf,
  lastForeignStatusByPerson,
  openForeignTaxId,
  signedForms,
  signForeignStatus,
} from './foreign-status.ts'
export { lookAt } from './onboarding.ts'
export {
  type PayoutAccountRow,
  payoutAccountAt,
  payoutAccountsAt,
  payoutAccountsByIds,
  payoutAccountsOf,
} from './queries.ts'
export { openTaxId, signTaxForm, taxAddressOf, taxFormOf, taxFormsByPerson, taxIdOn } from './tax-forms.ts'
