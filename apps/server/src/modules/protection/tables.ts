import type { Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type ProtectionTables = {
  'protection.payment': {
    id: Generated<number>
    currency: string
    amount_minor: number
    reference: string
    paid_by: number
    paid_at: Date
  }
}

export const db = tablesOf<ProtectionTables>()
