import { approvalApproved, approvalDeclined, approvalDone, approvalRequested } from '#events/approvals'
import { conflictOpened } from '#events/attribution'
import { calendarClashed, feedStale, feedUnclear } from '#events/availability'
import {
  bookingAccepted,
  bookingCanceled,
  bookingChanged,
  bookingCheckedIn,
  bookingCompleted,
  bookingConfirmed,
  bookingDeclined,
  bookingExpired,
  bookingHeld,
  bookingNoShow,
  bookingRequested,
  bookingResold,
  bookingWithdrawn,
  changeAnswered,
  changeProposed,
  paymentRequested,
} from '#events/bookings'
import { claimAnswered, claimEnded, claimEscalated, claimExtended, claimRaised } from '#events/claims'
import {
  commissionChanged,
  commissionClaimDecided,
  commissionDisputeAnswered,
  commissionDisputeDue,
  commissionDisputed,
  partnerPaid,
  partnerPayoutReturned,
  partnerTaxFormFiled,
} from '#events/commissions'
import { orderAnswered, serviceOrdered } from '#events/concierge'
import { messageWritten } from '#events/conversations'
import { homeMoved } from '#events/homes'
import {
  agencyAgentInvited,
  agencyLeadChanged,
  partnerAccreditationEnds,
  partnerAgreementRenewal,
  partnerApplicationChanged,
  partnerApplied,
  partnerHomeReferralChanged,
  partnerHomeReferred,
  partnerInvitationJoined,
  partnerLicenseExpires,
} from '#events/partners'
import { payoutAccountAdded, payoutAccountStopped } from '#events/payees'
import {
  holdRefused,
  paymentCaptured,
  paymentFailed,
  paymentPending,
  paymentRefunded,
  refundFailed,
} from '#events/payments'
import { reviewAnswered, reviewHidden, reviewPublished, reviewRestored, reviewWritten } from '#events/reviews'
import { searchMatched } from '#events/search'
import { ownerPaid, payoutReturned, statementClosed, taxFormFiled } from '#events/statements'
import { friendJoined } from '#events/stays'
import { vendorRemoved } from '#events/works'
import { byName, type PayloadOf } from '#kernel/events'

/** Every event that triggers notifications. */
export const notifiedEvents = byName(
  approvalRequested,
  approvalDone,
  approvalApproved,
  approvalDeclined,
  bookingHeld,
  bookingRequested,
  bookingAccepted,
  bookingDeclined,
  bookingConfirmed,
  bookingCanceled,
  bookingNoShow,
  bookingChanged,
  bookingWithdrawn,
  bookingCheckedIn,
  bookingCompleted,
  bookingResold,
  bookingExpired,
  paymentRequested,
  changeProposed,
  changeAnswered,
  paymentCaptured,
  paymentPending,
  paymentFailed,
  paymentRefunded,
  refundFailed,
  holdRefused,
  serviceOrdered,
  orderAnswered,
  claimRaised,
  claimAnswered,
  claimExtended,
  claimEscalated,
  claimEnded,
  messageWritten,
  friendJoined,
  vendorRemoved,
  statementClosed,
  taxFormFiled,
  ownerPaid,
  payoutReturned,
  calendarClashed,
  feedStale,
  feedUnclear,
  homeMoved,
  payoutAccountAdded,
  payoutAccountStopped,
  partnerApplied,
  partnerApplicationChanged,
  partnerAgreementRenewal,
  partnerAccreditationEnds,
  partnerLicenseExpires,
  partnerHomeReferred,
  partnerHomeReferralChanged,
  partnerInvitationJoined,
  agencyAgentInvited,
  agencyLeadChanged,
  conflictOpened,
  commissionChanged,
  commissionDisputed,
  commissionDisputeDue,
  commissionDisputeAnswered,
  commissionClaimDecided,
  partnerPaid,
  partnerPayoutReturned,
  partnerTaxFormFiled,
  reviewWritten,
  reviewPublished,
  reviewAnswered,
  reviewHidden,
  reviewRestored,
  searchMatched,
)

export type EventName = keyof typeof notifiedEvents
export type Payload<Name extends EventName> = PayloadOf<(typeof notifiedEvents)[Name]>
/** Events about a stay. */
export type StayEvent = {
  [Name in EventName]: Payload<Name> extends { bookingId: number } ? Name : never
}[EventName]
