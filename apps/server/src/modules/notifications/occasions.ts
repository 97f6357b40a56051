import type { ApprovalKind } from '@porchlight/contract'

/** A stay in words, ready to be put into an email; amounts and dates already written out. */
export type StayDetails = {
  /** Whose email it is; null: the company's default brand. */
  brandId: string | null
  number: string
  home: string
  town: string
  guest: string
  firstName: string
  arrive: string
  arriveTime: string
  depart: string
  departTime: string
  nights: string
  party: string
  total: string
  paid: string
  /** The booking's page of the reader. */
  href: string
}

/** What an email about something else than a stay begins with. */
export type RecipientDetails = Pick<StayDetails, 'firstName' | 'href'>

type Next = { on: string; amount: string } | null
type Who = 'guest' | 'owner' | 'staff'

/** What happened to a stay, with the figures that belong to it. */
export type StayOccasion =
  | { kind: 'held'; until: string; dueNow: string }
  | { kind: 'requested'; until: string }
  | { kind: 'accepted'; until: string; dueNow: string }
  | { kind: 'declined'; note: string }
  | { kind: 'confirmed'; address: string; next: Next }
  | { kind: 'paid'; amount: string; next: Next }
  | { kind: 'payment_ahead'; amount: string; on: string; from: string }
  /** `until`: of a later payment, until when another card may pay it; null of one that the guest was making themselves. */
  | { kind: 'payment_failed'; amount: string; until: string | null }
  | { kind: 'bank_pending'; amount: string; until: string; nights: boolean }
  | { kind: 'bank_returned'; amount: string; until: string; nights: boolean }
  | { kind: 'canceled'; by: Who; refund: string | null; kept: string | null; rule: string }
  | { kind: 'missed'; refund: string | null; kept: string | null }
  | { kind: 'changed'; was: string; refund: string | null; dueNow: string | null; next: Next }
  | { kind: 'friend_joined'; friend: string }
  | { kind: 'resold'; amount: string }
  | { kind: 'refunded'; amount: string; otherwise: string | null }
  | { kind: 'refund_refused'; amount: string }
  | { kind: 'expired'; asked: boolean; returned: boolean; onItsWay: boolean }
  | { kind: 'week_ahead' }
  | { kind: 'arriving' }
  | { kind: 'leaving' }
  | { kind: 'review_ending'; until: string }
  | { kind: 'stay_ended'; until: string }
  | { kind: 'review_asked'; until: string }
  | { kind: 'review_published'; ofGuest: boolean; ofOwner: boolean }
  | { kind: 'review_answered' }
  | { kind: 'review_hidden'; reason: string }
  | { kind: 'review_put_back' }
  | { kind: 'claim_raised'; amount: string; until: string }
  | { kind: 'claim_answered'; amount: string; until: string }
  | { kind: 'claim_extended'; until: string; yours: boolean }
  | { kind: 'claim_escalated' }
  | { kind: 'claim_ended'; waived: string | null; charged: string | null; due: string | null; words: string }
  | { kind: 'payment_asked'; amount: string; reason: string }
  | { kind: 'change_asked'; is: string; more: string | null; until: string; note: string }
  | { kind: 'order_declined'; service: string; on: string; words: string }
  | { kind: 'card_missing'; amount: string; from: string }
  | { kind: 'deposit_refused'; amount: string; card: string }
  | { kind: 'team_claim'; amount: string }
  | { kind: 'team_change_answered'; is: string; answer: 'accepted' | 'declined' | 'expired' }
  | { kind: 'team_order'; service: string; on: string; people: number }
  | { kind: 'team_card_missing'; amount: string }
  | { kind: 'team_deposit_refused'; amount: string; failure: string }
  | { kind: 'owner_requested'; until: string; yours: string; message: string | null }
  | { kind: 'owner_withdrawn' }
  | { kind: 'owner_lapsed' }
  | { kind: 'owner_confirmed'; yours: string | null; contact: string }
  | { kind: 'owner_canceled'; by: Who; yours: string | null }
  | { kind: 'owner_missed'; yours: string | null }
  | { kind: 'owner_changed'; was: string; yours: string | null }
  | { kind: 'owner_arrived' }
  | { kind: 'owner_stay_ended'; until: string }
  | { kind: 'owner_review_asked'; until: string }
  | { kind: 'owner_review_published' }

/** Where the team has taken a home; a draft is one that it sent back. */
export type MovedTo = 'draft' | 'vetting' | 'live' | 'paused' | 'retired'

/** A home that fits a saved search, its price in words; `before` where it was told at a higher one. */
export type MatchedHome = {
  name: string
  town: string
  /** Its page, with the dates. */
  href: string
  dates: string | null
  price: string | null
  before: string | null
}

/** An act of the team that needs or needed approval, in words and money. */
export type ApprovalFacts = {
  act: ApprovalKind
  amount: string | null
  facts: Record<string, string | number | string[]>
  reason: string
  by: string
  /** Null where one person did it within their limit. */
  approver: string | null
  decision: string | null
}

/** What happened otherwise. */
export type PlainOccasion =
  | { kind: 'owner_statement'; quarter: number; year: number }
  | { kind: 'owner_paid'; amount: string }
  | { kind: 'payout_returned'; amount: string; reason: string }
  | { kind: 'calendar_clash'; home: string; calendar: string; nights: readonly string[] }
  | { kind: 'home_moved'; home: string; to: MovedTo; note: string }
  | { kind: 'feed_stale'; home: string; calendar: string }
  | {
      kind: 'feed_unclear'
      home: string
      calendar: string
      notes: readonly { event: string; text: string }[]
      count: number
    }
  | { kind: 'team_wrote'; home: string | null }
  | { kind: 'person_wrote'; home: string | null; person: string; lines: readonly string[]; files: number }
  | { kind: 'search_matched'; search: string; homes: readonly MatchedHome[]; count: number }
  | ({ kind: 'approval_requested' } & ApprovalFacts)
  | ({ kind: 'approval_given' } & ApprovalFacts)
  | ({ kind: 'approval_declined' } & ApprovalFacts)
  | ({ kind: 'approval_affects' } & ApprovalFacts)
  | { kind: 'payout_account_added'; ending: string }
  | { kind: 'co_owner_paid_elsewhere'; person: string }
  | { kind: 'team_vendor_removed'; home: string; vendor: string; day: string; until: string }
  | { kind: 'team_payout_account'; person: string; ending: string }
  | { kind: 'team_payout_account_stopped'; person: string; ending: string }
  | { kind: 'mail_stopped'; address: string }

export type Occasion = StayOccasion | PlainOccasion
