import type { Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

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
  'statements.payout': {
    id: Generated<number>
    owner_id: number
    currency: string
    amount_minor: number
    note: string
    paid_by: number | null
    payout_account_id: number | null
    paid_at: Date
  }
}

export const db = tablesOf<StatementsTables>()
