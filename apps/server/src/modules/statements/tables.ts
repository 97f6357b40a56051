import type { PayoutSchedule } from '@porchlight/contract'
import type { ColumnType, Generated } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { ClosingCheck } from './closing-rules.ts'
import type { DropReason, RunState } from './run-rules.ts'

export type StatementsTables = {
  'statements.closed': {
    owner_id: number
    year: number
    quarter: number
    currency: string
    earned_minor: number
    payouts_minor: number
    closing_minor: number
    document: string
    hash: string
    closed_by: number | null
    closed_at: Date
  }
  'statements.bank_balance': {
    id: Generated<number>
    year: number
    quarter: number
    currency: string
    amount_minor: number
    reported_by: number | null
    reported_at: Date
  }
  'statements.closing': {
    year: number
    quarter: number
    owners: number
    looked_at: ColumnType<ClosingCheck[], string, never>
    closed_by: number | null
    closed_at: Date
  }
  'statements.correction': {
    entry_id: number
    reason: string
    files: number[]
    made_by: number | null
    approved_by: number | null
  }
  'statements.guarantee': {
    home_id: number
    year: number
    quarter: number
    currency: string
    promised_minor: number
    earned_minor: number
    added_minor: number
    at: Date
  }
  'statements.tax_filing': {
    id: Generated<number>
    year: number
    reason: string
    filed_by: number | null
    filed_at: Date
  }
  'statements.tax_form': {
    filing_id: number
    owner_id: number
    year: number
    version: number
    rents_minor: number
    withheld_minor: number
    w9_id: number | null
    document: string
    hash: string
  }
  'statements.payout_schedule': {
    id: Generated<number>
    schedule: ColumnType<PayoutSchedule, string, never>
    reason: string
    set_by: number | null
    set_at: Date
  }
  'statements.payout': {
    id: Generated<number>
    owner_id: number
    currency: string
    amount_minor: number
    note: string
    paid_by: number | null
    payout_account_id: number | null
    paid_at: Date
    state: Generated<'sent' | 'settled' | 'returned'>
    /** When the bank moved or returned it, and who recorded that. */
    ended_at: Date | null
    ended_by: number | null
    returned_for: string | null
  }
  'statements.carriage': {
    payout_id: number
    carrier: string
    key: string
    account: string
    state: 'recorded' | 'under_way' | 'arrived' | 'back' | 'refused'
    transfer: string | null
    payout: string | null
    expected_on: string | null
    blames_account: Generated<boolean>
    recorded_at: Date
    looked_at: Date | null
  }
  'statements.payout_run': {
    id: Generated<number>
    currency: string
    note: string
    state: RunState
    prepared_by: number | null
    prepared_at: Date
    approved_by: number | null
    approved_at: Date | null
    ended_by: number | null
    ended_at: Date | null
    effective_on: string | null
  }
  'statements.run_line': {
    run_id: number
    owner_id: number
    currency: string
    amount_minor: number
    payout_account_id: number
    dropped_for: DropReason | null
    payout_id: number | null
    open: Generated<boolean>
  }
}

export const db = tablesOf<StatementsTables>()
