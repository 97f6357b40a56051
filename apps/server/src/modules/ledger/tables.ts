import type { Said } from '@porchlight/wording'
import type { ColumnType, Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type LedgerTables = {
  'ledger.account': { code: string; book: string; normal_side: string; requires: string[] }
  'ledger.entry': {
    id: Generated<number>
    home_id: number | null
    booking_id: number | null
    purpose: string
    source: string
    document: ColumnType<Said, string, never>
    reverses: number | null
    occurred_on: string
    dated: string
    posted_at: Date
    line_count: number
  }
  'ledger.line': {
    entry_id: number
    ordinal: number
    account: string
    currency: string
    amount_minor: number
    home_id: number | null
    booking_id: number | null
    owner_id: number | null
    partner_id: number | null
    vendor_id: number | null
    authority: string | null
    charge_code: string | null
    fee_id: number | null
    charge_label: ColumnType<Said | null, string | null, never>
    why: ColumnType<Said, string, never>
  }
  /** A view: account balances, in parts that add up. */
  'ledger.current_balance': {
    account: string
    currency: string
    amount_minor: number
    home_id: number | null
    booking_id: number | null
    owner_id: number | null
    partner_id: number | null
    vendor_id: number | null
    authority: string | null
  }
  'ledger.closed_books': { until: string; closed_at: Date }
  'ledger.closed_period': { owner_id: number; until: string; closed_at: Date }
}

export const db = tablesOf<LedgerTables>()
