import type { Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type PayeesTables = {
  'payees.payout_account': {
    id: Generated<number>
    account_id: number
    kind: 'us_bank' | 'iban'
    holder: string
    account_type: 'checking' | 'savings'
    routing_number: string | null
    number: string | null
    ending: string
    added_at: Date
    in_force_at: Date
    removed_at: Date | null
  }
}

export const db = tablesOf<PayeesTables>()
