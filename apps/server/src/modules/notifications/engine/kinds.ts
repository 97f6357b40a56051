import type { NoticeTopic } from '@porchlight/contract'

/**
 * How soon it should be read: `urgent` is sent on another channel if it stays unread, `prompt` is sent immediately,
 * `gentle` waits in the product for the person's next morning email.
 */
export type Weight = 'urgent' | 'prompt' | 'gentle'
export type KindOf = {
  topic: NoticeTopic
  weight: Weight
  toDo?: true
  /** Reaches the product and every device immediately, whatever the person chose; its module sends its own email. */
  safety?: true
}

/** Every kind of message, with its topic and priority. */
export const kinds = {
  held: { topic: 'bookings', weight: 'prompt', toDo: true },
  requested: { topic: 'requests', weight: 'prompt' },
  accepted: { topic: 'requests', weight: 'urgent', toDo: true },
  search_matched: { topic: 'searches', weight: 'prompt' },
  declined: { topic: 'requests', weight: 'prompt' },
  expired: { topic: 'requests', weight: 'prompt' },
  confirmed: { topic: 'bookings', weight: 'prompt' },
  canceled: { topic: 'bookings', weight: 'prompt' },
  missed: { topic: 'bookings', weight: 'prompt' },
  friend_joined: { topic: 'bookings', weight: 'prompt' },
  changed: { topic: 'bookings', weight: 'prompt' },
  week_ahead: { topic: 'arrivals', weight: 'prompt' },
  arriving: { topic: 'arrivals', weight: 'prompt' },
  leaving: { topic: 'arrivals', weight: 'prompt' },
  review_ending: { topic: 'arrivals', weight: 'prompt' },
  stay_ended: { topic: 'arrivals', weight: 'gentle' },
  review_asked: { topic: 'arrivals', weight: 'gentle' },
  review_published: { topic: 'arrivals', weight: 'gentle' },
  review_answered: { topic: 'arrivals', weight: 'gentle' },
  review_hidden: { topic: 'arrivals', weight: 'prompt' },
  review_put_back: { topic: 'arrivals', weight: 'gentle' },
  paid: { topic: 'payments', weight: 'prompt' },
  payment_ahead: { topic: 'payments', weight: 'prompt' },
  bank_pending: { topic: 'payments', weight: 'prompt' },
  bank_returned: { topic: 'payments', weight: 'urgent', toDo: true },
  payment_reversed: { topic: 'payments', weight: 'urgent', toDo: true },
  payment_failed: { topic: 'payments', weight: 'urgent', toDo: true },
  resold: { topic: 'payments', weight: 'prompt' },
  refunded: { topic: 'payments', weight: 'gentle' },
  refund_refused: { topic: 'payments', weight: 'prompt' },
  claim_raised: { topic: 'payments', weight: 'urgent', toDo: true },
  claim_answered: { topic: 'payments', weight: 'urgent', toDo: true },
  claim_extended: { topic: 'payments', weight: 'prompt' },
  claim_escalated: { topic: 'payments', weight: 'prompt' },
  claim_ended: { topic: 'payments', weight: 'prompt' },
  payment_asked: { topic: 'payments', weight: 'prompt', toDo: true },
  change_asked: { topic: 'bookings', weight: 'urgent', toDo: true },
  order_declined: { topic: 'bookings', weight: 'prompt' },
  card_missing: { topic: 'payments', weight: 'urgent', toDo: true },
  deposit_refused: { topic: 'payments', weight: 'urgent', toDo: true },
  owner_requested: { topic: 'requests', weight: 'urgent', toDo: true },
  owner_withdrawn: { topic: 'requests', weight: 'gentle' },
  owner_lapsed: { topic: 'requests', weight: 'gentle' },
  owner_confirmed: { topic: 'bookings', weight: 'prompt' },
  owner_canceled: { topic: 'bookings', weight: 'prompt' },
  owner_missed: { topic: 'bookings', weight: 'prompt' },
  owner_changed: { topic: 'bookings', weight: 'prompt' },
  owner_moved: { topic: 'bookings', weight: 'prompt' },
  owner_arrived: { topic: 'arrivals', weight: 'gentle' },
  owner_stay_ended: { topic: 'arrivals', weight: 'gentle' },
  owner_review_asked: { topic: 'arrivals', weight: 'gentle' },
  owner_review_published: { topic: 'arrivals', weight: 'prompt' },
  owner_statement: { topic: 'payments', weight: 'prompt' },
  owner_tax_form: { topic: 'payments', weight: 'prompt' },
  payout_returned: { topic: 'payments', weight: 'urgent', toDo: true },
  owner_paid: { topic: 'payments', weight: 'prompt' },
  calendar_clash: { topic: 'calendar', weight: 'urgent' },
  home_moved: { topic: 'account', weight: 'prompt' },
  feed_stale: { topic: 'calendar', weight: 'prompt' },
  feed_unclear: { topic: 'calendar', weight: 'prompt' },
  team_wrote: { topic: 'bookings', weight: 'prompt' },
  person_wrote: { topic: 'requests', weight: 'prompt' },
  team_claim: { topic: 'payments', weight: 'prompt', toDo: true },
  team_change_answered: { topic: 'bookings', weight: 'prompt' },
  team_order: { topic: 'bookings', weight: 'prompt', toDo: true },
  team_card_missing: { topic: 'payments', weight: 'prompt', toDo: true },
  team_deposit_refused: { topic: 'payments', weight: 'prompt', toDo: true },
  approval_requested: { topic: 'account', weight: 'prompt' },
  approval_given: { topic: 'account', weight: 'gentle' },
  approval_declined: { topic: 'account', weight: 'prompt' },
  approval_affects: { topic: 'account', weight: 'prompt' },
  payout_account_added: { topic: 'account', weight: 'prompt', safety: true },
  co_owner_paid_elsewhere: { topic: 'account', weight: 'prompt' },
  team_vendor_removed: { topic: 'bookings', weight: 'prompt' },
  team_payout_account: { topic: 'account', weight: 'prompt' },
  team_payout_account_stopped: { topic: 'account', weight: 'urgent' },
  partner_decided: { topic: 'account', weight: 'prompt' },
  partner_renewal: { topic: 'account', weight: 'prompt' },
  partner_license: { topic: 'account', weight: 'prompt' },
  partner_accreditation: { topic: 'account', weight: 'prompt' },
  commission_earned: { topic: 'payments', weight: 'gentle' },
  commission_reversed: { topic: 'payments', weight: 'prompt' },
  commission_answered: { topic: 'payments', weight: 'prompt' },
  commission_claim_decided: { topic: 'payments', weight: 'prompt' },
  partner_tax_form: { topic: 'payments', weight: 'prompt' },
  partner_paid: { topic: 'payments', weight: 'prompt' },
  partner_returned: { topic: 'payments', weight: 'urgent' },
  team_partner_applied: { topic: 'account', weight: 'prompt' },
  team_attribution_conflict: { topic: 'payments', weight: 'prompt' },
  team_home_referred: { topic: 'account', weight: 'prompt' },
  partner_home_moved: { topic: 'account', weight: 'prompt' },
  partner_joined: { topic: 'payments', weight: 'gentle' },
  agency_invited: { topic: 'account', weight: 'prompt' },
  agency_lead_changed: { topic: 'account', weight: 'prompt' },
  team_dispute_due: { topic: 'payments', weight: 'prompt' },
  team_dispute_overdue: { topic: 'payments', weight: 'urgent' },
  team_commission_disputed: { topic: 'payments', weight: 'prompt' },
  mail_stopped: { topic: 'account', weight: 'urgent', toDo: true },
} as const satisfies Record<string, KindOf>

export type NoticeKind = keyof typeof kinds

export const isKind = (kind: string): kind is NoticeKind => Object.hasOwn(kinds, kind)
export const kindOf = (kind: NoticeKind): KindOf => kinds[kind]

/** The kinds of one priority, for queries. */
export const kindsThatAre = (weight: Weight): NoticeKind[] =>
  (Object.keys(kinds) as NoticeKind[]).filter((kind) => kinds[kind].weight === weight)
