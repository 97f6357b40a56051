import type { AlertFrequency, Language, SearchAlert } from '@porchlight/contract'
import type { Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

export type SearchTables = {
  'search.saved': {
    id: Generated<number>
    account_id: number
    name: string
    query: string
    frequency: AlertFrequency
    alerts: boolean
    saved_at: Date
    looked_at: Date
  }
  'search.email_alert': {
    id: Generated<number>
    email: string
    mailbox: string
    language: Language
    name: string
    query: string
    frequency: AlertFrequency
    state: SearchAlert['state']
    token: string
    requested_at: Date
    requested_times: Generated<number>
    looked_at: Date
  }
  'search.emailed_home': { alert_id: number; home_id: number; price: number | null }
  'search.notified_home': { saved_id: number; home_id: number; notified_at: Date; price: number | null }
}

export const db = tablesOf<SearchTables>()

export type EmailAlertRow = Selectable<SearchTables['search.email_alert']>
