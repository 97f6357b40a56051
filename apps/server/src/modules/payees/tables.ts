import type { TaxForm } from '@porchlight/contract'
import type { ColumnType, Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

type ToldForTax = Omit<TaxForm, 'id' | 'ending' | 'signedName' | 'signedAt' | 'revision'>

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
    paid_at: Generated<Date | null>
  }
  'payees.tax_form': {
    id: Generated<number>
    account_id: number
    told: ColumnType<ToldForTax, string, never>
    tax_id: string
    ending: string
    revision: string
    signed_name: string
    address: string
    user_agent: string
    signed_at: Date
  }
}

export const db = tablesOf<PayeesTables>()
