/**
 * Owns what owners are shown and paid: quarterly statements, closed permanently, payouts, and which rents were paid when.
 * Promises: opening + earned + adjustments − expenses − payouts = closing; each opening is the closing before; a closed
 * quarter never changes; a payout takes only what is earned and received. Payouts leave in runs; over a limit a second
 * person approves, and what is sent is checked again. Payouts that no bank file holds go through a carrier: recorded
 * with the payout, requested afterward, and posted when the carrier confirms.
 * Announces: payout.carriage_recorded, statement.closed, owner.paid, owner.payout_returned.
 */

export { accountingOf } from './accounting.ts'
export { statementPdf } from './adapters/statement-pdf.ts'
export { partnerForeignFormPdf, partnerTaxFormPdf, taxFormPdf } from './adapters/tax-form-pdf.ts'
export { type BankRun, takeBankFile } from './bank-file.ts'
export { checks } from './checks.ts'
export { closedStatements } from './closed-statements.ts'
export { closeBooks, tellBank } from './closing-commands.ts'
export { closedOfAll as closedForOwners } from './closing-views.ts'
export { closeQuarter } from './commands.ts'
export { correctionsOf, correctOwner } from './corrections.ts'
export { bankZone, nextBankingDay } from './engine/banking-days.ts'
export { bankName } from './engine/nacha.ts'
export { dueOf as taxFormDue, type TaxState, taxStateOf, thresholdOf } from './engine/tax-year.ts'
export { paidTo } from './paid-totals.ts'
export { setPayoutSchedule } from './payout-schedule.ts'
export { quarterStatement, quartersOf } from './queries.ts'
export { datesOf } from './rules.ts'
export { approveRun, prepareRun, sendRun } from './run-commands.ts'
export { assertTrustHolds } from './send-payout.ts'
export { settleRun } from './settle-payouts.ts'
export { fileTaxYear } from './tax-filing.ts'
export { filedTaxForm, taxFormsOf, taxYearOf } from './tax-views.ts'
export { upcomingOf } from './upcoming-bookings.ts'
export { quarterView } from './views.ts'
