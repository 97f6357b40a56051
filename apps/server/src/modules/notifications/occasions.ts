import type { ApprovalKind, Money, ReversalCause } from '@porchlight/contract'
import type { Param, Said } from '@porchlight/wording'

/** A stay as named in messages: each language formats its days and amounts. */
export type StayDetails = {
  /** The brand that sends it; null: the company's default brand. */
  brandId: string | null
  number: string
  home: string
  town: string
  guest: string
  firstName: string
  arrive: Param
  arriveTime: Param
  depart: Param
  departTime: Param
  nights: Param
  party: Param
  total: Param
  paid: Param
  /** The reader's page for the booking. */
  href: string
}

/** The data for an email that isn't about a stay. */
export type RecipientDetails = Pick<StayDetails, 'firstName' | 'href'>

type Next = { on: Param; amount: Param } | null
type Who = 'guest' | 'owner' | 'staff'

/** What happened to a stay, with its figures. */
export type StayOccasion =
  | { kind: 'held'; until: Param; dueNow: Param }
  | { kind: 'requested'; until: Param }
  | { kind: 'accepted'; until: Param; dueNow: Param }
  | { kind: 'declined'; note: Param }
  | { kind: 'confirmed'; address: Param; next: Next }
  | { kind: 'paid'; amount: Param; next: Next }
  | { kind: 'payment_ahead'; amount: Param; on: Param; from: Param }
  /** `until`: for a later payment, until when another card can pay it; null for one the guest was making themselves. */
  | { kind: 'payment_failed'; amount: Param; until: Param | null }
  | { kind: 'bank_pending'; amount: Param; until: Param; nights: boolean }
  | { kind: 'bank_returned'; amount: Param; until: Param; nights: boolean }
  /** A wire, check, or cash payment no longer counts. */
  | { kind: 'payment_reversed'; amount: Param; why: ReversalCause; until: Param }
  | { kind: 'canceled'; by: Who; refund: Param | null; retained: Param | null; rule: Param }
  | { kind: 'missed'; refund: Param | null; retained: Param | null }
  | { kind: 'changed'; was: Param; refund: Param | null; dueNow: Param | null; next: Next }
  | { kind: 'friend_joined'; friend: Param }
  | { kind: 'resold'; amount: Param }
  | { kind: 'refunded'; amount: Param; otherwise: Param | null }
  | { kind: 'refund_refused'; amount: Param }
  | { kind: 'expired'; requested: boolean; returned: boolean; onItsWay: boolean }
  | { kind: 'week_ahead' }
  | { kind: 'arriving' }
  | { kind: 'leaving' }
  | { kind: 'review_ending'; until: Param }
  | { kind: 'stay_ended'; until: Param }
  | { kind: 'review_asked'; until: Param }
  | { kind: 'review_published'; ofGuest: boolean; ofOwner: boolean }
  | { kind: 'review_answered' }
  | { kind: 'review_hidden'; reason: Param }
  | { kind: 'review_put_back' }
  | { kind: 'claim_raised'; amount: Param; until: Param }
  | { kind: 'claim_answered'; amount: Param; until: Param }
  | { kind: 'claim_extended'; until: Param; yours: boolean }
  | { kind: 'claim_escalated' }
  | { kind: 'claim_ended'; waived: Param | null; charged: Param | null; due: Param | null; words: Param }
  | { kind: 'payment_asked'; amount: Param; reason: Param }
  | { kind: 'change_asked'; is: Param; more: Param | null; until: Param; note: Param }
  | { kind: 'order_declined'; service: Param; on: Param; words: Param }
  | { kind: 'card_missing'; amount: Param; from: Param }
  | { kind: 'deposit_refused'; amount: Param; card: Param }
  | { kind: 'team_claim'; amount: Param }
  | { kind: 'team_change_answered'; is: Param; answer: 'accepted' | 'declined' | 'expired' }
  | { kind: 'team_order'; service: Param; on: Param; people: number }
  | { kind: 'team_card_missing'; amount: Param }
  | { kind: 'team_deposit_refused'; amount: Param; failure: Param }
  | { kind: 'owner_requested'; until: Param; yours: Param; message: Param | null }
  | { kind: 'owner_withdrawn' }
  | { kind: 'owner_lapsed' }
  | { kind: 'owner_confirmed'; yours: Param | null; contact: Param }
  | { kind: 'owner_canceled'; by: Who; yours: Param | null }
  | { kind: 'owner_missed'; yours: Param | null }
  | { kind: 'owner_changed'; was: Param; yours: Param | null }
  | { kind: 'owner_moved'; was: Param; reason: Param }
  | { kind: 'owner_arrived' }
  | { kind: 'owner_stay_ended'; until: Param }
  | { kind: 'owner_review_asked'; until: Param }
  | { kind: 'owner_review_published' }

