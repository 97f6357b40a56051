import type { Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type SupportTables = {
  'support.bug_report': {
    id: Generated<number>
    fingerprint: string
    source: string
    message: string
    location: string
    visibility: 'foreground' | 'background'
    account_id: number | null
    times: Generated<number>
    first_at: Date
    last_at: Date
  }
}

export const db = tablesOf<SupportTables>()
