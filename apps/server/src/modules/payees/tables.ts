import type { ForeignStatus, PlainDate, TaxForm } from '@porchlight/contract'
import type { ColumnType, Generated } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { PayoutProviderName, StripeWant } from './carrier.ts'

type TaxFormAnswers = Omit<TaxForm, 'id' | 'ending' | 'signedName' | 'signedAt' | 'revision'>
type ForeignStatusAnswers = Omit<ForeignStatus, 'id' | 'ending' | 'signedName' | 'signedAt' | 'expiresOn' | 'revision'>

export type PayeesTables = {
  'payees.payout_account': {
    id: Generated<number>
    account_id: number
    kind: 'us_bank' | 'iban' | 'stripe'
    holder: string
    account_type: 'checking' | 'savings'
    routing_number: string | null
    number: string | null
    ending: string
    added_at: Date
    in_force_at: Date
    removed_at: Date | null
    paid_at: Generated<Date | null>
    /** Since when it awaits the team, because its holder's name differs. */
    held_at: Generated<Date | null>
    /** For an account through a carrier, with the carrier's id for the bank account there. */
    connected_id: Generated<number | null>
    carrier_bank: Generated<string | null>
  }
  'payees.stop_link': { payout_account_id: number; secret_hash: string; secret: string; used_at: Date | null }
  'payees.connected_account': {
    id: Generated<number>
    account_id: number
    carrier: PayoutProviderName
    key: string
    reference: string | null
    chosen: boolean
    ready: Generated<boolean>
    wants: Generated<StripeWant[]>
    opened_at: Date
    looked_at: Date | null
  }
  'payees.foreign_status': {
    id: Generated<number>
    account_id: number
    stated: ColumnType<ForeignStatusAnswers, string, never>
    tax_id: string
    ending: string
    revision: string
    signed_name: string
    address: string
    user_agent: string
    signed_at: Date
    expires_on: PlainDate
  }
  'payees.foreign_status_reminder': { foreign_status_id: number; days: number; sent_at: Date }
  'payees.tax_form': {
    id: Generated<number>
    account_id: number
    stated: ColumnType<TaxFormAnswers, string, never>
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
