/**
 * Owns everything that goes through the card gateway: payment schedules, intents, mandates, refunds, disputes,
 * settlements, and the sandbox gateway.
 * Promises: the gateway is never called inside a transaction, every charge request is recorded before it is sent, and
 * nothing is charged or refunded twice, whenever the process dies. Ledger entries are posted with the outcome, for
 * charges and refunds alike, so gateway and ledger agree to the cent as soon as every intent has its outcome. Holds on
 * cards (R31) are requested, captured once, and released in the same three phases; cards are stored without a charge. A
 * bank account answers after days: its intent is pending meanwhile, and nothing else is charged for the same
 * installments. A refund that its card rejects, at once or days later, is the guest’s deposit until the team has paid
 * them another way (R32). Payments by wire, check, or in cash are recorded by staff, and refunded by instruction, never
 * to a card. Stripe's events, about payments and payouts, are stored first and announced; they say where to look.
 * Announces: payment.gateway_told, payment.captured, payment.pending, payment.failed, payment.refund_recorded,
 * payment.refunded, payment.refund_failed, payment.disputed, payment.dispute_won, payment.held, payment.hold_refused,
 * payment.hold_released, payment.card_left.
 */
export { bankAnswerBy, bankIsInTime, returnGraceHours } from './bank-days.ts'
export { capturableHold, recordCapture } from './card-capture.ts'
export { bookingsWithCardHolds, type CardHold, cardHoldById, cardHoldsOf, isHeldAt } from './card-hold.ts'
export { checks } from './checks.ts'
export { reassignDisputes } from './disputes.ts'
export type { Agreed, Gateway, MethodKind } from './gateway.ts'
export { hasPayments, lastStripeEventAt, latestStripePayment } from './gateway-history.ts'
export { performCardHold, recordCardHold, recordRelease } from './hold-card.ts'
export {
  bookingsWithOverdue,
  comingInstallments,
  type Installment,
  refusedInstallments,
  scheduleOf,
} from './installment.ts'
export {
  type BookingPayment,
  bookingsPaidWith,
  type Intent,
  intentById,
  intentByKey,
  netPaidOf,
  paidByPerson,
  paidOf,
  paymentsOf,
} from './intent.ts'
export { mandateOf, methodsOfBooking, methodsOfPerson } from './mandate.ts'
export { openToPay, reserveInstallments } from './open-installments.ts'
export { type PaymentStatus, paymentStatusesOf } from './payment-status.ts'
export {
  assertReversible,
  canDeposit,
  canReverse,
  depositReceived,
  type Received,
  receivedById,
  receivedOf,
  recordReceived,
  reverseReceived,
} from './received-payments.ts'
export { recordFromStoredCard, recordIntent } from './record-intent.ts'
export { type Outcome, recordOutcome } from './record-outcome.ts'
export { type Refund, refundById, refundsOf } from './refund.ts'
export { performRefund, recordRefund, refundParts } from './refund-commands.ts'
export { refusedRefunds, refusedSums } from './refused-refunds.ts'
export { settleDue, sweepRefunds } from './runs.ts'
export { beginSchedule, cancelSchedule, replaceOpen } from './schedule.ts'
export { settleClearing } from './settlement.ts'
export { cardsOnFile, recordStoredCard, type StoredCard, saveStoredCard, storedCardById } from './stored-card.ts'
export { submitIntent } from './submit-intent.ts'
export { methodText, paymentView } from './views.ts'