/** The status the team gave a home; a draft is one that it sent back. */
export type MovedTo = 'draft' | 'vetting' | 'live' | 'paused' | 'retired'

/** What staff decided about a partner. */
export type PartnerDecision = 'agreement_sent' | 'active' | 'rejected' | 'paused' | 'lapsed' | 'terminated'

/** A home that matches a saved search, with its formatted price; `before` if it was announced at a higher price. */
export type MatchedHome = {
  name: string
  town: string
  /** Its page, including the dates. */
  href: string
  dates: Param | null
  price: Money | null
  before: Money | null
}

/** A staff action that needs or needed approval, in words and money. */
export type ApprovalFacts = {
  act: ApprovalKind
  amount: Money | null
  facts: Record<string, string | number | string[]>
  reason: string
  by: string | Said
  /** Null if one person did it within their limit. */
  approver: string | null
  decision: string | null
}

/** Events that aren't about a stay. */
export type PlainOccasion =
  | { kind: 'owner_statement'; quarter: number; year: number }
  | { kind: 'owner_tax_form'; year: number; corrected: boolean }
  | { kind: 'owner_paid'; amount: Param }
  | { kind: 'payout_returned'; amount: Param; reason: string }
  | { kind: 'calendar_clash'; home: string; calendar: string; nights: readonly Param[] }
  | { kind: 'home_moved'; home: string; to: MovedTo; note: string }
  | { kind: 'feed_stale'; home: string; calendar: string }
  | {
      kind: 'feed_unclear'
      home: string
      calendar: string
      notes: readonly { event: string; text: string }[]
      count: number
    }
  | {
      kind: 'team_wrote'
      home: string | null
      /** The message's text, if it can be answered by email; otherwise it appears only in the product. */
      lines: readonly string[]
      files: number
      /** The subject the person gave the thread. */
      subject: string | null
    }
  | { kind: 'person_wrote'; home: string | null; person: string; lines: readonly string[]; files: number }
  | { kind: 'search_matched'; search: string; homes: readonly MatchedHome[]; count: number }
  | ({ kind: 'approval_requested' } & ApprovalFacts)
  | ({ kind: 'approval_given' } & ApprovalFacts)
  | ({ kind: 'approval_declined' } & ApprovalFacts)
  | ({ kind: 'approval_affects' } & ApprovalFacts)
  | { kind: 'payout_account_added'; ending: string }
  | { kind: 'co_owner_paid_elsewhere'; person: string }
  | { kind: 'team_vendor_removed'; home: string; vendor: string; day: Param; until: Param }
  | { kind: 'team_payout_account'; person: string; ending: string }
  | { kind: 'team_payout_account_stopped'; person: string; ending: string }
  | { kind: 'partner_decided'; state: PartnerDecision; note: string }
  | { kind: 'partner_renewal'; changed: boolean; on: Param }
  | { kind: 'partner_license'; region: string; on: Param; days: number }
  | { kind: 'partner_accreditation'; on: Param; days: number }
  | { kind: 'commission_earned'; number: string; amount: Param }
  | { kind: 'commission_reversed'; number: string; staff: boolean }
  | { kind: 'commission_claim_decided'; number: string; credited: boolean }
  | { kind: 'commission_answered'; number: string; upheld: boolean; answer: string }
  | { kind: 'partner_tax_form'; year: number; corrected: boolean }
  | { kind: 'partner_paid'; invoice: string; amount: Param }
  | { kind: 'partner_returned'; invoice: string; reason: string }
  | { kind: 'team_partner_applied'; person: string }
  | { kind: 'team_attribution_conflict'; number: string }
  | { kind: 'team_home_referred'; person: string }
  | { kind: 'partner_home_moved'; state: 'contacted' | 'inspected' | 'signed' | 'live' | 'declined'; note: string }
  | { kind: 'partner_joined'; person: string; on: Param }
  | { kind: 'agency_invited'; person: string; agency: string }
  | { kind: 'agency_lead_changed'; person: string; agency: string; own: boolean }
  | { kind: 'team_dispute_due'; person: string; on: Param }
  | { kind: 'team_dispute_overdue'; person: string; on: Param }
  | { kind: 'team_commission_disputed'; person: string; reason: string; on: Param }
  | { kind: 'mail_stopped'; address: string }

export type Occasion = StayOccasion | PlainOccasion
