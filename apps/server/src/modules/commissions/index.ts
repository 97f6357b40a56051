/**
 * Commissions own what partners earn from bookings they referred, until it is in their account (R57, R58, R60).
 * Promises: every change has a date, an actor, a reason, an amount, and a rule; the states of a partner's commissions
 * add
 *   up to what the journal owes them; nothing is paid twice, and overpayments are deducted from later payouts.
 *   Announces: commission.changed, commission.disputed, commission.dispute_due, commission.dispute_answered,
 *   commission.claim_decided, partner.paid, partner.payout_returned,
 *   partner.tax_form_filed.
 */
export { approveCommissions, commissionHandler } from './decisions.ts'
export { openDisputes } from './dispute-deadlines.ts'
export { disputeCommission } from './disputes.ts'
export { followCommission } from './follow-booking.ts'
export { ownStaysPage } from './own-stays.ts'
export { partnersDue } from './payees-due.ts'
export { partnerPayoutHandler, prepareRun } from './prepare-run.ts'
export { commissionsPage, disputeUntil, earnedBefore } from './queries.ts'
export { sendRun, settleRun } from './run-commands.ts'
