import type { NoticeKind } from './engine/kinds.ts'

/** Kinds composed by their own writers. */
export type WrittenKind =
  | 'approval_requested'
  | 'approval_given'
  | 'approval_declined'
  | 'approval_affects'
  | 'search_matched'

/** A paragraph by its number; with a value name, it is left out if there is no such value. */
type Paragraph = number | readonly [number: number, value: string]
type Shape = {
  paragraphs: readonly Paragraph[]
  /** The values in a table below, each with the number of its label. */
  facts?: readonly (readonly [number: number, value: string])[]
}

/** The messages `mail.<kind>.*` each email has. All have a subject, a brief, a heading, and an action. */
export const shapes: Readonly<Record<Exclude<NoticeKind, WrittenKind>, Shape>> = {
  held: { paragraphs: [1, 2] },
  requested: { paragraphs: [1, 2] },
  accepted: { paragraphs: [1] },
  declined: { paragraphs: [1, [2, 'note']] },
  confirmed: { paragraphs: [1, 2], facts: [[1, 'address']] },
  canceled: { paragraphs: [1, 2], facts: [[1, 'retained']] },
  missed: { paragraphs: [1, 2, 3], facts: [[1, 'retained']] },
  changed: { paragraphs: [1, 2] },
  expired: { paragraphs: [1] },
  paid: { paragraphs: [1] },
  payment_ahead: {
    paragraphs: [1, 2],
    facts: [
      [1, 'amount'],
      [2, 'on'],
      [3, 'from'],
    ],
  },
  payment_failed: { paragraphs: [1, 2, [3, 'until']], facts: [[1, 'until']] },
  bank_pending: { paragraphs: [1, 2, 3], facts: [[1, 'until']] },
  bank_returned: { paragraphs: [1, 2], facts: [[1, 'until']] },
  payment_reversed: { paragraphs: [1, 2], facts: [[1, 'until']] },
  resold: { paragraphs: [1] },
  refunded: { paragraphs: [1] },
  refund_refused: { paragraphs: [1] },
  week_ahead: { paragraphs: [1, 2] },
  arriving: { paragraphs: [1, 2] },
  leaving: { paragraphs: [1, 2] },
  review_ending: { paragraphs: [1] },
  stay_ended: { paragraphs: [1, 2] },
  friend_joined: { paragraphs: [1, 2] },
  review_asked: { paragraphs: [1] },
  review_published: { paragraphs: [1, [2, 'ofOwner']] },
  review_answered: { paragraphs: [1] },
  review_hidden: { paragraphs: [1, 2] },
  review_put_back: { paragraphs: [1] },
  claim_raised: { paragraphs: [1, 2], facts: [[1, 'until']] },
  claim_answered: { paragraphs: [1], facts: [[1, 'until']] },
  claim_extended: { paragraphs: [1] },
  claim_escalated: { paragraphs: [1] },
  claim_ended: { paragraphs: [1, [2, 'waived'], [3, 'charged'], [4, 'due'], [5, 'words']] },
  payment_asked: { paragraphs: [1, 2] },
  change_asked: { paragraphs: [1, [2, 'note'], 3], facts: [[1, 'until']] },
  order_declined: { paragraphs: [1, [2, 'words'], 3] },
  card_missing: { paragraphs: [1, 2] },
  deposit_refused: { paragraphs: [1, 2] },
  team_claim: { paragraphs: [1] },
  team_change_answered: { paragraphs: [1] },
  team_order: { paragraphs: [1] },
  team_card_missing: { paragraphs: [1] },
  team_deposit_refused: { paragraphs: [1] },
  owner_requested: { paragraphs: [1, [2, 'message']] },
  owner_withdrawn: { paragraphs: [1] },
  owner_lapsed: { paragraphs: [1] },
  owner_confirmed: { paragraphs: [1], facts: [[1, 'contact']] },
  owner_canceled: { paragraphs: [1, 2] },
  owner_missed: { paragraphs: [1, 2] },
  owner_changed: { paragraphs: [1, [2, 'yours']] },
  owner_moved: { paragraphs: [1, 2] },
  owner_arrived: { paragraphs: [1] },
  owner_stay_ended: { paragraphs: [1, 2] },
  owner_review_asked: { paragraphs: [1] },
  owner_review_published: { paragraphs: [1] },
  owner_statement: { paragraphs: [1, 2] },
  owner_tax_form: { paragraphs: [1, 2] },
  owner_paid: { paragraphs: [1] },
  payout_returned: { paragraphs: [1, 2] },
  calendar_clash: { paragraphs: [1, 2] },
  home_moved: { paragraphs: [1, [2, 'note']] },
  feed_stale: { paragraphs: [1, 2] },
  feed_unclear: { paragraphs: [1, 2] },
  team_vendor_removed: { paragraphs: [1, 2] },
  payout_account_added: { paragraphs: [1, 2] },
  co_owner_paid_elsewhere: { paragraphs: [1, 2] },
  team_payout_account: { paragraphs: [1, 2] },
  team_payout_account_stopped: { paragraphs: [1, 2] },
  team_wrote: { paragraphs: [1, [2, 'files']] },
  person_wrote: { paragraphs: [1, [2, 'files']] },
  partner_decided: { paragraphs: [1, [2, 'note']] },
  partner_renewal: { paragraphs: [1] },
  partner_license: { paragraphs: [1] },
  commission_earned: { paragraphs: [1] },
  commission_reversed: { paragraphs: [1] },
  commission_answered: { paragraphs: [1] },
  commission_claim_decided: { paragraphs: [1] },
  partner_paid: { paragraphs: [1] },
  partner_returned: { paragraphs: [1] },
  team_partner_applied: { paragraphs: [1] },
  team_attribution_conflict: { paragraphs: [1] },
  team_home_referred: { paragraphs: [1] },
  partner_home_moved: { paragraphs: [1, [2, 'note']] },
  partner_joined: { paragraphs: [1] },
  agency_invited: { paragraphs: [1, 2] },
  agency_lead_changed: { paragraphs: [1] },
  team_dispute_due: { paragraphs: [1] },
  team_dispute_overdue: { paragraphs: [1] },
  team_commission_disputed: { paragraphs: [1] },
  mail_stopped: { paragraphs: [1] },
}
