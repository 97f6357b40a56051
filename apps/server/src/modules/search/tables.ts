import type { AlertFrequency } from '@porchlight/contract'
import type { Generated } from 'kysely'
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
  'search.told_home': { saved_id: number; home_id: number; told_at: Date; price: number | null }
}

export const db = tablesOf<SearchTables>()
