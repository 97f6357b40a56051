import { commissionReasons, commissionStates } from '@porchlight/contract'
import { z } from 'zod'
import { day, defineEvent, id, money } from '#kernel/events'

export const commissionChanged = defineEvent(
  'commission.changed',
  'A commission began, moved, or changed its amount.',
  {
    commissionId: id,
    /** Id in the commission's history. */
    changeId: id,
    partnerId: id,
    bookingId: id.nullable(),
    state: z.enum(commissionStates),
    ...money,
    reason: z.enum(commissionReasons),
  },
)
export const commissionDisputed = defineEvent('commission.disputed', 'A partner disputed a commission.', {
  commissionId: id,
  partnerId: id,
  answerBy: day,
  reason: z.string(),
})
export const commissionDisputeDue = defineEvent(
  'commission.dispute_due',
  'The answer to a dispute is due soon, or late.',
  { commissionId: id, partnerId: id, answerBy: day, overdue: z.boolean() },
)
export const commissionDisputeAnswered = defineEvent('commission.dispute_answered', 'Staff answered a dispute.', {
  commissionId: id,
  partnerId: id,
  /** The booking's number, or what it is for. */
  number: z.string(),
  upheld: z.boolean(),
  answer: z.string(),
})
export const commissionClaimDecided = defineEvent(
  'commission.claim_decided',
  'Staff decided on a booking that a partner claims.',
  { partnerId: id, bookingId: id, credited: z.boolean() },
)
export const partnerPaid = defineEvent('partner.paid', 'A payout to a partner was sent.', {
  partnerId: id,
  invoice: z.string(),
  ...money,
})
export const partnerTaxFormFiled = defineEvent(
  'partner.tax_form_filed',
  'A 1099-NEC of a partner was filed, or a corrected one.',
  { partnerId: id, year: z.int(), version: z.int() },
)
export const partnerPayoutReturned = defineEvent('partner.payout_returned', 'The bank returned a partner’s payout.', {
  partnerId: id,
  invoice: z.string(),
  reason: z.string(),
})
