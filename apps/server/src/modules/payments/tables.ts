import type { InstallmentState, IntentState, ReceivedMethod } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'
import type { ColumnType, Generated } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { MethodKind } from './gateway.ts'

/** How a payment was made: through the gateway, or as recorded by staff. */
export type PaymentKind = MethodKind | ReceivedMethod
export type CardHoldState = 'recorded' | 'held' | 'refused' | 'releasing' | 'released' | 'capturing' | 'captured'
export type RefundState = 'recorded' | 'succeeded' | 'failed' | 'by_other_means'
export type DisputeState = 'open' | 'won' | 'lost'
export type MovementKind = 'capture' | 'refund' | 'refund_returned' | 'dispute' | 'dispute_won'

export type PaymentsTables = {
  'stripe_gateway.charge': { key: string; payment_intent: string | null }
  'stripe_gateway.event': {
    id: string
    type: string
    payment_intent: string | null
    object: string | null
    account: string | null
    made_at: Date
    received_at: Date
    handled_at: Date | null
  }
  'payments.installment': {
    booking_id: number
    ordinal: number
    home_id: number
    account_id: number
    time_zone: string
    due_on: string
    due_at: Date
    at_booking: boolean
    currency: string
    amount_minor: number
    state: Generated<InstallmentState>
    attempts: Generated<number>
    next_try_at: Date
    grace_until: Date | null
    intent_id: number | null
    needs_guest: boolean
  }
  'payments.intent': {
    id: Generated<number>
    key: string
    gateway_key: string
    booking_id: number
    home_id: number
    account_id: number
    installments: number[]
    currency: string
    amount_minor: number
    off_session: boolean
    token: string | null
    card: string | null
    state: Generated<IntentState>
    method: Generated<string>
    challenge_url: string | null
    failure: string | null
    superseded_by: number | null
    card_hold_id: number | null
    payer: string | null
    kind: Generated<PaymentKind>
    agreed_address: string | null
    agreed_browser: string | null
    pending_since: Date | null
    answer_by: Date | null
    grace_until: Date | null
    created_at: Date
    resolved_at: Date | null
  }
  'payments.received': {
    intent_id: number
    received_on: string
    reference: string
    note: string
    files: number[]
    recorded_by: number | null
    entry_id: number
    deposited_on: string | null
    deposited_by: number | null
    deposit_entry_id: number | null
    reversed_at: Date | null
    reversed_by: number | null
    reversal_reason: string | null
  }
  'payments.card_hold': {
    id: Generated<number>
    gateway_key: string
    booking_id: number
    home_id: number
    account_id: number
    currency: string
    amount_minor: number
    token: string | null
    card: string | null
    state: Generated<CardHoldState>
    method: Generated<string>
    capture_before: Date | null
    captured_minor: number | null
    failure: string | null
    created_at: Date
    held_at: Date | null
    ended_at: Date | null
  }
  'payments.mandate': {
    booking_id: number
    home_id: number
    account_id: number
    card: string
    method: string
    authenticated: boolean
    kind: MethodKind
    intent_id: number | null
    given_at: Date
  }
  'payments.left_card': {
    id: Generated<number>
    gateway_key: string
    booking_id: number
    account_id: number
    token: string
    purpose: 'deposit' | 'later_payments'
    state: Generated<'recorded' | 'needs_action' | 'kept' | 'refused'>
    card: string | null
    method: Generated<string>
    reference: string | null
    challenge_url: string | null
    failure: string | null
    created_at: Date
    resolved_at: Date | null
  }
  'payments.refund': {
    id: Generated<number>
    gateway_key: string
    intent_id: number
    booking_id: number
    home_id: number
    currency: string
    amount_minor: number
    notified: Generated<boolean>
    why: ColumnType<Said, string, never>
    state: Generated<RefundState>
    failure: string | null
    proof: string | null
    created_at: Date
    resolved_at: Date | null
  }
  'payments.dispute': {
    id: Generated<number>
    reference: string
    intent_id: number
    booking_id: number
    home_id: number
    currency: string
    amount_minor: number
    advanced_minor: number
    entry_id: number
    state: Generated<DisputeState>
    opened_at: Date
    closed_at: Date | null
  }
  'payments.settlement': {
    id: Generated<number>
    currency: string
    amount_minor: number
    movements: number
    settled_at: Date
  }
  'payments.movement': {
    id: Generated<number>
    kind: MovementKind
    source_id: number
    intent_id: number
    booking_id: number
    home_id: number
    currency: string
    amount_minor: number
    moved_at: Date
    settlement_id: number | null
  }
}

export const db = tablesOf<PaymentsTables>()
